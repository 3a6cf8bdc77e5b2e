import type { QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ListState } from './useListState.ts'

declare module '../../kernel/i18n/words.ts' {
  interface Words {
    records: typeof import('./words/en.json')
  }
}

export interface Column<Row> {
  key: string
  title: string
  render: (row: Row) => ReactNode
  /** The name under which the server sorts by it; a head without it is plain text. */
  sort?: string
  /** Numbers and dates stand at the end. */
  align?: 'start' | 'end'
  /** Hidden until somebody chooses it. */
  isExtra?: boolean
  /** Stands on the card that a phone shows instead of the row. The first column always does. */
  onCard?: boolean
}

export interface FilterChoice {
  value: string
  label: string
}

/** Choices that are asked for when somebody turns to them: most visits to a list leave its filters alone. */
export interface LateChoices {
  queryKey: QueryKey
  queryFn: (context: { signal: AbortSignal }) => Promise<unknown>
  /** Makes choices of what was answered, which others may keep under the same key. */
  choicesOf: (answer: never) => FilterChoice[]
  /** Whether they can be asked for yet. */
  enabled?: boolean
}

export interface ListFilter {
  /** Its name in the address and in the call. */
  name: string
  label: string
  choices: FilterChoice[] | LateChoices
  /** It takes a day instead of one of the choices. */
  isDay?: boolean
}

export interface RowAction {
  key: string
  label: string
  icon: ReactNode
  run: () => void
  isDangerous?: boolean
}

export interface BulkAction<Row> {
  key: string
  label: (count: number) => string
  icon: ReactNode
  /** Rows of the selection that it applies to; the others are left alone. */
  fits?: (row: Row) => boolean
  run: (rows: Row[]) => void
  /** The same for all that the list's search and filters leave, where the server knows them by these. */
  runAll?: (list: Pick<ListState, 'q' | 'filters'>, total: number) => void
}

export interface Page<Row> {
  rows: Row[]
  total: number
  /** There are more than `total`, which were not counted. */
  isCapped?: boolean
}
