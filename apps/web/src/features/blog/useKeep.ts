import { bookmarkPost, type getBlogDetail } from '@dsms/contract/blog'
import type { Answer } from '@dsms/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { showFailure } from '../../components/records/toasts.tsx'
import { useErrorText } from '../../i18n/errorText.ts'
import { call } from '../../lib/call.ts'
import { blogKeys } from './useBlog.ts'

type Detail = Answer<typeof getBlogDetail>

/** Keeps an article or lets it go: shown at once, and taken back where the server refuses. */
export function useKeep(post: number): (isKept: boolean) => Promise<void> {
  const client = useQueryClient()
  const errorText = useErrorText()
  const show = (isKept: boolean, countOf: (before: number) => number) => {
    client.setQueryData<number[]>(blogKeys.bookmarks, (ids = []) =>
      isKept ? [...ids.filter((id) => id !== post), post] : ids.filter((id) => id !== post),
    )
    client.setQueriesData<Detail>({ queryKey: blogKeys.post }, (detail) =>
      detail?.blog.id === post
        ? { ...detail, blog: { ...detail.blog, bookmarked: countOf(detail.blog.bookmarked) } }
        : detail,
    )
  }
  return async (isKept) => {
    show(isKept, (before) => Math.max(0, before + (isKept ? 1 : -1)))
    try {
      const answer = await call(bookmarkPost, { params: { post }, body: { isKept } })
      show(answer.isKept, () => answer.bookmarked)
    } catch (failure) {
      show(!isKept, (before) => Math.max(0, before + (isKept ? -1 : 1)))
      showFailure(errorText(failure))
    }
  }
}
