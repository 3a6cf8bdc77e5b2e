import * as c from '@dsms/contract/billing/payments/calls'
import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { call, download } from '../../../kernel/call/call.ts'
import { codeText, fieldTexts } from '../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { PriceInput } from '../../../kit/inputs/PriceInput.tsx'
import { ConfirmDialog } from '../../../kit/records/dialogs/ConfirmDialog.tsx'
import { ReasonDialog } from '../../../kit/records/dialogs/ReasonDialog.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { showDone } from '../../../ui/toasts/toasts.tsx'

interface Props {
  payment: c.OfficePayment
  school_id: number | undefined
  changed: () => Promise<unknown>
}
type Act = 'refund' | 'reverse' | 'approve' | 'decline'

/** What the office can do about a payment: its receipt, a refund of what is left, and taking it back. */
export function PaymentActions({ payment, school_id, changed }: Props) {
  const t = useText('payments')
  const format = useFormat()
  const may = useMay()
  const [open, setOpen] = useState<Act>()
  const { id, status, kind, receipt_no } = payment
  const params = { id }
  const amount = format.money(payment.amount_minor, payment.currency)
  const close = () => setOpen(undefined)
  const done = async (text: string) => {
    close()
    showDone(text)
    await changed()
  }
  const acts: Record<Act, boolean> = {
    refund: payment.unallocated_minor > 0 && may(c.refundPayment),
    reverse: kind === 'payment' && status === 'succeeded' && payment.refunded_minor === 0 && may(c.reversePayment),
    approve: status === 'pending' && !payment.is_mine && may(c.approvePayment),
    decline: status === 'pending' && may(c.declinePayment),
  }
  const shown = (['refund', 'reverse', 'approve', 'decline'] as const).filter((act) => acts[act])
  return (
    <Group gap="xs">
      {receipt_no !== null && (
        <Button
          variant="default"
          size="xs"
          mih={36}
          aria-label={t('of', { action: t('receipt'), what: receipt_no })}
          onClick={() => download(c.getReceipt, { params, query: { school_id } })}
        >
          {t('receipt')}
        </Button>
      )}
      {shown.map((act) => (
        <Button
          key={act}
          variant="default"
          size="xs"
          mih={36}
          aria-label={t('of', { action: t(act), what: receipt_no ?? amount })}
          onClick={() => setOpen(act)}
        >
          {t(act)}
        </Button>
      ))}
      {open === 'refund' && <RefundDialog payment={payment} school_id={school_id} close={close} done={done} />}
      {open === 'reverse' && (
        <ReasonDialog
          title={t('reverseTitle', { amount })}
          text={t('reverseText')}
          action={t('reverse')}
          reasonLabel={t('field.reason')}
          isReasonRequired
          isDangerous
          close={close}
          run={async (reason) => {
            await call(c.reversePayment, { params, body: { key: crypto.randomUUID(), reason, school_id } })
            await done(t('reversed'))
          }}
        />
      )}
      <ConfirmDialog
        opened={open === 'approve'}
        title={t('approveTitle', { amount })}
        text={t('approveText', { name: payment.by ?? '–', reason: payment.status_reason ?? '–' })}
        action={t('approve')}
        close={close}
        run={async () => {
          await call(c.approvePayment, { params, body: { school_id } })
          await done(t('approved'))
        }}
      />
      {open === 'decline' && (
        <ReasonDialog
          title={t('declineTitle', { amount })}
          text={t('declineText')}
          action={t('decline')}
          reasonLabel={t('field.reason')}
          isReasonRequired
          close={close}
          run={async (reason) => {
            await call(c.declinePayment, { params, body: { reason, school_id } })
            await done(t('declined'))
          }}
        />
      )}
    </Group>
  )
}

interface RefundProps extends Omit<Props, 'changed'> {
  close: () => void
  done: (text: string) => Promise<void>
}

/** Pays back what is left of a payment, or asks for it above the limit of the school. */
function RefundDialog({ payment, school_id, close, done }: RefundProps) {
  const t = useText('payments')
  const format = useFormat()
  const [amount, setAmount] = useState<number | null>(payment.unallocated_minor)
  const [reason, setReason] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [key] = useState(() => crypto.randomUUID())
  const run = async () => {
    const missing = {
      ...(!amount && { amount_minor: codeText('required') }),
      ...(!reason.trim() && { reason: codeText('required') }),
    }
    setErrors(missing)
    if (!amount || !reason.trim()) return
    try {
      const body = { key, amount_minor: amount, reason: reason.trim(), school_id }
      const refund = await call(c.refundPayment, { params: { id: payment.id }, body })
      await done(t(refund.status === 'pending' ? 'refundAsked' : 'refunded'))
    } catch (failure) {
      setErrors(fieldTexts(failure))
      throw failure
    }
  }
  return (
    <ConfirmDialog
      opened
      title={t('refundTitle')}
      text={t('refundText', {
        amount: format.money(payment.unallocated_minor, payment.currency),
        method: t(`method.${payment.method}`),
      })}
      action={t('refund')}
      run={run}
      close={close}
    >
      <PriceInput
        label={t('field.amount_minor')}
        currency={payment.currency}
        value={amount}
        onChange={setAmount}
        error={errors.amount_minor}
      />
      <TextInput
        label={t('field.reason')}
        required
        dir="auto"
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={errors.reason}
      />
    </ConfirmDialog>
  )
}
