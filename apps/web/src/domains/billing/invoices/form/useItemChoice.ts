import { invoiceItems } from '@dsms/contract/billing/invoices/totals'
import type { UseFormReturnType } from '@mantine/form'
import { useText } from '../../../../kernel/i18n/index.ts'
import type { InvoiceValues } from './formValues.ts'

/**
 * Chooses what a line is about. A description that nobody wrote becomes that of the item, and a price that stands on
 * another line of the same item is taken over.
 */
export function useItemChoice(form: UseFormReturnType<InvoiceValues>, place: number): (item: string | null) => void {
  const t = useText('invoices')
  const words = new Set(invoiceItems.map((item) => t(`item.${item}`)))
  return (chosen) => {
    const item = invoiceItems.find((one) => one === chosen)
    const line = form.values.lines[place]
    if (!item || !line) return
    form.setFieldValue(`lines.${place}.item`, item)
    if (line.description.trim() === '' || words.has(line.description.trim()))
      form.setFieldValue(`lines.${place}.description`, item === 'other' ? '' : t(`item.${item}`))
    if (line.qty === null) form.setFieldValue(`lines.${place}.qty`, 1)
    const like = form.values.lines.find((other, where) => where !== place && other.item === item)
    if (line.unitPriceMinor === null && like?.unitPriceMinor != null)
      form.setFieldValue(`lines.${place}.unitPriceMinor`, like.unitPriceMinor)
  }
}
