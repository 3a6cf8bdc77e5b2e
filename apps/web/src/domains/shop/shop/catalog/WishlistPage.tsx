import { Button } from '@mantine/core'
import { IconHeart, IconHeartOff } from '@tabler/icons-react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Empty } from '../../../../kit/list/Empty.tsx'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { LinkButton } from '../../../../ui/page/links.tsx'
import { Page } from '../../../../ui/page/Page.tsx'
import { CartButton } from '../cart/CartButton.tsx'
import { CartLink } from '../cart/CartLink.tsx'
import { useWish } from '../cart/useShopActions.ts'
import { useWishlist } from '../useShop.ts'
import { ProductCard } from './ProductCard.tsx'
import { ProductSkeletons } from './ProductSkeletons.tsx'
import classes from './ShopPage.module.css'

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
