import { getCustomers, getProductOrders } from '@dsms/contract/insight/cards/calls'
import { getSalesYear, listBestSellers } from '@dsms/contract/insight/cards/figures'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ChartCard } from '../../../ui/charts/ChartCard.tsx'
import { colorAt } from '../../../ui/charts/chartSpec.ts'
import { Dot } from '../../../ui/charts/Dot.tsx'
import { useRange } from '../../../ui/charts/useRange.ts'
import classes from './Figures.module.css'
import { useFigure } from './useFigure.ts'

interface Props {
  className?: string
}

const fates = ['finished', 'pending', 'rejected'] as const

/** Orders by what became of them. */
export function ProductOrders({ className }: Props) {
  const t = useText('cards')
  const format = useFormat()
  const range = useRange('fates')
  const query = useFigure(getProductOrders, { query: { range: range.range } })
  return (
    <ChartCard
      title={t('fates.title')}
      query={query}
      range={range}
      className={className}
      chart={(data) => ({
        kind: 'donut',
        label: t('orders'),
        middle: format.number(data.total),
        parts: fates.map((fate) => ({ name: fate, label: t(`fate.${fate}`), value: data.chart_info[fate] })),
      })}
      foot={(data) => (
        <ul className={classes.list}>
          {fates.map((fate, place) => (
            <li key={fate}>
              <Dot color={colorAt(place)} />
              <span className={classes.grow}>{t(`fate.${fate}`)}</span>
              <span className={`${classes.end} tabular`}>{format.number(data.chart_info[fate])}</span>
            </li>
          ))}
        </ul>
      )}
    />
  )
}

/** Who bought: for the first time, again, or with a coupon in hand. */
export function Customers({ className }: Props) {
  const t = useText('cards')
  const format = useFormat()
  const range = useRange('customers')
  const query = useFigure(getCustomers, { query: { range: range.range } })
  return (
    <ChartCard
      title={t('customers.title')}
      query={query}
      range={range}
      className={className}
      chart={(data) => ({
        kind: 'pie',
        label: t('customers'),
        parts: data.listData.map(({ text, result }) => ({ name: text, label: t(`customer.${text}`), value: result })),
      })}
      foot={(data) => (
        <ul className={classes.list}>
          {data.listData.map(({ text, result }, place) => (
            <li key={text}>
              <Dot color={colorAt(place)} />
              <span className={classes.grow}>{t(`customer.${text}`)}</span>
              <span className={`${classes.end} tabular`}>{format.number(result)}</span>
            </li>
          ))}
        </ul>
      )}
    />
  )
}

/** The last six months side by side. */
export function SalesRadar({ className }: Props) {
  const t = useText('cards')
  const query = useFigure(getSalesYear)
  return (
    <ChartCard
      title={t('sixMonths.title')}
      query={query}
      className={className}
      chart={(data) => ({
        kind: 'radar',
        data: { ...data.chart, points: data.chart.points.slice(-6) },
        series: [
          { name: 'pieces', label: t('pieces') },
          { name: 'orders', label: t('orders') },
        ],
        height: 260,
      })}
    />
  )
}

/** The last twelve months as a line. */
export function SalesLine({ className }: Props) {
  const t = useText('cards')
  const format = useFormat()
  const query = useFigure(getSalesYear)
  return (
    <ChartCard
      title={t('twelveMonths.title')}
      query={query}
      className={className}
      head={(data) => (
        <p className={`${classes.big} tabular`}>
          {format.number(data.chart.points.reduce((sum, { values }) => sum + (values.pieces ?? 0), 0))}
        </p>
      )}
      chart={(data) => ({ kind: 'line', data: data.chart, series: [{ name: 'pieces', label: t('pieces') }] })}
    />
  )
}

/** What the best selling products brought. */
export function Earnings({ className }: Props) {
  const t = useText('cards')
  const format = useFormat()
  const range = useRange('earnings')
  const query = useFigure(listBestSellers, { query: { range: range.range } })
  return (
    <ChartCard
      title={t('earnings.title')}
      query={query}
      range={range}
      className={className}
      chart={(data) => ({
        kind: 'donut',
        label: t('pieces'),
        middle: format.number(data.rows.slice(0, 5).reduce((sum, { pieces }) => sum + pieces, 0)),
        parts: data.rows.slice(0, 5).map(({ id, name, pieces }) => ({ name: String(id), label: name, value: pieces })),
        height: 150,
      })}
    />
  )
}
