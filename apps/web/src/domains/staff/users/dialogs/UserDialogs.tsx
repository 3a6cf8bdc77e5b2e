import { useText } from '../../../../kernel/i18n/index.ts'
import { ConfirmDialog } from '../../../../kit/records/dialogs/ConfirmDialog.tsx'
import { ReasonDialog } from '../../../../kit/records/dialogs/ReasonDialog.tsx'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import { useSetStatus } from '../useSetStatus.ts'
import { useUserCalls, useUsersChanged } from '../useUsers.ts'

interface Props {
  school_id: number | undefined
  user: { id: number; fullName: string }
  close: () => void
}

/** Keeps somebody out for a while, with the reason why. */
export function SuspendDialog({ school_id, user, close }: Props) {
  const t = useText('users')
  const setStatus = useSetStatus(school_id)
  return (
    <ReasonDialog
      title={t('suspend.title', { name: user.fullName })}
      text={t('suspend.text')}
      action={t('suspend')}
      isDangerous
      close={close}
      run={async (reason) => {
        await setStatus([user.id], 'inactive', reason || undefined)
        close()
      }}
      reasonLabel={t('reason')}
    />
  )
}

/** Shuts an account for good. */
export function DeleteDialog({ school_id, user, close, deleted }: Props & { deleted?: () => void | Promise<void> }) {
  const t = useText('users')
  const common = useText('common')
  const calls = useUserCalls(school_id)
  const changed = useUsersChanged(school_id)
  return (
    <ConfirmDialog
      opened
      title={t('delete.title', { name: user.fullName })}
      text={t('delete.text')}
      action={common('delete')}
      isDangerous
      close={close}
      run={async () => {
        await calls.remove(user.id)
        close()
        // away from what is gone first, or it would be read once more
        await deleted?.()
        showDone(t('deleted', { name: user.fullName }))
        await changed()
      }}
    />
  )
}
