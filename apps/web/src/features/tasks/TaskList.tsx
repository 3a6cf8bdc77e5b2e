import type { Task } from '@dsms/contract/tasks'
import { type ReactNode, type RefObject, useCallback, useState } from 'react'
import { ErrorBox } from '../../components/ErrorBox.tsx'
import { ListSkeleton } from '../../components/records/list/ListSkeleton.tsx'
import { showDone } from '../../components/records/toasts.tsx'
import { useText } from '../../i18n/index.ts'
import { EmptyTasks } from './EmptyTasks.tsx'
import { PurgeDialog } from './PurgeDialog.tsx'
import { SortableRow } from './SortableRow.tsx'
import { SortableTasks } from './SortableTasks.tsx'
import classes from './TaskList.module.css'
import { TaskRow } from './TaskRow.tsx'
import type { TaskActions } from './useTaskActions.ts'
import { type TasksView, useTaskList, useToday } from './useTasks.ts'
import type { TasksState } from './useTasksState.ts'

interface Props {
  view: TasksView
  set: TasksState['set']
  actions: TaskActions
  ref: RefObject<HTMLDivElement | null>
}

/** The tasks of a view. By age and in the own order they can be dragged, which is what makes the own order. */
export function TaskList({ view, set, actions, ref }: Props) {
  const t = useText('tasks')
  const { data: tasks, error, refetch, isPlaceholderData } = useTaskList(view)
  const today = useToday()
  const [purging, setPurging] = useState<Task>()
  const open = useCallback((id: number) => set({ open: id }), [set])

  const move = (id: number, after: number | null, rows: Task[]) => {
    void actions.move(id, after, rows, view)
    if (view.sort === 'manual') return
    set({ sort: 'manual' }, true)
    showDone(t('done.ownOrder'))
  }
  const canMove = view.filter !== 'deleted' && (view.sort === 'manual' || view.sort === 'latest')
  const Row = canMove ? SortableRow : PlainRow
  const list = tasks && tasks.length > 0 && (
    <ul className={classes.list} aria-label={t('list')} aria-busy={isPlaceholderData}>
      {tasks.map((task) => (
        <Row key={task.id} task={task} today={today} actions={actions} onOpen={open} onPurge={setPurging} />
      ))}
    </ul>
  )
  return (
    <div className={classes.scroll} ref={ref}>
      {error && !tasks && (
        <Around>
          <ErrorBox error={error} onRetry={() => void refetch()} />
        </Around>
      )}
      {!tasks && !error && <ListSkeleton />}
      {tasks?.length === 0 && (
        <Around>
          <EmptyTasks view={view} set={set} />
        </Around>
      )}
      {list && canMove && (
        <SortableTasks rows={tasks} onMove={move}>
          {list}
        </SortableTasks>
      )}
      {list && !canMove && list}
      <PurgeDialog task={purging} purge={actions.purge} close={() => setPurging(undefined)} />
    </div>
  )
}

const Around = ({ children }: { children: ReactNode }) => <div className={classes.around}>{children}</div>

function PlainRow(props: Omit<React.ComponentProps<typeof TaskRow>, 'handle'>) {
  return (
    <li>
      <TaskRow {...props} />
    </li>
  )
}
