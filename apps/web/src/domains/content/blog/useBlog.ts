import type { getBlogDetail } from '@dsms/contract/content/blog/calls'
import * as blog from '@dsms/contract/content/blog/calls'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useLanguage } from '../../../kernel/i18n/index.ts'
import { useSession } from '../../../kernel/session/session.ts'
import type { BlogView } from './useBlogState.ts'

/** Articles on a page of the list. */
export const pageSize = 6

/** Everything of the blog that is kept; what readers see is kept for each language. */
export const blogKeys = {
  all: ['blog'],
  posts: ['blog', 'posts'],
  post: ['blog', 'post'],
  bookmarks: ['blog', 'bookmarks'],
  managed: ['blog', 'managed'],
  comments: ['blog', 'comments'],
  /** Not below an article: keeping one changes what is below. */
  ownWaiting: (post: number) => ['blog', 'own-waiting', post],
} as const

export function usePosts({ q, category, page }: BlogView) {
  const { code } = useLanguage()
  return useQuery({
    queryKey: [...blogKeys.posts, code, { q, category, page }],
    queryFn: ({ signal }) =>
      call(blog.listBlogPosts, { query: { q: q || undefined, category, page, perPage: pageSize } }, signal),
    placeholderData: keepPreviousData,
  })
}

export function useSidebar() {
  const { code } = useLanguage()
  return useQuery({
    queryKey: ['blog', 'sidebar', code],
    queryFn: ({ signal }) => call(blog.getBlogSidebar, { query: {} }, signal),
  })
}

/** An article with what was said about it; without a key the newest. */
export function usePost(id: number | undefined) {
  const { code } = useLanguage()
  return useQuery({
    queryKey: [...blogKeys.post, code, id],
    queryFn: ({ signal }) => call(blog.getBlogDetail, { query: { id } }, signal),
  })
}

/** Keys of the articles that the reader keeps; strangers keep none. */
export function useBookmarks() {
  const user = useSession()
  return useQuery({
    queryKey: blogKeys.bookmarks,
    queryFn: async ({ signal }) => (await call(blog.listMyBookmarks, {}, signal)).ids,
    enabled: user !== null,
  })
}

/** What the reader said of an article and nobody has looked at yet. */
export function useOwnWaiting(post: number) {
  const user = useSession()
  return useQuery({
    queryKey: blogKeys.ownWaiting(post),
    queryFn: async ({ signal }) => (await call(blog.listMyWaitingComments, { params: { post } }, signal)).rows,
    enabled: user !== null,
  })
}

/** After a change everything of the blog is read again. */
export function useBlogChanged(): () => Promise<unknown> {
  const client = useQueryClient()
  return useCallback(() => client.invalidateQueries({ queryKey: blogKeys.all }), [client])
}

export type Blog = Answer<typeof getBlogDetail>['blog']
