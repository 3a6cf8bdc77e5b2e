import type { Task } from '@dsms/contract/messages/tasks/calls'
import { Alert, Button, Drawer } from '@mantine/core'
import { IconRestore, IconTrash, IconTrashX } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useSession } from '../../../../kernel/session/session.ts'
import { SafeHtml } from '../../../../ui/apps/SafeHtml.tsx'
import { DueDate } from '../list/DueDate.tsx'
import { PurgeDialog } from '../list/PurgeDialog.tsx'
import { TagPill } from '../parts/TagPill.tsx'
import type { TaskActions } from '../useTaskActions.ts'
import { useToday } from '../useTasks.ts'
import { LinkedRecord } from './LinkedRecord.tsx'
import { PanelHeader } from './PanelHeader.tsx'
import classes from './TaskDrawer.module.css'
import { TaskOrigin } from './TaskOrigin.tsx'

interface Props {
  task: Task
  actions: TaskActions
  close: () => void
}

/** A deleted task can be read, restored, or deleted for good by whoever made it. */
export function DeletedTask({ task, actions, close }: Props) {
  const t = useText('tasks')
  const today = useToday()
  const isMine = useSession()?.id === task.createdBy.id
  const [isPurging, setPurging] = useState(false)
  return (
    <>
      <PanelHeader title={t('task')} />
      <Drawer.Body className={classes.body}>
        <div className={classes.fields}>
          <Alert color="gray" icon={<IconTrash size={20} stroke={1.5} />} title={t('isDeleted')} />
          <div className={classes.name} dir="auto">
            {task.title}
          </div>
          {task.dueDate && (
            <div>
              <DueDate day={task.dueDate} today={today} isCalm />
            </div>
          )}
          {task.assignee.id !== null && <div>{t('assignedTo', { name: `\u2068${task.assignee.fullName}\u2069` })}</div>}
          {task.tags.length > 0 && (
            <div className={classes.tags}>
              {task.tags.map((tag) => (
                <TagPill key={tag} tag={tag} />
              ))}
            </div>
          )}
          {task.link && (
            <div>
              <LinkedRecord link={task.link} />
            </div>
          )}
          <SafeHtml html={task.description} />
          <TaskOrigin task={task} />
        </div>
        <div className={classes.foot}>
          <Button
            leftSection={<IconRestore size={18} stroke={1.5} />}
            onClick={() => {
              close()
              void actions.restore(task)
            }}
          >
            {t('restore')}
          </Button>
          {isMine && (
            <Button
              variant="default"
              leftSection={<IconTrashX size={18} stroke={1.5} />}
              onClick={() => setPurging(true)}
            >
              {t('purge')}
            </Button>
          )}
        </div>
        <PurgeDialog
          task={isPurging ? task : undefined}
          purge={async (one) => {
            await actions.purge(one)
            close()
          }}
          close={() => setPurging(false)}
        />
      </Drawer.Body>
    </>
  )
}
