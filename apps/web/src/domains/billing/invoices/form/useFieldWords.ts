import { invoiceTotals } from '@dsms/contract/billing/invoices/totals'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { fieldText } from '../../../../kit/form/fieldText.ts'
import { figuresOf, type InvoiceValues } from './formValues.ts'

/** Fields of the form and what stands in them, in words, for the comparison with somebody else's change. */
export function useFieldWords(currency: string) {
  const t = useText('invoices')
  const common = useText('common')
  const format = useFormat()
  const labels: Record<keyof InvoiceValues, string> = {
    client: t('field.client'),
    issuedDate: t('form.issueDate'),
    dueDate: t('field.dueDate'),
    lines: t('sheet.lines'),
    salesperson: t('field.salesperson'),
    note: t('field.note'),
    acceptVia: t('acceptBy'),
    showTerms: t('terms'),
    showNotes: t('clientNotes'),
    showStub: t('stub'),
  }
  const lines = (values: InvoiceValues['lines']) => {
    const { totalMinor } = invoiceTotals(values.map(figuresOf))
    return t('linesSum', { count: values.length, total: format.money(totalMinor, currency) })
  }
  const day = (date: string | null) => (date ? format.date(date) : '')
  const yesNo = (isOn: boolean) => common(isOn ? 'yes' : 'no')
  return {
    label: (field: keyof InvoiceValues) => labels[field],
    value: fieldText<InvoiceValues>({
      client: (client) => client?.name ?? '',
      lines,
      issuedDate: day,
      dueDate: day,
      acceptVia: (way) => (way ? t(`way.${way}`) : ''),
      showTerms: yesNo,
      showNotes: yesNo,
      showStub: yesNo,
    }),
  }
}
