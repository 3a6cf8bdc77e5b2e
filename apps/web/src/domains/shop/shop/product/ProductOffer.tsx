import type { Answer } from '@dsms/contract/kernel/endpoint'
import { type getProduct, maxQuantity, type ProductColor } from '@dsms/contract/shop/shop/calls'
import { Group, Text } from '@mantine/core'
import { IconCategory, IconReceipt, IconTruckDelivery } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Typed } from '../../../../ui/Bidi.tsx'
import { LinkAnchor } from '../../../../ui/page/links.tsx'
import { ShareMenu } from '../../../../ui/ShareMenu.tsx'
import { CartButton } from '../cart/CartButton.tsx'
import { WishButton } from '../cart/WishButton.tsx'
import { Price } from '../parts/Price.tsx'
import { QuantityInput } from '../parts/QuantityInput.tsx'
import { Stars } from '../parts/Stars.tsx'
import { StockNote } from '../parts/StockNote.tsx'
import { ColourChoice } from './ColourChoice.tsx'
import classes from './ProductPage.module.css'

export type DetailedProduct = Answer<typeof getProduct>['product']

/** What it is, what it costs, and how to get it. */
export function ProductOffer({ product }: { product: DetailedProduct }) {
  const t = useText('shop')
  const format = useFormat()
  const [qty, setQty] = useState(1)
  const [color, setColor] = useState<ProductColor | undefined>(product.colorOptions[0])
  const isGoods = product.kind === 'goods'
  const most = Math.min(maxQuantity, product.stock ?? maxQuantity)
  return (
    <section className={`card ${classes.offer}`} aria-label={product.name}>
      <div className={classes.picture}>
        <img src={product.image} alt={product.name} width={480} height={360} />
      </div>
      <div className={classes.facts}>
        <Text size="sm" c="dimmed">
          {t('by')} <Typed>{product.brand}</Typed>
        </Text>
        <Group gap="md">
          <Price product={product} size="xl" />
          {product.discountPercentage > 0 && (
            <Text component="span" size="sm" fw={600}>
              {t('discount', { percent: format.number(product.discountPercentage) })}
            </Text>
          )}
        </Group>
        <Group gap="md">
          <Stars rating={product.rating} reviews={product.reviewCount} />
          <StockNote product={product} />
        </Group>
        <Text size="sm" dir="auto" className={classes.description}>
          {product.description}
        </Text>
        <ul className={classes.bullets}>
          <li>
            <IconCategory size={18} stroke={1.5} aria-hidden />
            <LinkAnchor to="/apps/ecommerce/shop" search={{ category: product.category.id }} size="sm">
              <Typed>{product.category.name}</Typed>
            </LinkAnchor>
          </li>
          <li>
            <IconTruckDelivery size={18} stroke={1.5} className="mirror" aria-hidden />
            <Text size="sm">
              {isGoods
                ? `${t('deliveryDays', { count: product.deliveryDays })}${product.hasFreeShipping ? ` · ${t('freeShipping')}` : ''}`
                : t('booked')}
            </Text>
          </li>
          <li>
            <IconReceipt size={18} stroke={1.5} aria-hidden />
            <Text size="sm">{t('taxNote')}</Text>
          </li>
        </ul>
        <hr className={classes.line} />
        {isGoods && color && <ColourChoice options={product.colorOptions} value={color} onChange={setColor} />}
        {product.isAvailable && !product.isInCart && (
          <QuantityInput label={t('quantity')} value={qty} max={most} onChange={setQty} />
        )}
        <div className={classes.buttons}>
          <CartButton product={product} choice={{ qty: Math.min(qty, most), ...(isGoods && color ? { color } : {}) }} />
          <WishButton product={product} />
          <ShareMenu name={product.name} />
        </div>
      </div>
    </section>
  )
}
