import type { Product } from '@dsms/contract/shop'
import { useText } from '../../i18n/index.ts'
import { CartButton } from './CartButton.tsx'
import { ProductCard } from './ProductCard.tsx'
import classes from './RelatedProducts.module.css'
import { WishButton } from './WishButton.tsx'

/** Others of the same category, in a row that scrolls where it has no room. */
export function RelatedProducts({ products }: { products: Product[] }) {
  const t = useText('shop')
  if (products.length === 0) return null
  return (
    <section aria-labelledby="related">
      <h2 id="related" className={classes.title}>
        {t('related')}
      </h2>
      <ul className={classes.row}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              actions={
                <>
                  <CartButton product={product} />
                  <WishButton product={product} />
                </>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
