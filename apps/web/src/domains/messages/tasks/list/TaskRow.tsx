import type { Task } from '@dsms/contract/messages/tasks/calls'
import { Checkbox, Tooltip } from '@mantine/core'
import { clsx } from 'clsx'
import { memo, type ReactNode } from 'react'
import { Link } from '../../../../kernel/address/links.tsx'
import { useText } from '../../../../kernel/i18n/index.ts'
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx'
import { LinkedRecord } from '../form/LinkedRecord.tsx'
import { StarButton } from '../parts/StarButton.tsx'
import { TagPill } from '../parts/TagPill.tsx'
import type { TaskActions } from '../useTaskActions.ts'
import { DeletedActions } from './DeletedActions.tsx'
import { DueDate } from './DueDate.tsx'
import classes from './TaskRow.module.css'

interface Props {
  task: Task
  today: string
  actions: TaskActions
  onOpen: (id: number) => void
  onPurge: (task: Task) => void
  /** The handle, where the order can be changed. */
  handle?: ReactNode
}

/** A task in a line: done or not, what, until when, whose. Its name is the link that opens it. */
export const TaskRow = memo(function TaskRow({ task, today, actions, onOpen, onPurge, handle }: Props) {
  const t = useText('tasks')
  const { title, isCompleted, isDeleted, assignee } = task
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: for the pointer; the name in it is a link
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      className={classes.row}
      onClick={(event) => {
        const isOwn = (event.target as Element).closest('a, button, input, label')
        if (!isOwn && !getSelection()?.toString()) onOpen(task.id)
      }}
    >
      {handle}
      {!isDeleted && (
        <Checkbox
          className={classes.box}
          size="sm"
          checked={isCompleted}
          aria-label={t('completeNamed', { title })}
          onChange={(event) => void actions.complete(task, event.currentTarget.checked)}
        />
      )}
      <div className={classes.main}>
        <Link
          to="."
          search={(old: Record<string, unknown>) => ({ ...old, task: task.id })}
          resetScroll={false}
          className={clsx(classes.title, isCompleted && classes.done)}
          data-task={task.id}
        >
          <span className={classes.name} dir="auto">
            {title}
          </span>
        </Link>
        <div className={classes.meta}>
          {task.link && <LinkedRecord link={task.link} />}
          {task.tags.length > 0 && (
            <span className={classes.tags}>
              {task.tags.map((tag) => (
                <TagPill key={tag} tag={tag} />
              ))}
            </span>
          )}
          {task.dueDate && <DueDate day={task.dueDate} today={today} isCalm={isCompleted || isDeleted} />}
        </div>
      </div>
      <span className={classes.person}>
        {assignee.id !== null && (
          <Tooltip label={<bdi>{assignee.fullName}</bdi>}>
            <span role="img" aria-label={t('assignedTo', { name: assignee.fullName })}>
              <PersonAvatar name={assignee.fullName} src={assignee.avatar || null} size={28} />
            </span>
          </Tooltip>
        )}
      </span>
      {isDeleted ? (
        <DeletedActions task={task} restore={actions.restore} purge={onPurge} />
      ) : (
        <StarButton
          isOn={task.isImportant}
          title={title}
          onChange={(isImportant) => void actions.star(task, isImportant)}
        />
      )}
    </div>
  )
})
