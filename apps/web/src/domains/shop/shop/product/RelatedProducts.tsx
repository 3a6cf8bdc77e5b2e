import type { Product } from '@dsms/contract/shop/shop/calls'
import { useText } from '../../../../kernel/i18n/index.ts'
import { CartButton } from '../cart/CartButton.tsx'
import { WishButton } from '../cart/WishButton.tsx'
import { ProductCard } from '../catalog/ProductCard.tsx'
import classes from './RelatedProducts.module.css'

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
