import { taskSorts } from '@dsms/contract/messages/tasks/calls'
import { useCallback } from 'react'
import { oneOf, text, useChangeSearch, useSearchOf, whole } from '../../../kernel/address/search.ts'

export type TaskSort = (typeof taskSorts)[number]

export interface TasksState {
  q: string
  sort: TaskSort
  /** The task that is open, or a new one. */
  open: number | 'new' | undefined
  set: (part: { q?: string; sort?: TaskSort; open?: number | 'new' | undefined }, isReplacing?: boolean) => void
}

/** What the address says of the list: the search, the order, and the open task. */
export function useTasksState(): TasksState {
  const { q, sort, task } = useSearchOf(readers)
  const change = useChangeSearch()
  const set = useCallback<TasksState['set']>(
    (part, isReplacing = false) =>
      void change(
        {
          ...('q' in part ? { q: part.q } : {}),
          ...('sort' in part ? { sort: part.sort === 'latest' ? undefined : part.sort } : {}),
          ...('open' in part ? { task: part.open } : {}),
        },
        { replace: isReplacing },
      ),
    [change],
  )
  return { q, sort, open: task, set }
}

const readers = {
  q: text,
  sort: (written: unknown) => oneOf(taskSorts)(written) ?? 'latest',
  task: (written: unknown) => (written === 'new' ? written : whole(written)),
}
