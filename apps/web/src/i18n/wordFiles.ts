export interface WordFile {
  default: Record<string, string>
}

/** All words by their file, but for those that signing in needs. */
export const files = import.meta.glob<WordFile>(['./locales/*/*.json', '!./locales/*/{common,errors,auth,misc}.json'])
