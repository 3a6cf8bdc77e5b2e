import { getTask, type Task, taskInput, updateTask } from '@dsms/contract/messages/tasks/calls'
import { ActionIcon, Button, Drawer, Tooltip } from '@mantine/core'
import { IconCheck, IconCircle, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useSession } from '../../../../kernel/session/session.ts'
import { useRecordForm } from '../../../../kit/form/useRecordForm.ts'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import { StarButton } from '../parts/StarButton.tsx'
import type { TaskActions } from '../useTaskActions.ts'
import { taskKey } from '../useTasks.ts'
import { PanelHeader } from './PanelHeader.tsx'
import classes from './TaskDrawer.module.css'
import { TaskForm } from './TaskForm.tsx'
import { TaskOrigin } from './TaskOrigin.tsx'
import { bodyOf, type TaskValues, valuesOf, withoutPrefix } from './taskValues.ts'

interface Props {
  task: Task
  /** The state of the task that the form began with. */
  base: RefObject<Task | undefined>
  /** Told to the caller: whether something was typed. */
  isUnsaved: RefObject<() => boolean>
  actions: TaskActions
  /** Begins again with what is stored. */
  reset: () => void
  close: () => void
}

/** Changes a task. Completing, the star and deleting act at once; the fields when they are saved. */
export function EditTask({ task, base, isUnsaved, actions, reset, close }: Props) {
  const t = useText('tasks')
  const client = useQueryClient()
  const me = useSession()?.id
  const isGone = useRef(false)
  const { id, isCompleted, createdBy } = task
  const state = useRecordForm<TaskValues, Task>({
    initial: valuesOf(base.current ?? task),
    schema: taskInput,
    toBody: bodyOf,
    save: async (values, changed) => {
      const body = bodyOf(values)
      const change = Object.fromEntries(changed.map((field) => [field, body[field]]))
      try {
        return (await call(updateTask, { body: { task: { id, ...change, version: base.current?.version } } })).task
      } catch (error) {
        throw withoutPrefix(error)
      }
    },
    reload: async () => {
      const now = (await call(getTask, { params: { id } })).task
      base.current = now
      return { values: valuesOf(now), version: now.version }
    },
    onSaved: (saved) => {
      close()
      showDone(t('done.updated', { title: saved.title }))
      client.setQueryData(taskKey(id), saved)
      void client.invalidateQueries({ queryKey: ['tasks'] })
    },
  })
  const guarded = { ...state, isUnsaved: () => !isGone.current && state.isUnsaved() }
  isUnsaved.current = guarded.isUnsaved

  const remove = () => {
    isGone.current = true
    close()
    void actions.remove(task)
  }
  return (
    <>
      <PanelHeader title={t('task')}>
        <Button
          variant={isCompleted ? 'light' : 'default'}
          color="green"
          leftSection={isCompleted ? <IconCheck size={18} stroke={1.5} /> : <IconCircle size={18} stroke={1.5} />}
          aria-pressed={isCompleted}
          onClick={() => void actions.complete(task, !isCompleted)}
        >
          {t(isCompleted ? 'isCompleted' : 'complete')}
        </Button>
        <Tooltip label={t('delete')}>
          <ActionIcon size={36} aria-label={t('delete')} onClick={remove}>
            <IconTrash size={20} stroke={1.5} />
          </ActionIcon>
        </Tooltip>
        <StarButton isOn={task.isImportant} onChange={(isOn) => void actions.star(task, isOn)} />
      </PanelHeader>
      <Drawer.Body className={classes.body}>
        <TaskForm
          state={guarded}
          owner={createdBy.id === me ? undefined : createdBy.fullName}
          saveLabel={t('update')}
          other={
            <Button variant="default" onClick={reset}>
              {t('reset')}
            </Button>
          }
        >
          <TaskOrigin task={task} />
        </TaskForm>
      </Drawer.Body>
    </>
  )
}
