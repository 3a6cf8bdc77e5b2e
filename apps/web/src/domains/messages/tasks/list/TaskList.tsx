import type { Task } from '@dsms/contract/messages/tasks/calls'
import { memo, type RefObject, useState } from 'react'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import type { TaskActions } from '../useTaskActions.ts'
import { type TasksView, useTaskList } from '../useTasks.ts'
import type { TasksState } from '../useTasksState.ts'
import { EmptyTasks } from './EmptyTasks.tsx'
import { PurgeDialog } from './PurgeDialog.tsx'
import classes from './TaskList.module.css'
import { TaskRows } from './TaskRows.tsx'

interface Props {
  view: TasksView
  set: TasksState['set']
  actions: TaskActions
  ref: RefObject<HTMLDivElement | null>
}

/** The tasks of a view, or why there are none. */
export const TaskList = memo(function TaskList({ view, set, actions, ref }: Props) {
  const { data: tasks, error, refetch, isPlaceholderData } = useTaskList(view)
  const [purging, setPurging] = useState<Task>()
  return (
    <div className={classes.scroll} ref={ref}>
      {error && !tasks && (
        <div className={classes.around}>
          <ErrorBox error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {!tasks && !error && <ListSkeleton />}
      {tasks?.length === 0 && (
        <div className={classes.around}>
          <EmptyTasks view={view} set={set} />
        </div>
      )}
      {tasks && tasks.length > 0 && (
        <TaskRows
          key={`${view.filter}:${view.tag}`}
          tasks={tasks}
          view={view}
          set={set}
          actions={actions}
          isOld={isPlaceholderData}
          onPurge={setPurging}
        />
      )}
      <PurgeDialog task={purging} purge={actions.purge} close={() => setPurging(undefined)} />
    </div>
  )
})
