import { issueInvoice } from '@dsms/contract/billing/invoices/actions'
import type { InvoiceDetail } from '@dsms/contract/billing/invoices/calls'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ConfirmDialog } from '../../../../kit/records/dialogs/ConfirmDialog.tsx'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import { isolated } from '../useInvoiceName.ts'
import { useInvoicesChanged } from '../useInvoices.ts'

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
