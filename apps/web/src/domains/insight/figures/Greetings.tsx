import { getOverview, listBestSellers } from '@dsms/contract/insight/cards/figures'
import { Skeleton, Text } from '@mantine/core'
import { IconAward, IconMedal } from '@tabler/icons-react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { LinkButton } from '../../../ui/page/links.tsx'
import classes from './Figures.module.css'
import { useFigure } from './useFigure.ts'

interface Props {
  className?: string
}

const useName = (): string => {
  const user = useSession()
  return user?.fullName || user?.username || ''
}

/** Greets, and says how orders stand to the four weeks before. */
export function Congratulations({ className }: Props) {
  const t = useText('cards')
  const format = useFormat()
  const name = useName()
  const { data } = useFigure(getOverview, { query: { range: 'last_28_days' } })
  const before = data?.before.orders ?? 0
  const change = data && before > 0 ? (data.orders - before) / before : null
  return (
    <section className={`card ${classes.greeting} ${className ?? ''}`} aria-labelledby="greeting">
      <span className={classes.icon} aria-hidden>
        <IconAward size={24} stroke={1.5} />
      </span>
      <h2 id="greeting" className={classes.big}>
        {t('greeting', { name: `\u2068${name}\u2069` })}
      </h2>
      {data ? (
        <Text size="sm" c="dimmed">
          {t(change === null ? 'greeting.first' : change < 0 ? 'greeting.less' : 'greeting.more', {
            orders: format.number(data.orders),
            percent: format.number(Math.abs(change ?? 0), { style: 'percent', maximumFractionDigits: 1 }),
          })}
        </Text>
      ) : (
        <Skeleton height={20} maw={320} />
      )}
    </section>
  )
}

/** The product of the last four weeks, and the way to the orders. */
export function BestSellerMedal({ className }: Props) {
  const t = useText('cards')
  const format = useFormat()
  const { data } = useFigure(listBestSellers, { query: { range: 'last_28_days' } })
  const best = data?.rows[0]
  return (
    <section className={`card ${classes.medal} ${className ?? ''}`} aria-labelledby="medal">
      <div className={classes.row} style={{ alignItems: 'center' }}>
        <span className={classes.icon} aria-hidden>
          <IconMedal size={24} stroke={1.5} />
        </span>
        <h2 id="medal" className={classes.sub} style={{ margin: 0 }}>
          {t('medal.title')}
        </h2>
      </div>
      {best ? (
        <>
          <Text fw={600}>
            <Typed>{best.name}</Typed>
          </Text>
          <p className={`${classes.big} tabular`}>
            {best.revenueMinor === null || !data
              ? t('medal.pieces', { count: best.pieces })
              : format.money(best.revenueMinor, data.currency)}
          </p>
        </>
      ) : (
        <Text size="sm" c="dimmed">
          {data ? t('nothing') : '–'}
        </Text>
      )}
      <LinkButton to="/apps/ecommerce/orders" size="compact-md" mih={36}>
        {t('medal.view')}
      </LinkButton>
    </section>
  )
}
