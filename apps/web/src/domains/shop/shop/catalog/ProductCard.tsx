import { Badge, Text } from '@mantine/core'
import { IconTruckDelivery } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from '../../../../kernel/address/links.tsx'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Typed } from '../../../../ui/Bidi.tsx'
import { Price } from '../parts/Price.tsx'
import { Stars } from '../parts/Stars.tsx'
import { StockNote } from '../parts/StockNote.tsx'
import type { CatalogView } from '../useCatalogState.ts'
import classes from './ProductCard.module.css'

interface Props {
  product: {
    id: number
    name: string
    slug: string
    image: string
    brand: string
    description: string
    rating: number
    reviewCount: number
    priceMinor: number
    priceBefore: number | null
    currency: string
    hasFreeShipping: boolean
    stock: number | null
    isAvailable: boolean
  }
  view?: CatalogView
  /** Wishlist and cart. */
  actions: ReactNode
}

/** One product among others; its picture and its name lead to it. */
export function ProductCard({ product, view = 'grid', actions }: Props) {
  const t = useText('shop')
  const { name, slug, image, brand, description, rating, reviewCount } = product
  return (
    <article className={`card ${classes.card}`} data-view={view}>
      {/* the name says the same to whoever does not see the picture */}
      <Link
        to="/apps/ecommerce/product-detail/$slug"
        params={{ slug }}
        className={classes.picture}
        tabIndex={-1}
        aria-hidden
      >
        <img src={image} alt="" loading="lazy" width={240} height={180} />
      </Link>
      <div className={classes.about}>
        <h2 className={classes.name}>
          <Link to="/apps/ecommerce/product-detail/$slug" params={{ slug }}>
            <Typed>{name}</Typed>
          </Link>
        </h2>
        <Text size="xs" c="dimmed">
          {t('by')} <Typed>{brand}</Typed>
        </Text>
        <Stars rating={rating} reviews={reviewCount} />
        <Text size="sm" className={classes.description} dir="auto">
          {description}
        </Text>
      </div>
      <div className={classes.buy}>
        <Price product={product} />
        <div className={classes.notes}>
          {product.hasFreeShipping && (
            <Badge
              variant="light"
              color="green"
              tt="none"
              className={classes.badge}
              leftSection={<IconTruckDelivery size={14} stroke={1.5} className="mirror" aria-hidden />}
            >
              {t('freeShipping')}
            </Badge>
          )}
          <StockNote product={product} isQuiet />
        </div>
        <div className={classes.actions}>{actions}</div>
      </div>
    </article>
  )
}
