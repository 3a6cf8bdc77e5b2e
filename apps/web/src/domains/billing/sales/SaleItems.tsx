import type { SaleItem } from '@dsms/contract/billing/sales/calls'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useItemWords } from '../packages/useItemWords.ts'
import classes from './Sales.module.css'

const shares = ['used', 'held', 'left', 'gone'] as const

/** The rest of each item of a sale: a bar, and the same in words. */
export function SaleItems({ items }: { items: readonly SaleItem[] }) {
  const t = useText('sales')
  const format = useFormat()
  const { nameOf } = useItemWords()
  return (
    <ul className={classes.items}>
      {items.map((item) => {
        const counts = Object.fromEntries(
          [...shares, 'bought' as const].map((share) => [share, format.number(item[share])]),
        )
        return (
          <li key={item.id}>
            <span>{nameOf(item)}</span>
            <div className={classes.bar} aria-hidden>
              {shares.map(
                (share) =>
                  item[share] > 0 && <span key={share} className={classes[share]} style={{ flexGrow: item[share] }} />,
              )}
            </div>
            <span className={classes.count}>
              {t(`bar.${item.unit}`, counts)}
              {item.gone > 0 && ` · ${t('gone', { qty: format.number(item.gone) })}`}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
