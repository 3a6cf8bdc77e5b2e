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
