import type { OrderStatus, ShopOrder } from '@dsms/contract/shop/shop/orders'
import { Alert, Button, Group } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import type { Place } from '../../../../kernel/address/address.ts'
import { flag, type SearchIn, useSearchOf } from '../../../../kernel/address/search.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import type { Crumb } from '../../../../ui/page/Breadcrumbs.tsx'
import { Page } from '../../../../ui/page/Page.tsx'
import { StatusBadge } from '../../../../ui/status/StatusBadge.tsx'
import { MoveOrderDialog } from './MoveOrderDialog.tsx'
import { OrderHistory } from './OrderHistory.tsx'
import { OrderLines } from './OrderLines.tsx'
import classes from './OrderPage.module.css'
import { OrderSummary } from './OrderSummary.tsx'
import { useOrder } from './useOrders.ts'

declare module '../../../../kernel/address/address.ts' {
  interface Searches {
    '/apps/ecommerce/orders/$id': SearchIn<typeof readers>
  }
}

/** One order: what was bought, what it cost, where it is, and what can be done with it. */
export function OrderPage({ id }: { id: number }) {
  const t = useText('shop')
  const order = useOrder(id)
  const list = { label: t('orders'), to: '/apps/ecommerce/orders' } satisfies Crumb
  if (order.data) return <Shown order={order.data} list={list} />
  return (
    <Page title={t('order')} breadcrumbs={[list]}>
      {order.isError ? <ErrorBox error={order.error} onRetry={() => order.refetch()} /> : <ListSkeleton rows={8} />}
    </Page>
  )
}

const readers = { placed: flag }

function Shown({ order, list }: { order: ShopOrder; list: { label: string; to: Place } }) {
  const t = useText('shop')
  const { placed } = useSearchOf(readers)
  const [asked, ask] = useState<OrderStatus>()
  return (
    <Page
      title={t('order.title', { number: order.number })}
      breadcrumbs={[list]}
      status={<StatusBadge status={order.status} label={t(`status.${order.status}`)} />}
      action={
        order.next.length > 0 && (
          <Group gap="xs">
            {order.next.map((status) => (
              <Button
                key={status}
                variant={status === 'cancelled' ? 'default' : 'filled'}
                color={status === 'cancelled' ? 'red' : undefined}
                onClick={() => ask(status)}
              >
                {t(`move.${status}`)}
              </Button>
            ))}
          </Group>
        )
      }
    >
      {placed && order.status !== 'cancelled' && (
        <Alert color="green" role="status" icon={<IconCircleCheck size={20} stroke={1.5} />} title={t('order.placed')}>
          {t('order.placedText', { number: order.number })}
        </Alert>
      )}
      <div className={classes.columns}>
        <div className={classes.main}>
          <OrderLines order={order} />
          <OrderHistory order={order} />
        </div>
        <OrderSummary order={order} />
      </div>
      {asked && <MoveOrderDialog order={order} status={asked} close={() => ask(undefined)} />}
    </Page>
  )
}
