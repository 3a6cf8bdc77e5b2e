import {
  getNewsletter,
  getOrdersBar,
  getOrdersStatistic,
  getProfitLine,
  getRevenueStatistic,
  getSales,
  getSiteTraffic,
  getSubscribers,
} from '@dsms/contract/insight/cards/statistics'
import { toMinor } from '@dsms/contract/kernel/money'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ChartCard } from '../../../ui/charts/ChartCard.tsx'
import type { TimeChart } from '../../../ui/charts/chartSpec.ts'
import { useRange } from '../../../ui/charts/useRange.ts'
import { ChangeText } from './Change.tsx'
import classes from './Figures.module.css'
import { useFigure } from './useFigure.ts'

interface Props {
  className?: string
}

const Big = ({ children }: { children: string }) => <p className={`${classes.big} tabular`}>{children}</p>

/** A line without axes: what it draws and how. */
const bare = (kind: TimeChart['kind'], name: string, label: string) => ({
  kind,
  isBare: true,
  series: [{ name, label }],
})

export function OrdersBar({ className }: Props) {
  const t = useText('cards')
  const range = useRange('orders')
  const query = useFigure(getOrdersBar, { query: { range: range.range } })
  return (
    <ChartCard
      title={t('orders')}
      {...{ query, range, className }}
      height={130}
      head={(data) => <Big>{data.statistics}</Big>}
      chart={(data) => ({ ...bare('bar', 'orders', t('orders')), data: data.chart })}
    />
  )
}

export function ProfitLine({ className }: Props) {
  const t = useText('cards')
  const range = useRange('profit')
  const query = useFigure(getProfitLine, { query: { range: range.range } })
  return (
    <ChartCard
      title={t('profit')}
      {...{ query, range, className }}
      height={130}
      head={(data) => !data.isMoneyHidden && <Big>{data.statistics}</Big>}
      chart={(data) => ({ ...bare('line', 'net', t('profit')), data: data.chart, currency: data.currency })}
    />
  )
}

export function SubscribersGained({ className }: Props) {
  const t = useText('cards')
  const format = useFormat()
  const range = useRange('subscribers')
  const query = useFigure(getSubscribers, { query: { range: range.range } })
  return (
    <ChartCard
      title={t('subscribers.title')}
      {...{ query, range, className }}
      height={130}
      head={(data) => <Big>{format.number(data.analyticsData.subscribers)}</Big>}
      chart={(data) => ({ ...bare('area', 'subscribers', t('subscribers.title')), data: data.chart })}
    />
  )
}

export function RevenueGenerated({ className }: Props) {
  const t = useText('cards')
  const format = useFormat()
  const range = useRange('revenue')
  const query = useFigure(getRevenueStatistic, { query: { range: range.range } })
  return (
    <ChartCard
      title={t('revenue.title')}
      {...{ query, range, className }}
      height={130}
      head={({ analyticsData: { revenue }, currency }) =>
        revenue !== null && <Big>{format.money(toMinor(revenue, currency), currency)}</Big>
      }
      chart={(data) => ({ ...bare('area', 'earning', t('revenue.title')), data: data.chart, currency: data.currency })}
    />
  )
}

export function SalesGrowth({ className }: Props) {
  const t = useText('cards')
  const format = useFormat()
  const range = useRange('sales')
  const query = useFigure(getSales, { query: { range: range.range } })
  return (
    <ChartCard
      title={t('sales.title')}
      {...{ query, range, className }}
      height={130}
      head={({ analyticsData }) => (
        <div className={classes.row}>
          <Big>{format.number(analyticsData.pieces)}</Big>
          <ChangeText text={analyticsData.sales} />
        </div>
      )}
      chart={(data) => ({ ...bare('area', 'pieces', t('pieces')), data: data.chart })}
    />
  )
}

export function OrdersReceived({ className }: Props) {
  const t = useText('cards')
  const format = useFormat()
  const range = useRange('received')
  const query = useFigure(getOrdersStatistic, { query: { range: range.range } })
  return (
    <ChartCard
      title={t('received.title')}
      {...{ query, range, className }}
      height={130}
      head={(data) => <Big>{format.number(data.analyticsData.orders)}</Big>}
      chart={(data) => ({ ...bare('area', 'orders', t('orders')), data: data.chart })}
    />
  )
}

export function SiteTraffic({ className }: Props) {
  const t = useText('cards')
  const format = useFormat()
  const range = useRange('traffic')
  const query = useFigure(getSiteTraffic, { query: { range: range.range } })
  return (
    <ChartCard
      title={t('traffic.title')}
      {...{ query, range, className }}
      height={130}
      head={(data) => <Big>{format.number(data.analyticsData.visits)}</Big>}
      chart={(data) => ({ ...bare('line', 'visits', t('visits')), data: data.chart })}
    />
  )
}

export function NewsletterReaders({ className }: Props) {
  const t = useText('cards')
  const format = useFormat()
  const range = useRange('newsletter')
  const query = useFigure(getNewsletter, { query: { range: range.range } })
  return (
    <ChartCard
      title={t('newsletter.title')}
      {...{ query, range, className }}
      height={130}
      head={(data) => <Big>{format.number(data.analyticsData.readers)}</Big>}
      chart={(data) => ({ ...bare('line', 'subscribers', t('newsletter.title')), data: data.chart })}
    />
  )
}
