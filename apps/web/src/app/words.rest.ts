import type { WordFile, WordSources } from '../kernel/i18n/index.ts'

/** All words by their file, but for those that signing in needs. */
export const words: WordSources['start'] = import.meta.glob<WordFile>([
  '../**/words/*.json',
  '!../kernel/i18n/{common,errors}/words/*.json',
  '!../domains/identity/signIn/words/*.json',
  '!./misc/words/*.json',
])
