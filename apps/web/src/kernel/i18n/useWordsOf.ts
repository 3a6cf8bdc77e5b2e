import type { TranslatedText } from '@dsms/contract/kernel/translated'
import { useCallback } from 'react'
import { useLanguage } from './index.ts'

/** A text as the reader would see it: in their language, else in Arabic, English, or whichever says something. */
export function useWordsOf(): (texts: Partial<TranslatedText>) => string {
  const { code } = useLanguage()
  return useCallback(
    (texts) => texts[code] || texts.ar || texts.en || Object.values(texts).find((text) => text) || '',
    [code],
  )
}
