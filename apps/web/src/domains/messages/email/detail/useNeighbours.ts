import type { Answer } from '@dsms/contract/kernel/endpoint'
import { type getEmail, paginateEmail } from '@dsms/contract/messages/email/calls'
import { useRef } from 'react'
import { CallError, call } from '../../../../kernel/call/call.ts'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { showFailure } from '../../../../ui/toasts/toasts.tsx'
import type { Mail } from '../mailbox/mailCache.ts'
import { type MailPlace, queryOf } from '../mailbox/mailView.ts'

type Opened = Answer<typeof getEmail>

/** The ways to the mails above (newer) and below (older) in the view; undefined where it ends. */
export function useNeighbours(mail: Opened | undefined, isPreliminary: boolean, place: MailPlace, mails: Mail[]) {
  const errorText = useErrorText()
  const isAsking = useRef(false)
  if (!mail) return { newer: undefined, older: undefined }
  const at = mails.findIndex(({ id }) => id === mail.id)

  const go = async (dir: 'previous' | 'next') => {
    // beyond the rows on the screen the server knows
    const beside = at < 0 ? undefined : mails[at + (dir === 'next' ? 1 : -1)]
    if (beside) return place.openMail(beside.id, true)
    if (isAsking.current) return
    isAsking.current = true
    try {
      const found = await call(paginateEmail, { query: { ...queryOf(place.view), dir, emailId: mail.id } })
      place.openMail(found.id, true)
    } catch (error) {
      // the view ended meanwhile
      if (!(error instanceof CallError && error.status === 404)) showFailure(errorText(error))
    } finally {
      isAsking.current = false
    }
  }
  const hasNewer = isPreliminary ? at > 0 : mail.hasPreviousMail
  const hasOlder = isPreliminary ? at >= 0 && at < mails.length - 1 : mail.hasNextMail
  return {
    newer: hasNewer ? () => void go('previous') : undefined,
    older: hasOlder ? () => void go('next') : undefined,
  }
}
