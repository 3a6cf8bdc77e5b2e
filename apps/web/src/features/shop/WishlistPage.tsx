import { Button } from '@mantine/core'
import { IconHeart, IconHeartOff } from '@tabler/icons-react'
import { ErrorBox } from '../../components/ErrorBox.tsx'
import { Page } from '../../components/Page.tsx'
import { LinkButton } from '../../components/records/links.tsx'
import { Empty } from '../../components/records/list/Empty.tsx'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/index.ts'
import { CartButton } from './CartButton.tsx'
import { CartLink } from './CartLink.tsx'
import { ProductCard } from './ProductCard.tsx'
import { ProductSkeletons } from './ProductSkeletons.tsx'
import classes from './ShopPage.module.css'
import { useWishlist } from './useShop.ts'
import { useWish } from './useShopActions.ts'

/** What a person wished for, the latest first. */
export function WishlistPage() {
  const t = useText('shop')
  const format = useFormat()
  const wishlist = useWishlist()
  const wish = useWish()
  const products = wishlist.data?.products
  return (
    <Page
      title={t('wishlist')}
      count={products && format.number(products.length)}
      breadcrumbs={[{ label: t('title'), to: '/apps/ecommerce/shop' }]}
      action={<CartLink />}
    >
      {wishlist.isError && <ErrorBox error={wishlist.error} onRetry={() => wishlist.refetch()} />}
      {wishlist.isPending && <ProductSkeletons view="grid" />}
      {products?.length === 0 && (
        <Empty icon={<IconHeart size={48} stroke={1} />} text={t('wishlist.empty')}>
          <LinkButton to="/apps/ecommerce/shop">{t('toShop')}</LinkButton>
        </Empty>
      )}
      {products && products.length > 0 && (
        <ul className={classes.products} data-view="grid" aria-label={t('wishlist')}>
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard
                product={product}
                actions={
                  <>
                    <CartButton product={product} />
                    <Button
                      variant="default"
                      aria-label={t('wish.removeOf', { name: product.name })}
                      leftSection={<IconHeartOff size={18} stroke={1.5} />}
                      onClick={() => wish(product, false)}
                    >
                      {t('wish.takeOff')}
                    </Button>
                  </>
                }
              />
            </li>
          ))}
        </ul>
      )}
    </Page>
  )
}
