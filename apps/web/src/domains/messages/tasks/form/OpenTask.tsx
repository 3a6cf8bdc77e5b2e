import type { Task } from '@dsms/contract/messages/tasks/calls'
import { Drawer } from '@mantine/core'
import { useRef, useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import type { TaskActions } from '../useTaskActions.ts'
import { useTask } from '../useTasks.ts'
import { DeletedTask } from './DeletedTask.tsx'
import { EditTask } from './EditTask.tsx'
import { PanelHeader } from './PanelHeader.tsx'
import classes from './TaskDrawer.module.css'
import { isSameForm } from './taskValues.ts'

interface Props {
  id: number
  actions: TaskActions
  close: () => void
}

/** The task that the address names, whether or not it stands in the list. */
export function OpenTask({ id, actions, close }: Props) {
  const t = useText('tasks')
  const { data: task, error, refetch } = useTask(id)
  // the form follows what others change as long as nothing was typed here; what then differs is settled on saving
  const base = useRef<Task>(undefined)
  const isUnsaved = useRef(() => false)
  const form = useRef(0)
  const [resets, setResets] = useState(0)
  if (task && task !== base.current) {
    const isSame = base.current !== undefined && isSameForm(base.current, task)
    if (!isSame && !isUnsaved.current()) form.current += 1
    if (isSame || !isUnsaved.current()) base.current = task
  }
  if (task?.isDeleted) return <DeletedTask task={task} actions={actions} close={close} />
  if (task && base.current) {
    return (
      <EditTask
        key={`${form.current} ${resets}`}
        task={task}
        base={base}
        isUnsaved={isUnsaved}
        actions={actions}
        // to what is stored now, which may be newer than what the form began with
        reset={() => {
          base.current = task
          setResets((count) => count + 1)
        }}
        close={close}
      />
    )
  }
  return (
    <>
      <PanelHeader title={t('task')} />
      <Drawer.Body className={classes.body}>
        {error ? (
          <div className={classes.fields}>
            <ErrorBox error={error} onRetry={() => void refetch()} />
          </div>
        ) : (
          <ListSkeleton />
        )}
      </Drawer.Body>
    </>
  )
}
