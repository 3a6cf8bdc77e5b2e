import { creditInvoice } from '@dsms/contract/billing/invoices/actions'
import type { InvoiceDetail } from '@dsms/contract/billing/invoices/calls'
import { invoiceTotals } from '@dsms/contract/billing/invoices/totals'
import { Drawer, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from '../../../../kernel/address/links.tsx'
import { call } from '../../../../kernel/call/call.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { RecordForm } from '../../../../kit/form/RecordForm.tsx'
import { LeaveDialog } from '../../../../kit/form/UnsavedGuard.tsx'
import { useRecordForm } from '../../../../kit/form/useRecordForm.ts'
import { DecimalInput } from '../../../../kit/inputs/DecimalInput.tsx'
import { Typed } from '../../../../ui/Bidi.tsx'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import { isolated } from '../useInvoiceName.ts'
import { useInvoicesChanged } from '../useInvoices.ts'
import { type CreditValues, creditBody, creditLeft, creditSchema } from './credit.ts'
import classes from './Drawers.module.css'

/** Takes an issued invoice back, the whole or so much of each line, by a credit note of its own number. */
export function CreditDrawer({ invoice, close }: { invoice: InvoiceDetail; close: () => void }) {
  const t = useText('invoices')
  const format = useFormat()
  const navigate = useNavigate()
  const changed = useInvoicesChanged()
  const [isLeaving, setLeaving] = useState(false)
  const left = invoice.lines.map(creditLeft)
  const state = useRecordForm<CreditValues, InvoiceDetail>({
    initial: { reason: '', qtys: left },
    schema: creditSchema(left),
    toBody: (values) => values,
    save: async (values) => {
      const body = creditBody(invoice.lines, values)
      return (await call(creditInvoice, { params: { id: invoice.id }, body })).invoice
    },
    onSaved: async (note) => {
      close()
      showDone(t('credit.done', { number: isolated(note.number ?? '') }))
      void changed()
      await navigate({ to: '/apps/invoice/preview/$id', params: { id: String(note.id) } })
    },
  })
  const { form } = state
  const tryClose = () => (state.isUnsaved() ? setLeaving(true) : close())
  const { totalMinor } = invoiceTotals(
    invoice.lines.map((line, place) => ({ ...line, qty: form.values.qtys[place] ?? 0 })),
  )

  return (
    <Drawer opened onClose={tryClose} title={t('credit.title', { number: isolated(invoice.number ?? '') })} size="lg">
      <RecordForm state={state} saveLabel={t('credit.action')} cancel={tryClose}>
        <Text size="sm">{t('credit.text')}</Text>
        <ul className={classes.creditLines} aria-label={t('sheet.lines')}>
          {invoice.lines.map((line, place) => {
            const most = left[place] ?? 0
            const field = form.getInputProps(`qtys.${place}`)
            return (
              <li key={line.id} className={classes.creditLine}>
                <span className={classes.what}>
                  <Typed>{line.description}</Typed>
                  <Text size="xs" c="dimmed">
                    {t('credit.leftQty', {
                      qty: format.number(most),
                      price: format.money(line.unitPriceMinor, invoice.currency),
                    })}
                  </Text>
                </span>
                <DecimalInput
                  label={t('credit.qtyOf', { n: place + 1 })}
                  hideLabel
                  most={3}
                  {...field}
                  value={form.values.qtys[place] ?? null}
                  error={field.error && t('credit.qtyWrong', { qty: format.number(most) })}
                />
              </li>
            )
          })}
        </ul>
        <div className={classes.balance}>
          <Text size="sm">{t('credit.amount')}</Text>
          <b aria-live="polite">{format.money(totalMinor, invoice.currency)}</b>
        </div>
        <Textarea
          label={t('credit.reason')}
          data-autofocus
          required
          dir="auto"
          autosize
          minRows={2}
          maxLength={300}
          {...form.getInputProps('reason')}
        />
      </RecordForm>
      <LeaveDialog opened={isLeaving} stay={() => setLeaving(false)} leave={close} />
    </Drawer>
  )
}
