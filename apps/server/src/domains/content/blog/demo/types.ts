import type { PostCategory } from '@dsms/contract/content/blog/calls'
import type { Translated } from '@dsms/contract/kernel/shared'
import type { Shape } from '../../../shop/public.ts'

export interface DemoComment {
  /** Name and address of a stranger; nothing for a colleague of the author. */
  from?: [name: string, email: string, website?: string]
  text: string
  /** Waits to be approved. */
  isWaiting?: boolean
  replies?: DemoComment[]
}

export interface DemoPost {
  slug: string
  categories: PostCategory[]
  picture: [shape: Shape, hue: number]
  title: Translated
  excerpt: Translated
  /** HTML. */
  content: Translated
  comments?: DemoComment[]
}
