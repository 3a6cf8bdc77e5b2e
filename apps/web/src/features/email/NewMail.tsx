import { listEmails } from '@dsms/contract/email'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../i18n/index.ts'
import { call } from '../../lib/call.ts'

/** Tells those who listen rather than look that a mail has come, whatever folder is on the screen. */
export function NewMail() {
  const t = useText('email')
  const [words, setWords] = useState('')
  const newest = useRef<number | null>(null)
  const { data: mail } = useQuery({
    queryKey: ['email', 'newest'],
    queryFn: async ({ signal }) => {
      const { emails } = await call(listEmails, { query: { folder: 'inbox', page: 1, perPage: 1 } }, signal)
      return emails[0] ?? null
    },
  })
  useEffect(() => {
    if (mail === undefined) return
    const isLater = newest.current !== null && mail !== null && mail.id > newest.current
    newest.current = Math.max(newest.current ?? 0, mail?.id ?? 0)
    if (isLater && !mail.isRead)
      setWords(t('newMail', { name: mail.from.name, subject: mail.subject || t('noSubject') }))
  }, [mail, t])
  return (
    <p className="visuallyHidden" role="status">
      {words}
    </p>
  )
}
