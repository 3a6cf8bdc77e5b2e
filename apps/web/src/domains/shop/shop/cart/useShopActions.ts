import {
  addToCart,
  addToWishlist,
  type CartProduct,
  changeCart,
  type ProductColor,
  removeFromCart,
  removeFromWishlist,
} from '@dsms/contract/shop/shop/calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../kernel/call/call.ts'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { showFailure, showUndo } from '../../../../ui/toasts/toasts.tsx'
import { shopKeys } from '../useShop.ts'
import { dropFromCart, dropFromWishlist, markInCart, markWished, patchCartLine } from './shopCache.ts'

interface Named {
  id: number
  name: string
}

interface Change<V> {
  /** Shows the outcome before the server answers. */
  show: (values: V) => void
  run: (values: V) => Promise<unknown>
  done?: (values: V) => void
}

/** Changes of wishlist and cart: seen at once, made one after another, taken back when the server refuses. */
function useShopChange<V>({ show, run, done }: Change<V>) {
  const client = useQueryClient()
  const errorText = useErrorText()
  return useMutation<unknown, Error, V>({
    mutationKey: shopKeys.all,
    scope: { id: 'shop' },
    onMutate: async (values) => {
      await client.cancelQueries({ queryKey: shopKeys.all })
      show(values)
    },
    mutationFn: run,
    onSuccess: (_, values) => done?.(values),
    onError: (error) => showFailure(errorText(error)),
    // what is read between two changes would take the second one back for a moment
    onSettled: () => {
      if (client.isMutating({ mutationKey: shopKeys.all }) === 1) {
        void client.invalidateQueries({ queryKey: shopKeys.all })
      }
    },
  }).mutate
}

/** Puts a product on the wishlist or takes it off, which can be undone. */
export function useWish(): (product: Named, isWished: boolean) => void {
  const t = useText('shop')
  const common = useText('common')
  const client = useQueryClient()
  const change = useShopChange<{ product: Named; isWished: boolean }>({
    show: ({ product, isWished }) => {
      markWished(client, product.id, isWished)
      if (!isWished) dropFromWishlist(client, product.id)
    },
    run: ({ product: { id }, isWished }) =>
      isWished
        ? call(addToWishlist, { body: { productId: id } })
        : call(removeFromWishlist, { params: { productId: id } }),
    done: ({ product, isWished }) => {
      if (isWished) return
      showUndo(t('wish.removed', { name: product.name }), common('undo'), () => change({ product, isWished: true }))
    },
  })
  return (product, isWished) => change({ product, isWished })
}

interface Choice {
  qty?: number
  color?: ProductColor | null
}

/** Puts a product into the cart. */
export function useAddToCart(): (product: Named, choice?: Choice) => void {
  const client = useQueryClient()
  const change = useShopChange<{ product: Named; choice: Choice }>({
    show: ({ product }) => markInCart(client, product.id, true),
    run: ({ product, choice }) => call(addToCart, { body: { productId: product.id, ...choice } }),
  })
  return (product, choice = {}) => change({ product, choice })
}

/** Takes a line out of the cart, which can be undone. */
export function useRemoveFromCart(): (line: CartProduct) => void {
  const t = useText('shop')
  const common = useText('common')
  const client = useQueryClient()
  const add = useAddToCart()
  const change = useShopChange<CartProduct>({
    show: ({ id }) => {
      markInCart(client, id, false)
      dropFromCart(client, id)
    },
    run: ({ id }) => call(removeFromCart, { params: { productId: id } }),
    done: (line) =>
      showUndo(t('cart.removed', { name: line.name }), common('undo'), () =>
        add(line, { qty: line.qty, color: line.color }),
      ),
  })
  return change
}

/** How many of a line, and in which colour. */
export function useChangeCart(): (id: number, choice: Choice) => void {
  const client = useQueryClient()
  const change = useShopChange<{ id: number; choice: Choice }>({
    show: ({ id, choice }) => patchCartLine(client, id, choice),
    run: ({ id, choice }) => call(changeCart, { params: { productId: id }, body: choice }),
  })
  return (id, choice) => change({ id, choice })
}
