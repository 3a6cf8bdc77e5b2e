import type { InvoiceDetail } from '@dsms/contract/invoices'
import { issueInvoice } from '@dsms/contract/invoices.actions'
import { ConfirmDialog } from '../../components/records/ConfirmDialog.tsx'
import { showDone } from '../../components/records/toasts.tsx'
import { useText } from '../../i18n/index.ts'
import { call } from '../../lib/call.ts'
import { isolated } from './useInvoiceName.ts'
import { useInvoicesChanged } from './useInvoices.ts'

/** Asks before a draft gets its number, since nothing in it can be changed afterwards. */
export function IssueDialog({ invoice, close }: { invoice: InvoiceDetail; close: () => void }) {
  const t = useText('invoices')
  const changed = useInvoicesChanged()
  return (
    <ConfirmDialog
      opened
      title={t('issue.title')}
      text={t('issue.text')}
      action={t('action.issue')}
      close={close}
      run={async () => {
        const answer = await call(issueInvoice, { params: { id: invoice.id }, body: { version: invoice.version } })
        close()
        showDone(t('issued', { number: isolated(answer.invoice.number ?? '') }))
        await changed()
      }}
    />
  )
}
