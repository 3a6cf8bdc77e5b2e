import type { PostCategory } from '@dsms/contract/blog'
import type { EditablePost, PostStatus } from '@dsms/contract/blog.editing'
import type { TranslatedText } from '@dsms/contract/translated'

export type PostValues = {
  title: TranslatedText
  content: TranslatedText
  excerpts: TranslatedText
  slug: string
  categories: PostCategory[]
  featuredImage: string
  status: PostStatus
}

const nothing: TranslatedText = { ar: '', en: '', de: '', fr: '', pt: '' }

export const noPost: PostValues = {
  title: nothing,
  content: nothing,
  excerpts: nothing,
  slug: '',
  categories: [],
  featuredImage: '',
  status: 'Draft',
}

export const valuesOf = (post: EditablePost): PostValues => ({
  title: { ...nothing, ...post.title },
  content: { ...nothing, ...post.content },
  excerpts: { ...nothing, ...post.excerpts },
  slug: post.slug,
  categories: post.blogCategories.map(({ value }) => value),
  featuredImage: post.featuredImage,
  status: post.status,
})

/** What is written; the status is set by a call of its own. An empty choice is none at all, so that the rules say "required". */
export const bodyOf = ({ status: _, featuredImage, slug, ...values }: PostValues) => ({
  ...values,
  slug: slug || (undefined as unknown as string),
  featuredImage: featuredImage || (undefined as unknown as string),
})
