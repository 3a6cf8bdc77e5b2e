import type { Arguments } from '@dsms/contract/kernel/endpoint'
import { checkout } from '@dsms/contract/shop/shop/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from '../../../../kernel/address/links.tsx'
import { call } from '../../../../kernel/call/call.ts'
import { useLanguage } from '../../../../kernel/i18n/index.ts'
import { ordersKey } from '../orders/useOrders.ts'
import { shopKeys } from '../useShop.ts'

type Body = Omit<Arguments<typeof checkout>['body'], 'idempotencyKey'>

/** Makes an order of the cart, once: however often it is pressed, and also when the first answer is lost on its way. */
export function usePlaceOrder() {
  const client = useQueryClient()
  const { code } = useLanguage()
  const navigate = useNavigate()
  // one key for one attempt to buy: the server gives the same order for the same key
  const key = useRef(crypto.randomUUID())
  const isRunning = useRef(false)
  const [isPlacing, setPlacing] = useState(false)
  const [error, setError] = useState<unknown>()

  const place = async (body: Body) => {
    if (isRunning.current) return
    isRunning.current = true
    setPlacing(true)
    setError(undefined)
    try {
      const { order } = await call(checkout, { body: { ...body, idempotencyKey: key.current } })
      client.setQueryData([...ordersKey, order.id, code], order)
      await navigate({
        to: '/apps/ecommerce/orders/$id',
        params: { id: String(order.id) },
        search: { placed: true },
        replace: true,
      })
    } catch (failure) {
      setError(failure)
    } finally {
      isRunning.current = false
      setPlacing(false)
      // an empty cart after an order, else the prices and stock of now
      void client.invalidateQueries({ queryKey: shopKeys.all })
      void client.invalidateQueries({ queryKey: ordersKey, refetchType: 'none' })
    }
  }
  return { place: (body: Body) => void place(body), isPlacing, error }
}
