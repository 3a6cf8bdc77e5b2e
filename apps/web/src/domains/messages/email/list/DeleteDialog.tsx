import { useText } from '../../../../kernel/i18n/index.ts'
import { ConfirmDialog } from '../../../../kit/records/dialogs/ConfirmDialog.tsx'
import type { Mail } from '../mailbox/mailCache.ts'
import type { MailActions } from '../mailbox/useMailActions.ts'

/** Mails of the trash that are to go for good, or all of it. */
export type Doomed = Mail[] | 'all'

interface Props {
  doomed: Doomed | null
  actions: MailActions
  close: () => void
  onDone: () => void
}

/** Asks before what cannot be undone. */
export function DeleteDialog({ doomed, actions, close, onDone }: Props) {
  const t = useText('email')
  const count = doomed === 'all' ? 0 : (doomed?.length ?? 0)
  return (
    <ConfirmDialog
      opened={doomed !== null}
      title={doomed === 'all' ? t('emptyTrash.title') : t('deleteForGood.title', { count })}
      text={t('deleteForGood.text')}
      action={t(doomed === 'all' ? 'emptyTrash' : 'deleteForGood')}
      isDangerous
      run={async () => {
        if (doomed === 'all') await actions.emptyTrash()
        else if (doomed) await actions.deleteForGood(doomed)
        close()
        onDone()
      }}
      close={close}
    />
  )
}
