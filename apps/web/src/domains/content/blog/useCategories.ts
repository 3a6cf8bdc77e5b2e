import { type PostCategory, postCategories } from '@dsms/contract/content/blog/calls'
import { recordOf } from '../../../kernel/objects.ts'
import { useSidebar } from './useBlog.ts'

/** Names of the categories in the reader's language, as the server says them; their keys until it did. */
export function useCategories(): Record<PostCategory, string> {
  const { data } = useSidebar()
  const nameOf = (key: PostCategory) => data?.categories.find((one) => one.key === key)?.category ?? key
  return recordOf(postCategories, nameOf)
}
