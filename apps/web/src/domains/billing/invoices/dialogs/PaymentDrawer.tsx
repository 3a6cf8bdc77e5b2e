import {
  type PaymentMethod,
  paymentInput,
  paymentMethods,
  recordInvoicePayment,
  refundInvoice,
} from '@dsms/contract/billing/invoices/actions'
import type { InvoiceDetail } from '@dsms/contract/billing/invoices/calls'
import { digitsOf, toMajor, toMinor } from '@dsms/contract/kernel/money'
import { Drawer, Select, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { RecordForm } from '../../../../kit/form/RecordForm.tsx'
import { LeaveDialog } from '../../../../kit/form/UnsavedGuard.tsx'
import { useRecordForm } from '../../../../kit/form/useRecordForm.ts'
import { DecimalInput } from '../../../../kit/inputs/DecimalInput.tsx'
import { DateField } from '../../../../kit/inputs/time/DateField.tsx'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import { localToday } from '../days.ts'
import { useInvoiceName } from '../useInvoiceName.ts'
import { useInvoiceSettings, useInvoicesChanged } from '../useInvoices.ts'
import classes from './Drawers.module.css'

interface Props {
  invoice: InvoiceDetail
  close: () => void
  /** Pays out what is owed back instead of taking what is owed. */
  isRefund: boolean
}

type PaymentValues = { amountMinor: number | null; paidOn: string | null; method: PaymentMethod; note: string }

/** Records a payment; what stays open is told while the amount is typed. */
export function PaymentDrawer({ invoice, close, isRefund }: Props) {
  const t = useText('invoices')
  const format = useFormat()
  const nameOf = useInvoiceName()
  const changed = useInvoicesChanged()
  const today = useInvoiceSettings().data?.today ?? localToday()
  const [isLeaving, setLeaving] = useState(false)
  // sent twice, it is still one payment
  const [key] = useState(() => crypto.randomUUID())
  const { currency } = invoice
  const balance = Math.abs(invoice.balanceMinor)
  const money = (minor: number) => format.money(minor, currency)

  const state = useRecordForm<PaymentValues, number>({
    initial: { amountMinor: balance, paidOn: today, method: 'bank_transfer', note: '' },
    schema: paymentInput.refine((body) => body.amountMinor <= balance, { path: ['amountMinor'], error: 'too_large' }),
    toBody: (values) => ({ ...values, paidOn: values.paidOn ?? undefined, key }),
    save: async ({ amountMinor, paidOn, ...values }) => {
      const body = { ...values, amountMinor: amountMinor ?? 0, paidOn: paidOn ?? undefined, key }
      const endpoint = isRefund ? refundInvoice : recordInvoicePayment
      return Math.abs((await call(endpoint, { params: { id: invoice.id }, body })).payment.amountMinor)
    },
    onSaved: async (amount) => {
      close()
      showDone(t(isRefund ? 'refund.recorded' : 'payment.recorded', { amount: money(amount) }))
      await changed()
    },
  })
  const { form } = state
  const amount = form.values.amountMinor
  const tryClose = () => (state.isUnsaved() ? setLeaving(true) : close())
  const isTooMuch = amount !== null && amount > balance
  const problem = isTooMuch ? t('payment.tooMuch', { amount: money(balance) }) : t('payment.tooLittle')

  return (
    <Drawer opened onClose={tryClose} title={t(isRefund ? 'refund.title' : 'payment.title', { name: nameOf(invoice) })}>
      <RecordForm state={state} saveLabel={t('payment.action')} cancel={tryClose}>
        <div className={classes.balance}>
          <Text size="sm">{t(isRefund ? 'refund.balance' : 'payment.balance')}</Text>
          <b>{money(balance)}</b>
        </div>
        <DecimalInput
          label={t('payment.amount')}
          required
          data-autofocus
          least={digitsOf(currency)}
          most={digitsOf(currency)}
          unit={currency}
          {...form.getInputProps('amountMinor')}
          value={amount === null ? null : toMajor(amount, currency)}
          onChange={(value) => form.setFieldValue('amountMinor', value === null ? null : toMinor(value, currency))}
          error={(form.errors.amountMinor || isTooMuch) && problem}
        />
        <Text size="sm" c="dimmed" aria-live="polite">
          {amount !== null &&
            amount > 0 &&
            !isTooMuch &&
            (amount === balance
              ? t(isRefund ? 'refund.settles' : 'payment.settles')
              : t('payment.remaining', { amount: money(balance - amount) }))}
        </Text>
        <DateField
          label={t('payment.date')}
          maxDate={today}
          {...form.getInputProps('paidOn')}
          value={form.values.paidOn}
        />
        <Select
          label={t('payment.method')}
          allowDeselect={false}
          data={paymentMethods.map((value) => ({ value, label: t(`method.${value}`) }))}
          {...form.getInputProps('method')}
        />
        <Textarea
          label={t('payment.note')}
          description={t('payment.noteHelp')}
          dir="auto"
          autosize
          minRows={2}
          maxLength={500}
          {...form.getInputProps('note')}
        />
      </RecordForm>
      <LeaveDialog opened={isLeaving} stay={() => setLeaving(false)} leave={close} />
    </Drawer>
  )
}
