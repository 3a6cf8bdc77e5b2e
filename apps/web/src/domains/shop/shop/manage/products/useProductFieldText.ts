import { useFormat } from '../../../../../kernel/i18n/format.ts'
import { languages, useText } from '../../../../../kernel/i18n/index.ts'
import { fieldText } from '../../../../../kit/form/fieldText.ts'
import { useCategories } from '../useManage.ts'
import type { ProductValues } from './productValues.ts'

/** Names and values of a product's fields in words, for the comparison with somebody else's change. */
export function useProductFieldText(currency: string) {
  const t = useText('shop')
  const common = useText('common')
  const format = useFormat()
  const categories = useCategories().data ?? []
  const labels: Record<keyof ProductValues, string> = {
    names: t('product.name'),
    descriptions: t('product.description'),
    sku: t('product.sku'),
    brand: t('product.brand'),
    categoryId: t('filter.category'),
    kind: t('product.kind'),
    listPriceMinor: t('product.price'),
    discountPercentage: t('product.discount'),
    taxBasisPoints: t('product.tax'),
    hasFreeShipping: t('freeShipping'),
    deliveryDays: t('product.deliveryDays'),
    image: t('product.picture'),
    isCounted: t('stock.counted'),
    stock: t('stock'),
    status: t('order.status'),
  }
  const inAll = (texts: ProductValues['names']) => languages.flatMap(({ code }) => texts[code] || []).join(' / ')
  const yesNo = (isOn: boolean) => common(isOn ? 'yes' : 'no')
  const fieldValue = fieldText<ProductValues>({
    names: inAll,
    descriptions: inAll,
    categoryId: (category) => categories.find(({ id }) => String(id) === category)?.name ?? '',
    kind: (kind) => t(`kind.${kind}`),
    status: (status) => t(`product.status.${status}`),
    listPriceMinor: (price) => (price === null ? '' : format.money(price, currency)),
    hasFreeShipping: yesNo,
    isCounted: yesNo,
  })
  return { fieldLabel: (field: keyof ProductValues) => labels[field], fieldValue }
}
