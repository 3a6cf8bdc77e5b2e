import type { inviteGuardian, inviteStudent } from '@dsms/contract/students/portal/invitations'
import { call } from '../../../kernel/call/call.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { showDone, showFailure } from '../../../ui/toasts/toasts.tsx'

/** Asks somebody into the portal by mail; says where the mail went, or why it could not. */
export function useInvite(
  endpoint: typeof inviteStudent | typeof inviteGuardian,
  words: 'students' | 'guardians',
  id: number,
  school_id: number | undefined,
): () => Promise<void> {
  const students = useText('students')
  const guardians = useText('guardians')
  const errorText = useErrorText()
  return async () => {
    try {
      const { email } = await call(endpoint, { params: { id }, body: school_id === undefined ? {} : { school_id } })
      showDone(words === 'students' ? students('invited', { email }) : guardians('invited', { email }))
    } catch (error) {
      showFailure(errorText(error))
    }
  }
}
