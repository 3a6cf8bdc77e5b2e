import type { PageItem } from '@dsms/contract/insight/search/calls'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useWordOf } from '../../kernel/i18n/index.ts'

/** The name of a page of the product in the reader's language. */
export function usePageName(): (page: { target: string; title?: string }) => string {
  const nameOf = useWordOf('pageNames')
  // the gallery's samples stand in no list here: their names come with the answer
  return ({ target, title = target }) => nameOf(target) ?? title
}

/**
 * All that a page may be looked for by: its name in each language. These come with the first search; until then the
 * name on the screen must do.
 */
export function usePageWords(isNeeded: boolean): (page: PageItem) => string[] {
  const { data } = useQuery({
    queryKey: ['page-names'],
    queryFn: isNeeded ? async () => (await import('virtual:pages/names')).names : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return ({ target, title }) => [title, ...(data?.[target] ?? [])]
}
