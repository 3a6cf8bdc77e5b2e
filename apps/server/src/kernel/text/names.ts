import { textIn } from '@dsms/contract/kernel/choices/reading'

/** A name as a reader of the language sees it: see `readingOrder`. */
export const nameIn = textIn
