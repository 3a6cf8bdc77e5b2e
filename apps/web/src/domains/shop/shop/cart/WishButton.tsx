import { ActionIcon, Tooltip } from '@mantine/core'
import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useWish } from './useShopActions.ts'

interface Props {
  product: { id: number; name: string; isInWishlist: boolean }
  size?: number
  variant?: 'default' | 'subtle'
}

/** A heart that is filled when the product is on the wishlist. */
export function WishButton({ product, size = 36, variant = 'default' }: Props) {
  const t = useText('shop')
  const wish = useWish()
  const { isInWishlist } = product
  return (
    <Tooltip label={t(isInWishlist ? 'wish.remove' : 'wish.add')}>
      <ActionIcon
        size={size}
        variant={variant}
        aria-label={t('wish.for', { name: product.name })}
        aria-pressed={isInWishlist}
        onClick={() => wish(product, !isInWishlist)}
      >
        {isInWishlist ? (
          <IconHeartFilled size={18} color="var(--mantine-color-red-6)" />
        ) : (
          <IconHeart size={18} stroke={1.5} />
        )}
      </ActionIcon>
    </Tooltip>
  )
}
