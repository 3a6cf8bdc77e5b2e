import { type Language, languages } from '@dsms/contract/shared'

/** The best of our languages for an Accept-Language header; the default when none fits. */
export function languageOf(header: string | undefined, fallback: Language): Language {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(';q=')
      return { code: tag.toLowerCase().split('-')[0], quality: quality === undefined ? 1 : Number(quality) || 0 }
    })
    .sort((a, b) => b.quality - a.quality)
  for (const { code } of wanted) {
    const language = languages.find((known) => known === code)
    if (language) return language
  }
  return fallback
}
