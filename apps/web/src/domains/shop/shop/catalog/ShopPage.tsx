import { Button, Drawer, Progress } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { IconShoppingBag, IconZoomExclamation } from '@tabler/icons-react'
import { useRef } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Empty } from '../../../../kit/list/Empty.tsx'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { Page } from '../../../../ui/page/Page.tsx'
import { CartButton } from '../cart/CartButton.tsx'
import { CartLink } from '../cart/CartLink.tsx'
import { WishButton } from '../cart/WishButton.tsx'
import { useCatalogState } from '../useCatalogState.ts'
import { useProducts } from '../useShop.ts'
import { CatalogFilters } from './CatalogFilters.tsx'
import { CatalogPages } from './CatalogPages.tsx'
import { CatalogToolbar } from './CatalogToolbar.tsx'
import { ProductCard } from './ProductCard.tsx'
import { ProductSkeletons } from './ProductSkeletons.tsx'
import classes from './ShopPage.module.css'

/** The shop: what is for sale, narrowed and ordered as the address says. */
export function ShopPage() {
  const t = useText('shop')
  const catalog = useCatalogState()
  const products = useProducts(catalog)
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false })
  const [isOpen, drawer] = useDisclosure(false)
  const opener = useRef<HTMLButtonElement>(null)
  const data = products.data
  const filters = data && <CatalogFilters catalog={catalog} facets={data.facets} currency={data.currency} />
  const isEmpty = data?.total === 0 && !catalog.isFiltered

  return (
    <Page title={t('title')} action={<CartLink />}>
      <div className={classes.columns}>
        {isWide && !isEmpty && (
          <aside className={`card ${classes.filters}`} aria-label={t('filters')}>
            {filters}
          </aside>
        )}
        <div className={classes.main}>
          <CatalogToolbar
            catalog={catalog}
            total={data?.total}
            openFilters={isWide ? undefined : drawer.open}
            filtersRef={opener}
          />
          <div className={classes.busy}>
            {products.isFetching && data && <Progress size={2} value={100} animated aria-hidden />}
          </div>
          {products.isError && <ErrorBox error={products.error} onRetry={() => products.refetch()} />}
          {products.isPending && <ProductSkeletons view={catalog.view} />}
          {isEmpty && <Empty icon={<IconShoppingBag size={48} stroke={1} />} text={t('empty')} />}
          {data?.total === 0 && !isEmpty && (
            <Empty icon={<IconZoomExclamation size={48} stroke={1} />} text={t('noResults')}>
              <Button variant="default" onClick={catalog.clear}>
                {t('filter.clear')}
              </Button>
            </Empty>
          )}
          {data && data.products.length > 0 && (
            <ul className={classes.products} data-view={catalog.view} aria-label={t('products')}>
              {data.products.map((product) => (
                <li key={product.id}>
                  <ProductCard
                    product={product}
                    view={catalog.view}
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
          )}
          {data && <CatalogPages catalog={catalog} total={data.total} isSettled={!products.isPlaceholderData} />}
        </div>
      </div>
      <Drawer
        opened={isOpen && !isWide}
        onClose={drawer.close}
        position="left"
        size={320}
        title={t('filters')}
        returnFocus
      >
        {filters}
        <Button fullWidth mt="md" onClick={drawer.close}>
          {t('filters.show', { count: data?.total ?? 0 })}
        </Button>
      </Drawer>
    </Page>
  )
}
