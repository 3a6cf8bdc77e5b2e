import type { Task } from '@dsms/contract/messages/tasks/calls'
import { type ComponentProps, useCallback, useDeferredValue } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import type { TaskActions } from '../useTaskActions.ts'
import { type TasksView, useToday } from '../useTasks.ts'
import type { TasksState } from '../useTasksState.ts'
import { SortableRow } from './SortableRow.tsx'
import { SortableTasks } from './SortableTasks.tsx'
import classes from './TaskList.module.css'
import { TaskRow } from './TaskRow.tsx'

interface Props {
  tasks: Task[]
  view: TasksView
  set: TasksState['set']
  actions: TaskActions
  isOld: boolean
  onPurge: (task: Task) => void
}

/** More than any window shows. */
const firstRows = 40

/** By age and in the own order tasks can be dragged, which is what makes the own order. */
export function TaskRows({ tasks, view, set, actions, isOld, onPurge }: Props) {
  const t = useText('tasks')
  const today = useToday()
  // what is in sight comes first; drawing the others does not hold up a key or a press
  const isWhole = useDeferredValue(true, false)
  const open = useCallback((id: number) => set({ open: id }), [set])

  const move = (id: number, after: number | null, rows: Task[]) => {
    void actions.move(id, after, rows, view)
    if (view.sort === 'manual') return
    set({ sort: 'manual' }, true)
    showDone(t('done.ownOrder'))
  }
  const canMove = view.filter !== 'deleted' && (view.sort === 'manual' || view.sort === 'latest')
  const Row = canMove ? SortableRow : PlainRow
  const list = (
    <ul className={classes.list} aria-label={t('list')} aria-busy={isOld || !isWhole}>
      {(isWhole ? tasks : tasks.slice(0, firstRows)).map((task) => (
        <Row key={task.id} task={task} today={today} actions={actions} onOpen={open} onPurge={onPurge} />
      ))}
    </ul>
  )
  if (!canMove) return list
  return (
    <SortableTasks rows={tasks} onMove={move}>
      {list}
    </SortableTasks>
  )
}

function PlainRow(props: Omit<ComponentProps<typeof TaskRow>, 'handle'>) {
  return (
    <li>
      <TaskRow {...props} />
    </li>
  )
}
