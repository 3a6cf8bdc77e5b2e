import { changeOrderStatus, getOrder, type OrderStatus, type ShopOrder } from '@dsms/contract/shop/shop/orders'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../kernel/call/call.ts'
import { useLanguage } from '../../../../kernel/i18n/index.ts'

export const ordersKey = ['orders'] as const

export function useOrder(id: number) {
  const { code } = useLanguage()
  return useQuery({
    queryKey: [...ordersKey, id, code],
    queryFn: async ({ signal }) => (await call(getOrder, { params: { id } }, signal)).order,
  })
}

/** Moves an order on; throws what the server refuses, for the dialog that asked. */
export function useMoveOrder(): (order: ShopOrder, status: OrderStatus, note: string) => Promise<ShopOrder> {
  const client = useQueryClient()
  const { code } = useLanguage()
  return async ({ id, version }, status, note) => {
    const { order } = await call(changeOrderStatus, { params: { id }, body: { status, note, version } })
    client.setQueryData([...ordersKey, id, code], order)
    // what was cancelled is for sale again
    await Promise.all([
      client.invalidateQueries({ queryKey: ordersKey }),
      client.invalidateQueries({ queryKey: ['shop'], refetchType: 'none' }),
    ])
    return order
  }
}
