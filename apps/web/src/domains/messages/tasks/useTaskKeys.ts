import type { RefObject } from 'react'
import { useShortcuts } from '../../../kernel/browser/shortcuts.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import type { TaskActions } from './useTaskActions.ts'
import { type TasksView, useTaskList } from './useTasks.ts'

interface Parts {
  view: TasksView
  list: RefObject<HTMLElement | null>
  search: RefObject<HTMLInputElement | null>
  actions: TaskActions
  add: () => void
}

/** The list by keyboard: j and k walk from name to name, where Enter opens; the rest acts on the row that has the focus. */
export function useTaskKeys({ view, list, search, actions, add }: Parts): void {
  const t = useText('tasks')
  const { data: tasks = [] } = useTaskList(view)

  const names = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-task]') ?? [])]
  const place = () => names().findIndex((name) => name.closest('li')?.contains(document.activeElement))
  const walk = (step: number) => {
    const all = names()
    const from = place()
    const next = all[from < 0 ? 0 : Math.min(Math.max(from + step, 0), all.length - 1)]
    next?.focus()
    next?.scrollIntoView({ block: 'nearest' })
  }
  const current = () => {
    const id = Number(names()[place()]?.dataset.task)
    return tasks.find((task) => task.id === id)
  }
  useShortcuts([
    { keys: 'n', label: t('key.new'), run: add },
    { keys: '/', label: t('key.search'), run: () => search.current?.focus() },
    { keys: 'j', label: t('key.next'), run: () => walk(1) },
    { keys: 'k', label: t('key.previous'), run: () => walk(-1) },
    { keys: 'o', label: t('key.open'), run: () => names()[place()]?.click() },
    {
      keys: 'x',
      label: t('key.complete'),
      run: () => {
        const task = current()
        if (task && !task.isDeleted) void actions.complete(task, !task.isCompleted)
      },
    },
    {
      keys: 's',
      label: t('key.star'),
      run: () => {
        const task = current()
        if (task && !task.isDeleted) void actions.star(task, !task.isImportant)
      },
    },
    {
      keys: '#',
      label: t('key.delete'),
      run: () => {
        const task = current()
        if (!task || task.isDeleted) return
        walk(place() === names().length - 1 ? -1 : 1)
        void actions.remove(task)
      },
    },
  ])
}
