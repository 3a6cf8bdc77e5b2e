import { listEmails } from '@dsms/contract/messages/email/calls'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import type { Mail } from './mailCache.ts'
import type { MailView } from './mailView.ts'
import { useMails } from './useMails.ts'

const inbox = { folder: 'inbox', label: undefined, q: '', page: 1 } as const

/** Tells those who listen rather than look that a mail has come, whatever folder is on the screen. */
export function NewMail({ view }: { view: Pick<MailView, 'folder' | 'label'> }) {
  const t = useText('email')
  const [words, setWords] = useState('')
  const latest = useRef<number | null>(null)
  const mail = useNewest(view.folder === 'inbox')
  useEffect(() => {
    if (mail === undefined) return
    const isLater = latest.current !== null && mail !== null && mail.id > latest.current
    latest.current = Math.max(latest.current ?? 0, mail?.id ?? 0)
    if (isLater && !mail.isRead) {
      setWords(t('newMail', { name: mail.from.name, subject: mail.subject || t('noSubject') }))
    }
  }, [mail, t])
  return (
    <p className="visuallyHidden" role="status">
      {words}
    </p>
  )
}

/** The newest mail of the inbox: from its list when that is on the screen, else asked for. */
function useNewest(isInbox: boolean): Mail | null | undefined {
  const listed = useMails(inbox, isInbox)
  const asked = useQuery({
    queryKey: ['email', 'newest'],
    queryFn: async ({ signal }) => {
      const { emails } = await call(listEmails, { query: { folder: 'inbox', page: 1, perPage: 1 } }, signal)
      return emails[0] ?? null
    },
    enabled: !isInbox,
  })
  const fromList = listed.data && (listed.data.emails[0] ?? null)
  return isInbox ? fromList : asked.data
}
