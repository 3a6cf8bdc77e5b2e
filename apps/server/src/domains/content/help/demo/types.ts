import type { TopicIcon } from '@dsms/contract/content/help/editing'
import type { Translated } from '@dsms/contract/kernel/shared'

export interface DemoQuestion {
  slug: string
  question: Translated
  /** HTML. */
  answer: Translated
}

export interface DemoTopic {
  slug: string
  icon: TopicIcon
  colour: '' | 'primary' | 'success' | 'warning' | 'danger' | 'info'
  title: Translated
  subtitle: Translated
  questions: DemoQuestion[]
}

/** A text in the five languages, Arabic first. */
export const say = (ar: string, en: string, de: string, fr: string, pt: string): Translated => ({ ar, en, de, fr, pt })

/** The same as paragraphs of HTML. */
export const tell = (...texts: Parameters<typeof say>): Translated =>
  say(...(texts.map((text) => `<p>${text}</p>`) as Parameters<typeof say>))
