import { useEffect } from 'react'
import { Navigate } from '../../../kernel/address/links.tsx'
import { useChangeSearch, useSearchOf } from '../../../kernel/address/search.ts'
import { later } from '../../../kernel/browser/later/later.tsx'
import { useText } from '../../../kernel/i18n/index.ts'
import { AppFrame } from '../../../ui/apps/AppFrame.tsx'
import { compose, resumeDraft, setComposeWindow } from './compose/composing.ts'
import { Mailbox } from './mailbox/Mailbox.tsx'
import { MailSidebar } from './mailbox/MailSidebar.tsx'
import { readers, viewOf } from './mailbox/mailView.ts'
import { NewMail } from './mailbox/NewMail.tsx'

setComposeWindow(later(async () => (await import('./compose/ComposeWindow.tsx')).ComposeWindow))

/** The reader's mail: a folder or the mails with a label. */
export function EmailPage({ folder, label }: { folder: string | undefined; label: string | undefined }) {
  const t = useText('email')
  const view = viewOf(folder, label)
  useEffect(resumeDraft, [])
  useAskedLetter()
  if (!view) return <Navigate to="/apps/email" replace />
  return (
    <AppFrame title={t('title')} sidebar={<MailSidebar view={view} />} sidebarLabel={t('folders')}>
      <Mailbox key={`${view.folder} ${view.label}`} base={view} />
      <NewMail view={view} />
    </AppFrame>
  )
}

/** `?compose=<address>` begins a mail to somebody, from wherever their address stands, and leaves the address bar. */
function useAskedLetter() {
  const { compose: email } = useSearchOf(readers)
  const change = useChangeSearch()
  useEffect(() => {
    if (!email) return
    void compose({ kind: 'new', to: [{ fullName: email, email }] })
    void change({ compose: undefined })
  }, [email, change])
}
