import { getBrowsers, getTimeline, listTransactions } from '@dsms/contract/insight/cards/figures'
import { Progress, Text, Timeline } from '@mantine/core'
import { type Icon, IconArrowBackUp, IconBuildingBank, IconCash, IconCreditCard } from '@tabler/icons-react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { ChartCard } from '../../../ui/charts/ChartCard.tsx'
import { useRange } from '../../../ui/charts/useRange.ts'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import classes from './Figures.module.css'
import { useFigure } from './useFigure.ts'

interface Props {
  className?: string
}

const methods = ['cash', 'bank_transfer', 'debit', 'credit', 'paypal'] as const
const methodIcons: Record<string, Icon | undefined> = { cash: IconCash, bank_transfer: IconBuildingBank }

/** The latest payments, and what was paid back. */
export function Transactions({ className }: Props) {
  const t = useText('cards')
  const format = useFormat()
  const query = useFigure(listTransactions)
  return (
    <ChartCard
      title={t('transactions.title')}
      query={query}
      className={className}
      head={({ rows, isMoneyHidden }) =>
        rows.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t(isMoneyHidden ? 'moneyHidden' : 'nothing')}
          </Text>
        ) : (
          <ul className={classes.list}>
            {rows.slice(0, 6).map((row) => {
              const method = methods.find((one) => one === row.method)
              const Sign = row.amountMinor < 0 ? IconArrowBackUp : (methodIcons[row.method] ?? IconCreditCard)
              return (
                <li key={row.id}>
                  <span className={classes.icon} aria-hidden>
                    <Sign size={20} stroke={1.5} className={row.amountMinor < 0 ? 'mirror' : undefined} />
                  </span>
                  <span className={classes.grow}>
                    <Typed>{row.client}</Typed>
                    <span className={classes.sub}>
                      {method && t(`method.${method}`)} ·{' '}
                      <LinkAnchor to={`/apps/invoice/preview/${row.invoiceId}`}>
                        <bdi dir="ltr">{row.number}</bdi>
                      </LinkAnchor>
                    </span>
                  </span>
                  <span className={`${classes.end} tabular ${row.amountMinor < 0 ? classes.down : classes.up}`}>
                    <bdi>{format.money(row.amountMinor, row.currency)}</bdi>
                  </span>
                </li>
              )
            })}
          </ul>
        )
      }
    />
  )
}

/** What people open the application with. */
export function BrowserStates({ className }: Props) {
  const t = useText('cards')
  const format = useFormat()
  const range = useRange('browsers')
  const query = useFigure(getBrowsers, { query: { range: range.range } })
  return (
    <ChartCard
      title={t('browsers.title')}
      query={query}
      range={range}
      className={className}
      head={({ rows }) =>
        rows.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t('nothing')}
          </Text>
        ) : (
          <ul className={classes.list}>
            {rows.map(({ browser, visits, share }) => (
              <li key={browser} style={{ flexWrap: 'wrap', rowGap: 4 }}>
                <span className={classes.grow}>{t(`browser.${browser}`)}</span>
                <span className={`${classes.sub} tabular`}>{format.number(visits)}</span>
                <span className={`${classes.end} tabular`}>
                  {format.number(share / 100, { style: 'percent', maximumFractionDigits: 1 })}
                </span>
                <Progress value={share} size={6} style={{ flexBasis: '100%' }} aria-hidden />
              </li>
            ))}
          </ul>
        )
      }
    />
  )
}

const entities = [
  'users',
  'roles',
  'schools',
  'invoices',
  'invoice_clients',
  'invoice_settings',
  'shop_orders',
  'shop_products',
  'shop_coupons',
  'support_tickets',
] as const

/** What changed last. */
export function UserTimeline({ className }: Props) {
  const t = useText('cards')
  const format = useFormat()
  const query = useFigure(getTimeline)
  return (
    <ChartCard
      title={t('timeline.title')}
      query={query}
      className={className}
      head={({ rows }) =>
        rows.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t('nothing')}
          </Text>
        ) : (
          <Timeline bulletSize={14} lineWidth={2} active={rows.length}>
            {rows.slice(0, 5).map((row) => {
              const entity = entities.find((one) => one === row.entity)
              return (
                <Timeline.Item key={row.id}>
                  <Text size="sm" component="div">
                    {t(`action.${row.action}`)} · {t(entity ? `entity.${entity}` : 'entity.other')}{' '}
                    <Typed>{row.subject}</Typed>
                  </Text>
                  <Text size="xs" c="dimmed" component="div">
                    {row.by ? <Typed>{row.by}</Typed> : t('bySystem')} · {format.relative(row.at)}
                  </Text>
                </Timeline.Item>
              )
            })}
          </Timeline>
        )
      }
    />
  )
}
