import type { Scope } from '@dsms/contract/kernel/permissions'
import type { StaffRow } from '@dsms/contract/staff/staff/calls'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ReasonDialog } from '../../../kit/records/dialogs/ReasonDialog.tsx'
import { showDone, showFailure, showUndo } from '../../../ui/toasts/toasts.tsx'
import { nextStatus } from './nextStatus.ts'
import { useStaffCalls, useStaffChanged } from './useStaffQueries.ts'

interface Props {
  scope: Scope
  school_id: number | undefined
  person: StaffRow
  close: () => void
}

/** Lets a person in or keeps them out, with the reason why. */
export function StatusDialog({ scope, school_id, person, close }: Props) {
  const t = useText('staff')
  const common = useText('common')
  const errorText = useErrorText()
  const calls = useStaffCalls(scope, school_id)
  const changed = useStaffChanged(scope, school_id)
  const name = person.full_name || person.username
  const next = nextStatus(person.status)
  const isLeaving = next === 'inactive'

  const run = async (reason: string) => {
    await calls.setStatus({
      id: person.id,
      status: next,
      reason: reason || undefined,
    })
    close()
    await changed()
    const words = t(isLeaving ? 'deactivated' : 'activated', { name })
    // nobody is locked by hand, so unlocking has no way back
    if (person.status === 'locked') return showDone(words)
    showUndo(words, common('undo'), () => {
      calls
        .setStatus({ id: person.id, status: isLeaving ? 'active' : 'inactive' })
        .then(changed)
        .catch((failure) => showFailure(errorText(failure)))
    })
  }

  return (
    <ReasonDialog
      title={t(isLeaving ? 'deactivate.title' : 'activate.title', { name })}
      text={t(isLeaving ? 'deactivate.text' : 'activate.text')}
      action={t(isLeaving ? 'deactivate' : 'activate')}
      isDangerous={isLeaving}
      run={run}
      close={close}
      reasonLabel={t('reason')}
    />
  )
}
