import type { Task } from '@dsms/contract/messages/tasks/calls'
import { ActionIcon, Tooltip } from '@mantine/core'
import { IconRestore, IconTrashX } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useSession } from '../../../../kernel/session/session.ts'

interface Props {
  task: Task
  restore: (task: Task) => void
  purge: (task: Task) => void
}

/** A deleted task comes back, or goes for good where the reader made it. */
export function DeletedActions({ task, restore, purge }: Props) {
  const t = useText('tasks')
  const isMine = useSession()?.id === task.createdBy.id
  return (
    <>
      <Tooltip label={t('restore')}>
        <ActionIcon size={36} aria-label={t('restoreNamed', { title: task.title })} onClick={() => restore(task)}>
          <IconRestore size={20} stroke={1.5} />
        </ActionIcon>
      </Tooltip>
      {isMine && (
        <Tooltip label={t('purge')}>
          <ActionIcon
            size={36}
            color="red"
            aria-label={t('purgeNamed', { title: task.title })}
            onClick={() => purge(task)}
          >
            <IconTrashX size={20} stroke={1.5} />
          </ActionIcon>
        </Tooltip>
      )}
    </>
  )
}
