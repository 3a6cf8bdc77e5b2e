import { Navigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { AppFrame } from '../../components/apps/AppFrame.tsx'
import { useText } from '../../i18n/index.ts'
import { resumeDraft } from './compose.tsx'
import { Mailbox } from './Mailbox.tsx'
import { MailSidebar } from './MailSidebar.tsx'
import { viewOf } from './mailView.ts'
import { NewMail } from './NewMail.tsx'

/** The reader's mail: a folder or the mails with a label. */
export function EmailPage({ folder, label }: { folder: string | undefined; label: string | undefined }) {
  const t = useText('email')
  const view = viewOf(folder, label)
  useEffect(resumeDraft, [])
  if (!view) return <Navigate to="/apps/email" replace />
  return (
    <AppFrame title={t('title')} sidebar={<MailSidebar view={view} />} sidebarLabel={t('folders')}>
      <Mailbox key={`${view.folder} ${view.label}`} base={view} />
      <NewMail view={view} />
    </AppFrame>
  )
}
