import { Indicator } from '@mantine/core'
import { IconShoppingCart } from '@tabler/icons-react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { LinkButton } from '../../../../ui/page/links.tsx'
import { useCart } from '../useShop.ts'

/** The way to the cart, with how many products are in it. */
export function CartLink() {
  const t = useText('shop')
  const format = useFormat()
  const count = useCart().data?.products.length ?? 0
  return (
    <Indicator label={format.number(count)} size={20} disabled={count === 0} offset={4} zIndex={1}>
      <LinkButton
        to="/apps/ecommerce/checkout"
        variant="default"
        aria-label={t('cart.open', { count })}
        leftSection={<IconShoppingCart size={18} stroke={1.5} />}
      >
        {t('cart')}
      </LinkButton>
    </Indicator>
  )
}
