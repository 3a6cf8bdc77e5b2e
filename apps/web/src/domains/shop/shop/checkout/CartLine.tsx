import type { CartProduct } from '@dsms/contract/shop/shop/calls'
import type { lineProblems } from '@dsms/contract/shop/shop/orders'
import { Alert, Button, Group, Text } from '@mantine/core'
import { IconAlertTriangle, IconHeart, IconHeartFilled, IconTrash } from '@tabler/icons-react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Typed } from '../../../../ui/Bidi.tsx'
import { LinkAnchor } from '../../../../ui/page/links.tsx'
import { useChangeCart, useRemoveFromCart, useWish } from '../cart/useShopActions.ts'
import { Price } from '../parts/Price.tsx'
import { QuantityInput } from '../parts/QuantityInput.tsx'
import { Stars } from '../parts/Stars.tsx'
import { StockNote } from '../parts/StockNote.tsx'
import classes from './CartStep.module.css'

interface Props {
  line: CartProduct
  problem: (typeof lineProblems)[number] | null | undefined
}

/** One product of the cart. */
export function CartLine({ line, problem }: Props) {
  const t = useText('shop')
  const format = useFormat()
  const change = useChangeCart()
  const remove = useRemoveFromCart()
  const wish = useWish()
  const { id, name, slug, image, brand, qty, maxQty, offers, discountPercentage, isInWishlist } = line
  return (
    <article className={`card ${classes.line}`} aria-label={name}>
      <div className={classes.picture}>
        <img src={image} alt="" width={130} height={110} />
      </div>
      <div className={classes.about}>
        <h2 className={classes.name}>
          <LinkAnchor to="/apps/ecommerce/product-detail/$slug" params={{ slug }} c="inherit">
            <Typed>{name}</Typed>
          </LinkAnchor>
        </h2>
        <Text size="xs" c="dimmed">
          {t('by')} <Typed>{brand}</Typed>
          {line.color && ` · ${t(`colour.${line.color}`)}`}
        </Text>
        <Group gap="md">
          <Stars rating={line.rating} reviews={line.reviewCount} />
          <StockNote product={line} />
        </Group>
        <QuantityInput
          label={t('quantityOf', { name })}
          isLabelHidden
          value={qty}
          max={Math.max(1, maxQty)}
          onChange={(next) => change(id, { qty: next })}
        />
        <Text size="xs" c="dimmed">
          {line.kind === 'goods' ? t('deliveryBy', { date: format.date(line.shippingDate) }) : t('booked')}
        </Text>
        {(discountPercentage > 0 || offers > 0) && (
          <Text size="xs">
            {[
              discountPercentage > 0 && t('discount', { percent: format.number(discountPercentage) }),
              offers > 0 && t('offers', { count: offers }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        )}
        {problem && (
          <Alert color="yellow" p="xs" icon={<IconAlertTriangle size={18} stroke={1.5} />}>
            {t(`problem.${problem}`, { count: line.stock ?? 0 })}
          </Alert>
        )}
      </div>
      <div className={classes.end}>
        <Price product={line} />
        {line.hasFreeShipping && (
          <Text size="xs" c="dimmed">
            {t('freeShipping')}
          </Text>
        )}
        <Button
          variant="default"
          size="sm"
          aria-label={t('cart.removeOf', { name })}
          leftSection={<IconTrash size={18} stroke={1.5} />}
          onClick={() => remove(line)}
        >
          {t('cart.remove')}
        </Button>
        <Button
          variant="default"
          size="sm"
          aria-pressed={isInWishlist}
          aria-label={t('wish.for', { name })}
          leftSection={
            isInWishlist ? (
              <IconHeartFilled size={18} color="var(--mantine-color-red-6)" />
            ) : (
              <IconHeart size={18} stroke={1.5} />
            )
          }
          onClick={() => wish({ id, name }, !isInWishlist)}
        >
          {t('wish')}
        </Button>
      </div>
    </article>
  )
}
