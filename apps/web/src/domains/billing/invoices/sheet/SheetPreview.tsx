import type { InvoiceDetail } from '@dsms/contract/billing/invoices/calls'
import type { InvoiceSettings, KnownClient } from '@dsms/contract/billing/invoices/settings'
import { invoiceTotals } from '@dsms/contract/billing/invoices/totals'
import { Modal } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'
import { figuresOf, type InvoiceValues } from '../form/formValues.ts'
import { InvoiceSheet } from './InvoiceSheet.tsx'
import type { Sheet } from './sheet.ts'

interface Props {
  values: InvoiceValues
  settings: InvoiceSettings
  invoice: InvoiceDetail | undefined
  close: () => void
}

/** The paper as it would look now, before anything is saved. */
export function SheetPreview({ values, settings, invoice, close }: Props) {
  const t = useText('invoices')
  return (
    <Modal opened onClose={close} title={t('form.savePreview')} size={880}>
      <InvoiceSheet sheet={sheetOf(values, settings, invoice)} />
    </Modal>
  )
}

function sheetOf(values: InvoiceValues, settings: InvoiceSettings, invoice: InvoiceDetail | undefined): Sheet {
  const lines = values.lines.map((line) => ({ ...line, ...figuresOf(line) }))
  const totals = invoiceTotals(lines)
  const client: Partial<KnownClient> = values.client ?? {}
  return {
    ...values,
    number: invoice?.number ?? null,
    kind: 'invoice',
    currency: settings.currency,
    isVoid: false,
    issuedDate: values.issuedDate ?? settings.today,
    dueDate: values.dueDate ?? values.issuedDate ?? settings.today,
    client: {
      name: client.name ?? '',
      company: client.company ?? '',
      companyEmail: client.companyEmail ?? '',
      address: client.address ?? '',
      country: client.country ?? '',
      contact: client.contact ?? '',
      taxNumber: client.taxNumber ?? '',
    },
    seller: {
      name: settings.sellerName,
      address: settings.address,
      email: settings.email,
      taxNumber: settings.taxNumber,
    },
    terms: settings.terms,
    lines,
    totals,
    paidMinor: 0,
    creditedMinor: 0,
    balanceMinor: totals.totalMinor,
    original: null,
  }
}
