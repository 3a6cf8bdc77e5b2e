import type { Translated } from '@dsms/contract/kernel/shared'

/** A text in the five languages, Arabic first. */
export const say = (ar: string, en: string, de: string, fr: string, pt: string): Translated => ({ ar, en, de, fr, pt })

/** The same as paragraphs of HTML. */
export const tell = (...texts: Parameters<typeof say>): Translated =>
  say(...(texts.map((text) => `<p>${text}</p>`) as Parameters<typeof say>))
