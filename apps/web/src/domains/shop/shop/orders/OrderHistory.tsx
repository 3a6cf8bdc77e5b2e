import type { ShopOrder } from '@dsms/contract/shop/shop/orders'
import { Text, Timeline } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'
import { WhenBy } from '../../../../kit/person/WhenBy.tsx'
import classes from './OrderPage.module.css'

/** What happened to the order, and who did it. */
export function OrderHistory({ order }: { order: ShopOrder }) {
  const t = useText('shop')
  return (
    <section className="card" aria-labelledby="history">
      <h2 id="history" className={classes.heading}>
        {t('order.history')}
      </h2>
      <Timeline bulletSize={16} lineWidth={2} active={order.events.length}>
        {order.events.map(({ status, at, by, note }) => (
          <Timeline.Item key={`${status} ${at}`} title={t(`status.${status}`)}>
            <WhenBy at={at} by={by} size="xs" />
            {note && (
              <Text size="sm" dir="auto">
                {note}
              </Text>
            )}
          </Timeline.Item>
        ))}
      </Timeline>
    </section>
  )
}
