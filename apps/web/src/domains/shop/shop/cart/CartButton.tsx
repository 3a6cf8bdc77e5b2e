import type { ProductColor } from '@dsms/contract/shop/shop/calls'
import { Button } from '@mantine/core'
import { IconShoppingCart, IconShoppingCartCheck } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { LinkButton } from '../../../../ui/page/links.tsx'
import { useAddToCart } from './useShopActions.ts'

interface Props {
  product: { id: number; name: string; isInCart: boolean; isAvailable: boolean }
  choice?: { qty: number; color?: ProductColor }
  fullWidth?: boolean
}

/** Puts a product into the cart; once it is there, leads to the cart. */
export function CartButton({ product, choice, fullWidth }: Props) {
  const t = useText('shop')
  const add = useAddToCart()
  if (product.isInCart) {
    return (
      <LinkButton
        to="/apps/ecommerce/checkout"
        variant="light"
        fullWidth={fullWidth}
        aria-label={t('cart.viewOf', { name: product.name })}
        leftSection={<IconShoppingCartCheck size={18} stroke={1.5} />}
      >
        {t('cart.view')}
      </LinkButton>
    )
  }
  return (
    <Button
      fullWidth={fullWidth}
      disabled={!product.isAvailable}
      aria-label={product.isAvailable ? t('cart.addOf', { name: product.name }) : undefined}
      leftSection={<IconShoppingCart size={18} stroke={1.5} />}
      onClick={() => add(product, choice)}
    >
      {t(product.isAvailable ? 'cart.add' : 'stock.none')}
    </Button>
  )
}
