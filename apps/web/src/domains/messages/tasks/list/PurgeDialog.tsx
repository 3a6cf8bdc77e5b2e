import type { Task } from '@dsms/contract/messages/tasks/calls'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ConfirmDialog } from '../../../../kit/records/dialogs/ConfirmDialog.tsx'

interface Props {
  task: Task | undefined
  purge: (task: Task) => Promise<void>
  close: () => void
}

/** Asks before a task is deleted for good. */
export function PurgeDialog({ task, purge, close }: Props) {
  const t = useText('tasks')
  return (
    <ConfirmDialog
      opened={task !== undefined}
      title={t('purge.title', { title: task?.title ?? '' })}
      text={t('purge.text')}
      action={t('purge')}
      isDangerous
      run={async () => {
        if (task) await purge(task)
        close()
      }}
      close={close}
    />
  )
}
