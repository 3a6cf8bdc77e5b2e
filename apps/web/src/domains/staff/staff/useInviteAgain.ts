import type { Scope } from '@dsms/contract/kernel/permissions'
import type { Person } from '@dsms/contract/staff/staff/calls'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { showDone, showFailure } from '../../../ui/toasts/toasts.tsx'
import { useStaffCalls, useStaffChanged } from './useStaffQueries.ts'

/** Mails an invitation once more and says so. */
export function useInviteAgain(scope: Scope, person: Person, school_id: number | undefined): () => Promise<void> {
  const t = useText('staff')
  const errorText = useErrorText()
  const calls = useStaffCalls(scope, school_id)
  const changed = useStaffChanged(scope, school_id)
  return async () => {
    try {
      await calls.invite(person.id)
      showDone(t('inviteSent', { email: person.email }))
      await changed()
    } catch (error) {
      showFailure(errorText(error))
    }
  }
}
