import type { Answer } from '@dsms/contract/kernel/endpoint'
import type { CartProduct, getProduct, listCart, listProducts, listWishlist } from '@dsms/contract/shop/shop/calls'
import type { QueryClient } from '@tanstack/react-query'
import { shopKeys } from '../useShop.ts'

type Flags = { isInWishlist?: boolean; isInCart?: boolean }

/** Shows on every list, page and card whether a product is wished for. */
export function markWished(client: QueryClient, id: number, isInWishlist: boolean): void {
  flag(client, id, { isInWishlist })
  patchCartLine(client, id, { isInWishlist })
}

/** Shows everywhere whether a product is in the cart. */
export function markInCart(client: QueryClient, id: number, isInCart: boolean): void {
  flag(client, id, { isInCart })
  client.setQueriesData<Answer<typeof listWishlist>>(
    { queryKey: shopKeys.wishlist },
    (answer) => answer && { products: marked(answer.products, id, { isInCart }) },
  )
}

export function dropFromWishlist(client: QueryClient, id: number): void {
  client.setQueriesData<Answer<typeof listWishlist>>(
    { queryKey: shopKeys.wishlist },
    (answer) => answer && { products: answer.products.filter((product) => product.id !== id) },
  )
}

export function dropFromCart(client: QueryClient, id: number): void {
  client.setQueriesData<Answer<typeof listCart>>(
    { queryKey: shopKeys.cart },
    (answer) => answer && { products: answer.products.filter((product) => product.id !== id) },
  )
}

export function patchCartLine(client: QueryClient, id: number, part: Partial<CartProduct>): void {
  client.setQueriesData<Answer<typeof listCart>>(
    { queryKey: shopKeys.cart },
    (answer) => answer && { products: marked(answer.products, id, part) },
  )
}

function flag(client: QueryClient, id: number, flags: Flags): void {
  client.setQueriesData<Answer<typeof listProducts>>(
    { queryKey: shopKeys.lists },
    (answer) => answer && { ...answer, products: marked(answer.products, id, flags) },
  )
  client.setQueriesData<Answer<typeof getProduct>>(
    { queryKey: shopKeys.products },
    (answer) =>
      answer && {
        product: answer.product.id === id ? { ...answer.product, ...flags } : answer.product,
        related: marked(answer.related, id, flags),
      },
  )
}

const marked = <P extends { id: number }>(products: P[], id: number, part: Partial<P>): P[] =>
  products.map((product) => (product.id === id ? { ...product, ...part } : product))
