import { useFormat } from '../../../../../kernel/i18n/format.ts'
import { languages, useText } from '../../../../../kernel/i18n/index.ts'
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
  const fieldValue = (field: keyof ProductValues, value: unknown): string => {
    if (value === null || value === '') return ''
    if (field === 'names' || field === 'descriptions')
      return languages.flatMap(({ code }) => wordsOf(value)[code] || []).join(' / ')
    if (field === 'categoryId') return categories.find(({ id }) => String(id) === value)?.name ?? ''
    if (field === 'kind') return t(`kind.${value as ProductValues['kind']}`)
    if (field === 'status') return t(`product.status.${value as ProductValues['status']}`)
    if (field === 'listPriceMinor') return format.money(Number(value), currency)
    return typeof value === 'boolean' ? common(value ? 'yes' : 'no') : String(value)
  }
  return { fieldLabel: (field: keyof ProductValues) => labels[field], fieldValue }
}

const wordsOf = (value: unknown) => value as Record<string, string | undefined>
