import { addTask, type Task, type TaskTag, taskInput } from '@dsms/contract/messages/tasks/calls'
import { Button, Drawer } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useRecordForm } from '../../../../kit/form/useRecordForm.ts'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import { StarButton } from '../parts/StarButton.tsx'
import { useTaskCounts, useToday } from '../useTasks.ts'
import { PanelHeader } from './PanelHeader.tsx'
import classes from './TaskDrawer.module.css'
import { TaskForm } from './TaskForm.tsx'
import { bodyOf, emptyTask, type TaskValues, withoutPrefix } from './taskValues.ts'

interface Props {
  tag: TaskTag | undefined
  close: () => void
}

/** Makes a task, due today unless told otherwise: the school's day, so it has to be known first. */
export function NewTask(props: Props) {
  const t = useText('tasks')
  const { isPending } = useTaskCounts()
  const today = useToday()
  const [isImportant, setImportant] = useState(false)
  return (
    <>
      <PanelHeader title={t('add')}>
        <StarButton isOn={isImportant} onChange={setImportant} />
      </PanelHeader>
      <Drawer.Body className={classes.body}>
        {isPending ? <ListSkeleton /> : <NewTaskForm {...props} today={today} isImportant={isImportant} />}
      </Drawer.Body>
    </>
  )
}

function NewTaskForm({ tag, close, today, isImportant }: Props & { today: string; isImportant: boolean }) {
  const t = useText('tasks')
  const common = useText('common')
  const client = useQueryClient()
  const state = useRecordForm<TaskValues, Task>({
    initial: emptyTask(today, tag),
    schema: taskInput,
    toBody: bodyOf,
    save: async (values) => {
      try {
        return (await call(addTask, { body: { task: { ...bodyOf(values), isImportant } } })).task
      } catch (error) {
        throw withoutPrefix(error)
      }
    },
    onSaved: (task) => {
      close()
      showDone(t('done.added', { title: task.title }))
      void client.invalidateQueries({ queryKey: ['tasks'] })
    },
  })
  return (
    <TaskForm
      state={state}
      saveLabel={common('add')}
      other={
        <Button variant="default" onClick={close}>
          {common('cancel')}
        </Button>
      }
    />
  )
}
