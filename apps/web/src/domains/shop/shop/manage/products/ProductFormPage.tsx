import { useText } from '../../../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../../../kit/list/ListSkeleton.tsx'
import { ErrorBox } from '../../../../../ui/errors/ErrorBox.tsx'
import { Page } from '../../../../../ui/page/Page.tsx'
import { useManagedProduct, useShopSettings } from '../useManage.ts'
import { ProductForm } from './ProductForm.tsx'

/** Adds a product, or changes one. */
export function ProductFormPage({ id }: { id: number | undefined }) {
  const t = useText('shop')
  const product = useManagedProduct(id)
  const settings = useShopSettings()
  const failed = [product, settings].find((one) => one.isError)
  const isReady = settings.data && (id === undefined || product.data)
  return (
    <Page
      title={id === undefined ? t('product.add') : (product.data?.name ?? t('product'))}
      breadcrumbs={[{ label: t('manage'), to: '/apps/ecommerce/manage' }]}
    >
      {failed && <ErrorBox error={failed.error} onRetry={() => failed.refetch()} />}
      {!failed && !isReady && <ListSkeleton rows={10} />}
      {isReady && <ProductForm key={product.data?.id} product={product.data} currency={settings.data.currency} />}
    </Page>
  )
}
