import { isFound, searchPatterns } from '@dsms/contract/kernel/choices/search'
import { fold } from '../../kernel/browser/fold.ts'
import type { Page } from './types.ts'
import type { ListState } from './useListState.ts'

/**
 * One page of a list that came whole, in its own order: the rows that match. `says` tells of a text whether what was
 * typed stands in it, however it is spelt.
 */
export function pageOfAll<Row>(
  all: readonly Row[],
  { q, page, perPage }: Pick<ListState, 'q' | 'page' | 'perPage'>,
  matches: (row: Row, says: (text: string) => boolean) => boolean,
): Page<Row> {
  const wanted = fold(q.trim())
  const patterns = searchPatterns(q)
  const says = (text: string) => fold(text).includes(wanted) || isFound(fold(text), patterns)
  const hits = all.filter((row) => matches(row, says))
  return { rows: hits.slice((page - 1) * perPage, page * perPage), total: hits.length }
}
