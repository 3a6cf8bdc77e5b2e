import { type PostCategory, postCategories } from '@dsms/contract/content/blog/calls'
import { useSidebar } from './useBlog.ts'

/** Names of the categories in the reader's language, as the server says them; their keys until it did. */
export function useCategories(): Record<PostCategory, string> {
  const { data } = useSidebar()
  const nameOf = (key: PostCategory) => data?.categories.find((one) => one.key === key)?.category ?? key
  return Object.fromEntries(postCategories.map((key) => [key, nameOf(key)])) as Record<PostCategory, string>
}
