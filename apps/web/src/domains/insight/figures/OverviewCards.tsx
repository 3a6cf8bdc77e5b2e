import { getOverview } from '@dsms/contract/insight/cards/figures'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import {
  type Icon,
  IconAlarm,
  IconBox,
  IconCoins,
  IconDevices,
  IconEye,
  IconHeart,
  IconLifebuoy,
  IconLock,
  IconMailHeart,
  IconReceiptRefund,
  IconShoppingBag,
  IconStar,
  IconTrendingUp,
  IconUsers,
} from '@tabler/icons-react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ChartCard } from '../../../ui/charts/ChartCard.tsx'
import { useRange } from '../../../ui/charts/useRange.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import classes from './Figures.module.css'
import { useFigure } from './useFigure.ts'

type Overview = Answer<typeof getOverview>
type Count = { [K in keyof Overview]: Overview[K] extends number ? K : never }[keyof Overview]

interface Props {
  className?: string
}

/** Four numbers of a stretch of time in one row. */
export function StatisticsStrip({ className }: Props) {
  const t = useText('cards')
  const format = useFormat()
  const range = useRange('strip')
  const query = useFigure(getOverview, { query: { range: range.range } })
  const items = (data: Overview): [string, string, Icon][] => [
    [t('pieces'), format.number(data.sales), IconTrendingUp],
    [t('customers'), format.number(data.customers), IconUsers],
    [t('products'), format.number(data.products), IconBox],
    [
      t('revenue.title'),
      data.revenueMinor === null ? t('moneyHidden.short') : format.money(data.revenueMinor, data.currency),
      IconCoins,
    ],
  ]
  return (
    <ChartCard
      title={t('strip.title')}
      query={query}
      range={range}
      className={className}
      height={64}
      head={(data) => (
        <ul className={classes.strip}>
          {items(data).map(([label, value, Sign]) => (
            <li key={label}>
              <span className={classes.icon} aria-hidden>
                <Sign size={20} stroke={1.5} />
              </span>
              <span>
                <b className="tabular">{value}</b>
                <span className={classes.sub}>{label}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    />
  )
}

const tall = [
  ['visits', IconEye],
  ['subscribers', IconMailHeart],
  ['orders', IconShoppingBag],
  ['wishes', IconHeart],
  ['reviews', IconStar],
  ['returns', IconReceiptRefund],
] as const satisfies [Count, Icon][]
const wide = [
  ['openSessions', IconDevices],
  ['lockedAccounts', IconLock],
  ['openTickets', IconLifebuoy],
  ['pastDue', IconAlarm],
] as const satisfies [Count, Icon][]
type SmallCard = (typeof tall | typeof wide)[number]

/** Six small cards with the sign on top. */
export const TallStatistics = ({ className }: Props) => <SmallCards items={tall} className={className} isTall />
/** Four small cards with the sign beside. */
export const WideStatistics = ({ className }: Props) => <SmallCards items={wide} className={className} />

function SmallCards({ items, className, isTall }: Props & { items: readonly SmallCard[]; isTall?: boolean }) {
  const t = useText('cards')
  const format = useFormat()
  const query = useFigure(getOverview, { query: { range: 'last_28_days' } })
  if (query.isError) {
    return (
      <div style={{ gridColumn: '1 / -1' }}>
        <ErrorBox error={query.error} onRetry={() => query.refetch()} />
      </div>
    )
  }
  return items.map(([name, Sign]) => (
    <section key={name} className={`card ${className ?? ''}`}>
      <div className={isTall ? classes.tall : classes.wide}>
        {isTall && (
          <span className={classes.icon} aria-hidden>
            <Sign size={20} stroke={1.5} />
          </span>
        )}
        <div>
          <p className={`${classes.big} tabular`}>{query.data ? format.number(query.data[name]) : '–'}</p>
          <h2 className={classes.sub} style={{ margin: 0, fontWeight: 400 }}>
            {t(`count.${name}`)}
          </h2>
        </div>
        {!isTall && (
          <span className={classes.icon} aria-hidden>
            <Sign size={20} stroke={1.5} />
          </span>
        )}
      </div>
    </section>
  ))
}
