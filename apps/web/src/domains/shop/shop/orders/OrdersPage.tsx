import { listOrders, orderStatuses, type ShopOrderRow } from '@dsms/contract/shop/shop/orders'
import { useMemo } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useLanguage, useText } from '../../../../kernel/i18n/index.ts'
import { RecordsPage } from '../../../../kit/records/RecordsPage.tsx'
import type { Column, ListFilter } from '../../../../kit/records/types.ts'
import { useListState } from '../../../../kit/records/useListState.ts'
import { useMay } from '../../../../kit/records/useMay.ts'
import { Bdi, Typed } from '../../../../ui/Bidi.tsx'
import { LinkAnchor, LinkButton } from '../../../../ui/page/links.tsx'
import { StatusBadge } from '../../../../ui/status/StatusBadge.tsx'
import { orderManagers } from './access.ts'
import { ordersKey } from './useOrders.ts'

/** One's own orders; everybody's for who looks after them. */
export function OrdersPage() {
  const t = useText('shop')
  const { code } = useLanguage()
  const isManager = useMay()(orderManagers)
  const list = useListState(isManager ? ['status', 'mine'] : ['status'])
  const columns = useOrderColumns(isManager)
  const filters: ListFilter[] = [
    {
      name: 'status',
      label: t('order.status'),
      choices: orderStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
    },
    ...(isManager
      ? [{ name: 'mine', label: t('order.whose'), choices: [{ value: 'true', label: t('order.mine') }] }]
      : []),
  ]
  const toShop = <LinkButton to="/apps/ecommerce/shop">{t('toShop')}</LinkButton>
  return (
    <RecordsPage
      name="orders"
      label={t('orders')}
      list={list}
      queryKey={[...ordersKey, 'list', code]}
      load={({ q, page, perPage, sort, filters: { status, mine } }, signal) =>
        call(
          listOrders,
          {
            query: {
              q: q || undefined,
              page,
              perPage,
              sort: sort || undefined,
              status: orderStatuses.find((one) => one === status),
              mine: mine === 'true' ? 'true' : undefined,
            },
          },
          signal,
        )
      }
      columns={columns}
      rowId={(row) => row.id}
      rowName={(row) => row.number}
      searchLabel={t(isManager ? 'order.searchAll' : 'order.search')}
      filters={filters}
      action={toShop}
      empty={{ text: t('orders.empty'), action: toShop }}
    />
  )
}

function useOrderColumns(isManager: boolean): Column<ShopOrderRow>[] {
  const t = useText('shop')
  const format = useFormat()
  return useMemo(
    (): Column<ShopOrderRow>[] => [
      {
        key: 'number',
        title: t('order.number'),
        render: (row) => (
          <LinkAnchor to="/apps/ecommerce/orders/$id" params={{ id: String(row.id) }} fw={500}>
            <Bdi>{row.number}</Bdi>
          </LinkAnchor>
        ),
      },
      { key: 'title', title: t('order.products'), onCard: true, render: (row) => <Products row={row} /> },
      ...(isManager
        ? [
            {
              key: 'buyer',
              title: t('order.buyer'),
              render: (row: ShopOrderRow) => <Typed>{row.buyer.fullName}</Typed>,
            },
          ]
        : []),
      {
        key: 'status',
        title: t('order.status'),
        onCard: true,
        render: (row) => <StatusBadge status={row.status} label={t(`status.${row.status}`)} />,
      },
      {
        key: 'paymentMethod',
        title: t('payment'),
        isExtra: true,
        render: (row) => t(`payment.${row.paymentMethod}`),
      },
      { key: 'placedAt', title: t('order.placedAt'), align: 'end', render: (row) => format.dateTime(row.placedAt) },
      {
        key: 'total',
        title: t('prices.total'),
        align: 'end',
        onCard: true,
        render: (row) => <bdi className="tabular">{format.money(row.totalMinor, row.currency)}</bdi>,
      },
    ],
    [t, format, isManager],
  )
}

/** The first product by name, and that there are more. */
function Products({ row }: { row: ShopOrderRow }) {
  const t = useText('shop')
  return (
    <>
      <Typed>{row.title}</Typed>
      {row.pieces > 1 && ` · ${t('order.pieces', { count: row.pieces })}`}
    </>
  )
}
