import {
  addTask,
  deleteTask,
  moveTask,
  purgeTask,
  restoreTask,
  type Task,
  type TaskInput,
  updateTask,
} from '@dsms/contract/messages/tasks/calls'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { showDone, showFailure, showUndo } from '../../../ui/toasts/toasts.tsx'
import { isListKey, listKey, listsKey, type TaskFilter, type TasksView, taskKey } from './useTasks.ts'

type Change = Partial<Pick<Task, 'isCompleted' | 'isImportant'>>

export interface TaskActions {
  complete: (task: Task, isCompleted: boolean) => Promise<Task | undefined>
  star: (task: Task, isImportant: boolean) => Promise<Task | undefined>
  remove: (task: Task) => Promise<void>
  restore: (task: Task) => Promise<void>
  /** Throws, for the dialog that asked. */
  purge: (task: Task) => Promise<void>
  /** Adds a task in a line; throws, so that what was typed can stay. */
  addQuickly: (task: Pick<TaskInput, 'title' | 'tags' | 'isImportant'>) => Promise<void>
  /** Puts a task behind another one of the reader's own order, or first; `rows` is the list as it will be. */
  move: (id: number, after: number | null, rows: Task[], view: TasksView) => Promise<void>
}

/** What can be done to a task at once: seen before the server answers, taken back when it refuses, undone where it can be. */
export function useTaskActions(): TaskActions {
  const t = useText('tasks')
  const common = useText('common')
  const errorText = useErrorText()
  const client = useQueryClient()
  return useMemo(() => {
    const settle = () => client.invalidateQueries({ queryKey: ['tasks'] })
    let last: Promise<unknown> = Promise.resolve()
    let waiting = 0
    /** Shows the outcome first, then makes the call, one after another; a refusal is told and what is stored is read again. */
    const attempt = async <T>(show: () => void, run: () => Promise<T>): Promise<T | undefined> => {
      waiting += 1
      await client.cancelQueries({ queryKey: ['tasks'] })
      show()
      const turn = last.then(run)
      last = turn.catch(() => undefined)
      try {
        return await turn
      } catch (error) {
        showFailure(errorText(error))
      } finally {
        waiting -= 1
        // what is read between two changes would take the second one back for a moment
        if (waiting === 0) void settle()
      }
    }
    const change = (task: Task, part: Change) =>
      attempt(
        () => patch(client, task.id, part),
        async () => (await call(updateTask, { body: { task: { id: task.id, ...part } } })).task,
      )

    const complete: TaskActions['complete'] = async (task, isCompleted) => {
      const saved = await change(task, { isCompleted })
      if (saved && isCompleted)
        showUndo(t('done.completed', { title: task.title }), common('undo'), () => void complete(task, false))
      return saved
    }
    const restore: TaskActions['restore'] = (task) =>
      attempt(
        () => drop(client, task.id, (filter) => filter === 'deleted'),
        async () => {
          await call(restoreTask, { params: { id: task.id }, body: {} })
          showDone(t('done.restored', { title: task.title }))
        },
      )
    return {
      complete,
      restore,
      star: (task, isImportant) => change(task, { isImportant }),
      remove: (task) =>
        attempt(
          () => drop(client, task.id, (filter) => filter !== 'deleted'),
          async () => {
            await call(deleteTask, { query: { taskId: task.id } })
            showUndo(t('done.deleted', { title: task.title }), common('undo'), () => void restore(task))
          },
        ),
      purge: async (task) => {
        await call(purgeTask, { params: { id: task.id } })
        drop(client, task.id, () => true)
        showDone(t('done.purged', { title: task.title }))
        void settle()
      },
      addQuickly: async (task) => {
        await call(addTask, { body: { task } })
        await settle()
      },
      move: (id, after, rows, view) =>
        attempt(
          () => client.setQueryData(listKey({ ...view, sort: 'manual' }), rows),
          async () => void (await call(moveTask, { params: { id }, body: { after } })),
        ),
    }
  }, [client, common, errorText, t])
}

/** Shows a change in every list and in the open task. */
function patch(client: QueryClient, id: number, part: Change) {
  const change = (task: Task) => (task.id === id ? { ...task, ...part } : task)
  client.setQueriesData<Task[]>({ queryKey: listsKey }, (tasks) => tasks?.map(change))
  client.setQueryData<Task>(taskKey(id), (task) => task && change(task))
}

/** Takes a task out of the lists that it leaves. */
function drop(client: QueryClient, id: number, isLeft: (filter: TaskFilter | undefined) => boolean) {
  const lists = client.getQueriesData<Task[]>({ queryKey: listsKey })
  for (const [key, tasks] of lists) {
    if (!isListKey(key) || !isLeft(key[2].filter)) continue
    client.setQueryData(
      key,
      tasks?.filter((task) => task.id !== id),
    )
  }
}
