import { type InvoicePayment, reverseInvoicePayment } from '@dsms/contract/billing/invoices/actions'
import type { InvoiceDetail } from '@dsms/contract/billing/invoices/calls'
import { call } from '../../../../kernel/call/call.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ReasonDialog } from '../../../../kit/records/dialogs/ReasonDialog.tsx'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import { useInvoicesChanged } from '../useInvoices.ts'

interface Props {
  invoice: InvoiceDetail
  payment: InvoicePayment
  close: () => void
}

/** Takes a payment back, with the reason that stays on record. */
export function ReverseDialog({ invoice, payment, close }: Props) {
  const t = useText('invoices')
  const format = useFormat()
  const changed = useInvoicesChanged()
  const amount = format.money(payment.amountMinor, payment.currency)
  return (
    <ReasonDialog
      title={t('reverse.title', { amount })}
      text={t('reverse.text')}
      action={t('reverse')}
      isDangerous
      isReasonRequired
      close={close}
      run={async (reason) => {
        const params = { id: invoice.id, paymentId: payment.id }
        await call(reverseInvoicePayment, { params, body: { reason } })
        close()
        showDone(t('reversed.done', { amount }))
        await changed()
      }}
      reasonLabel={t('reverse.reason')}
    />
  )
}
