import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from './Sheet.module.css'
import type { Sheet } from './sheet.ts'
import { useShare } from './useShare.ts'

type Totalled = Pick<Sheet, 'totals' | 'currency' | 'paidMinor' | 'creditedMinor' | 'balanceMinor'>

/** What it comes to: tax by rate, and what is still open once something was paid or credited. */
export function SheetTotals({ sheet }: { sheet: Totalled }) {
  const t = useText('invoices')
  const format = useFormat()
  const share = useShare()
  const { totals, currency, paidMinor, creditedMinor, balanceMinor } = sheet
  const rows: [name: string, minor: number, isStrong?: true][] = [[t('totals.subtotal'), totals.subtotalMinor]]
  if (totals.discountMinor > 0) rows.push([t('totals.discount'), -totals.discountMinor])
  for (const tax of totals.taxes) rows.push([t('totals.tax', { rate: share(tax.bps) }), tax.taxMinor])
  rows.push([t('totals.total'), totals.totalMinor, true])
  if (creditedMinor !== 0) rows.push([t('totals.credited'), -creditedMinor])
  if (paidMinor !== 0) rows.push([t('totals.paid'), -paidMinor])
  if (paidMinor !== 0 || creditedMinor !== 0) rows.push([t('totals.balance'), balanceMinor, true])
  return (
    <dl className={classes.totals} aria-label={t('totals')}>
      {rows.map(([name, minor, isStrong]) => (
        <div key={name} data-strong={isStrong}>
          <dt>{name}</dt>
          <dd>{format.money(minor, currency)}</dd>
        </div>
      ))}
    </dl>
  )
}
