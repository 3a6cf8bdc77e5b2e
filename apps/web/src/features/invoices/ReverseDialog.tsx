import type { InvoiceDetail } from '@dsms/contract/invoices'
import { type InvoicePayment, reverseInvoicePayment } from '@dsms/contract/invoices.actions'
import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/records/ConfirmDialog.tsx'
import { showDone } from '../../components/records/toasts.tsx'
import { codeText } from '../../i18n/errorText.ts'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/index.ts'
import { call } from '../../lib/call.ts'
import { useInvoicesChanged } from './useInvoices.ts'

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
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const amount = format.money(payment.amountMinor, payment.currency)
  return (
    <ConfirmDialog
      opened
      title={t('reverse.title', { amount })}
      text={t('reverse.text')}
      action={t('reverse')}
      isDangerous
      close={close}
      run={async () => {
        setMissing(reason.trim() === '')
        if (reason.trim() === '') return
        const params = { id: invoice.id, paymentId: payment.id }
        await call(reverseInvoicePayment, { params, body: { reason } })
        close()
        showDone(t('reversed.done', { amount }))
        await changed()
      }}
    >
      <Textarea
        label={t('reverse.reason')}
        required
        dir="auto"
        autosize
        minRows={2}
        maxLength={300}
        value={reason}
        error={isMissing && codeText('required')}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ConfirmDialog>
  )
}
