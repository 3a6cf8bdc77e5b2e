import { IconPackageOff } from '@tabler/icons-react'
import { Navigate } from '../../../../kernel/address/links.tsx'
import { CallError } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Empty } from '../../../../kit/list/Empty.tsx'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import type { Crumb } from '../../../../ui/page/Breadcrumbs.tsx'
import { LinkButton } from '../../../../ui/page/links.tsx'
import { Page } from '../../../../ui/page/Page.tsx'
import { CartLink } from '../cart/CartLink.tsx'
import { catalogOf } from '../useCatalogState.ts'
import { useProduct, useProducts } from '../useShop.ts'
import { ProductOffer } from './ProductOffer.tsx'
import classes from './ProductPage.module.css'
import { Promises } from './Promises.tsx'
import { RelatedProducts } from './RelatedProducts.tsx'
import { Reviews } from './Reviews.tsx'

/** Everything about one product. The number behind the last hyphen of its address is its own. */
export function ProductPage({ slug }: { slug: string | undefined }) {
  return slug === undefined ? <FirstProduct /> : <Loaded key={slug} id={idOf(slug)} />
}

function Loaded({ id }: { id: number | undefined }) {
  const t = useText('shop')
  const product = useProduct(id)
  const list = { label: t('title'), to: '/apps/ecommerce/shop' } satisfies Crumb
  if (product.data) {
    const { product: shown, related } = product.data
    return (
      <Page title={shown.name} breadcrumbs={[list]} action={<CartLink />}>
        <div className={classes.page}>
          <ProductOffer product={shown} />
          <Promises product={shown} />
          <Reviews productId={shown.id} name={shown.name} />
          <RelatedProducts products={related} />
        </div>
      </Page>
    )
  }
  const isGone = id === undefined || (product.error instanceof CallError && product.error.status === 404)
  return (
    <Page title={t('product')} breadcrumbs={[list]} action={<CartLink />}>
      {isGone && <UnknownProduct />}
      {!isGone && product.isError && <ErrorBox error={product.error} onRetry={() => product.refetch()} />}
      {!isGone && product.isPending && <ListSkeleton rows={10} />}
    </Page>
  )
}

/** The address without a product: the first of the shop. */
function FirstProduct() {
  const t = useText('shop')
  const products = useProducts(catalogOf({}))
  const first = products.data?.products[0]
  if (first) return <Navigate to="/apps/ecommerce/product-detail/$slug" params={{ slug: first.slug }} replace />
  return (
    <Page title={t('product')} breadcrumbs={[{ label: t('title'), to: '/apps/ecommerce/shop' }]}>
      {products.isError && <ErrorBox error={products.error} onRetry={() => products.refetch()} />}
      {products.isPending && <ListSkeleton rows={10} />}
      {products.data && <UnknownProduct />}
    </Page>
  )
}

function UnknownProduct() {
  const t = useText('shop')
  return (
    <Empty icon={<IconPackageOff size={48} stroke={1} />} text={t('unknown')}>
      <LinkButton to="/apps/ecommerce/shop">{t('toShop')}</LinkButton>
    </Empty>
  )
}

/** `automatic-starter-pack-12` is 12. */
function idOf(slug: string): number | undefined {
  const id = Number(slug.slice(slug.lastIndexOf('-') + 1))
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : undefined
}
