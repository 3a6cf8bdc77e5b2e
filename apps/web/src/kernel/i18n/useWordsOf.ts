import { textIn } from '@dsms/contract/kernel/choices/reading'
import type { TranslatedText } from '@dsms/contract/kernel/translated'
import { useCallback } from 'react'
import { useLanguage } from './index.ts'

/** A text as the reader would see it: see `readingOrder`. */
export function useWordsOf(): (texts: Partial<TranslatedText>) => string {
  const { code } = useLanguage()
  return useCallback((texts) => textIn(texts, code), [code])
}
