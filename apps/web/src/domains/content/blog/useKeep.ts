import { bookmarkPost, type getBlogDetail } from '@dsms/contract/content/blog/calls'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { showFailure } from '../../../ui/toasts/toasts.tsx'
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
