import type { TranslatedText } from '@dsms/contract/kernel/translated'

/** A text that nobody wrote yet, in any language. */
export const noText: TranslatedText = { ar: '', en: '', de: '', fr: '', pt: '' }
