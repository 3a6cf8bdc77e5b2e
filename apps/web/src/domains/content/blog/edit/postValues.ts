import type { PostCategory } from '@dsms/contract/content/blog/calls'
import type { EditablePost, PostStatus } from '@dsms/contract/content/blog/editing'
import type { TranslatedText } from '@dsms/contract/kernel/translated'
import { noText } from '../../../../kit/inputs/noText.ts'

export type PostValues = {
  title: TranslatedText
  content: TranslatedText
  excerpts: TranslatedText
  slug: string
  categories: PostCategory[]
  featuredImage: string
  status: PostStatus
}

export const noPost: PostValues = {
  title: noText,
  content: noText,
  excerpts: noText,
  slug: '',
  categories: [],
  featuredImage: '',
  status: 'Draft',
}

export const valuesOf = (post: EditablePost): PostValues => ({
  title: { ...noText, ...post.title },
  content: { ...noText, ...post.content },
  excerpts: { ...noText, ...post.excerpts },
  slug: post.slug,
  categories: post.blogCategories.map(({ value }) => value),
  featuredImage: post.featuredImage,
  status: post.status,
})

/** The text of the article; the status is set by a call of its own. An empty choice is none at all, so that the rules say "required". */
export const bodyOf = ({ status: _, featuredImage, slug, ...values }: PostValues) => ({
  ...values,
  slug: slug || undefined,
  featuredImage: featuredImage || undefined,
})
