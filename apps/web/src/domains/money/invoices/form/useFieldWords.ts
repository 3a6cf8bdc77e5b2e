import { invoiceTotals } from '@dsms/contract/money/invoices/totals'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
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
  return {
    label: (field: keyof InvoiceValues) => labels[field],
    value: (field: keyof InvoiceValues, value: unknown): string => {
      if (value === null || value === '') return ''
      if (field === 'client') return (value as NonNullable<InvoiceValues['client']>).name
      if (field === 'lines') return lines(value as InvoiceValues['lines'])
      if (field === 'issuedDate' || field === 'dueDate') return format.date(String(value))
      if (field === 'acceptVia') return t(`way.${value as NonNullable<InvoiceValues['acceptVia']>}`)
      return typeof value === 'boolean' ? common(value ? 'yes' : 'no') : String(value)
    },
  }
}
