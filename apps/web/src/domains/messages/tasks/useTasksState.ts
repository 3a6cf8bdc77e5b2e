import { taskSorts } from '@dsms/contract/messages/tasks/calls'
import { useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useNavigate } from '../../../kernel/address/links.tsx'

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
  const { q, sort, task } = useSearch({ strict: false }) as Record<string, unknown>
  const navigate = useNavigate()
  const set = useCallback<TasksState['set']>(
    (part, isReplacing = false) =>
      void navigate({
        to: '.',
        replace: isReplacing,
        resetScroll: false,
        search: (old: Record<string, unknown>) => ({
          ...old,
          ...('q' in part ? { q: part.q || undefined } : {}),
          ...('sort' in part ? { sort: part.sort === 'latest' ? undefined : part.sort } : {}),
          ...('open' in part ? { task: part.open } : {}),
        }),
      }),
    [navigate],
  )
  return {
    q: typeof q === 'string' || typeof q === 'number' ? String(q) : '',
    sort: taskSorts.find((one) => one === sort) ?? 'latest',
    open: openOf(task),
    set,
  }
}

/** `task=12` as the router reads it: a number, or text. */
function openOf(task: unknown): TasksState['open'] {
  if (task === 'new') return 'new'
  const id = Number(task)
  return task !== undefined && Number.isInteger(id) && id > 0 ? id : undefined
}
