import {
  getTask,
  getTaskCounts,
  listTasks,
  type Task,
  type TaskTag,
  type taskFilters,
} from '@dsms/contract/messages/tasks/calls'
import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { deviceDay } from '../../../kernel/browser/deviceDay.ts'
import { call } from '../../../kernel/call/call.ts'
import type { TaskSort } from './useTasksState.ts'

export type TaskFilter = (typeof taskFilters)[number]

export interface TasksView {
  filter: TaskFilter | undefined
  tag: TaskTag | undefined
  q: string
  sort: TaskSort
}

/** First part of the key of every list. */
export const listsKey = ['tasks', 'list'] as const
export const listKey = (view: TasksView) => [...listsKey, view] as const
export const isListKey = (key: readonly unknown[] = []): key is ReturnType<typeof listKey> =>
  key[0] === listsKey[0] && key[1] === listsKey[1]
export const taskKey = (id: number) => ['tasks', 'one', id] as const

export const useTaskList = (view: TasksView) =>
  useQuery({
    queryKey: listKey(view),
    queryFn: ({ signal }) =>
      call(listTasks, { query: { q: view.q, filter: view.filter, tag: view.tag, sortBy: view.sort } }, signal),
    // another search or order keeps the old rows until the new ones are there; another view begins empty
    placeholderData: (old, query) => {
      const before = query?.queryKey[2]
      return before?.filter === view.filter && before?.tag === view.tag ? keepPreviousData(old) : undefined
    },
  })

/** One task; what a list knows of it is shown until the answer is there. */
export function useTask(id: number) {
  const client = useQueryClient()
  return useQuery({
    queryKey: taskKey(id),
    queryFn: async ({ signal }) => (await call(getTask, { params: { id } }, signal)).task,
    placeholderData: () => listedTask(client, id),
    staleTime: 0,
  })
}

const listedTask = (client: QueryClient, id: number): Task | undefined =>
  client
    .getQueriesData<Task[]>({ queryKey: listsKey })
    .flatMap(([, tasks]) => tasks ?? [])
    .find((task) => task.id === id)

/** How many open tasks wait for the reader, how many of them are due, and what day it is in the school. */
export const useTaskCounts = () =>
  useQuery({ queryKey: ['tasks', 'counts'], queryFn: ({ signal }) => call(getTaskCounts, {}, signal) })

/** The school's day; until it is known, this device's. */
export const useToday = (): string => useTaskCounts().data?.today ?? deviceDay()
