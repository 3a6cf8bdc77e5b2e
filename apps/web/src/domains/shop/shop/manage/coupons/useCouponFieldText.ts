import { useFormat } from '../../../../../kernel/i18n/format.ts'
import { useText } from '../../../../../kernel/i18n/index.ts'
import { useCategories } from '../useManage.ts'
import type { CouponValues } from './couponValues.ts'

/** Names and values of a coupon's fields in words, for the comparison with somebody else's change. */
export function useCouponFieldText(currency: string) {
  const t = useText('shop')
  const common = useText('common')
  const format = useFormat()
  const categories = useCategories().data ?? []
  const labels: Record<keyof CouponValues, string> = {
    code: t('coupon.code'),
    kind: t('coupon.kind'),
    percent: t('coupon.percent'),
    amountMinor: t('coupon.amount'),
    minMinor: t('coupon.min'),
    startsOn: t('coupon.startsOn'),
    endsOn: t('coupon.endsOn'),
    maxUses: t('coupon.maxUses'),
    oncePerPerson: t('coupon.once'),
    categoryId: t('filter.category'),
    isListed: t('coupon.listed'),
    isActive: t('coupon.active'),
  }
  const fieldValue = (field: keyof CouponValues, value: unknown): string => {
    if (value === null || value === '') return ''
    if (field === 'kind') return t(value === 'percent' ? 'coupon.percent' : 'coupon.amount')
    if (field === 'amountMinor' || field === 'minMinor') return format.money(Number(value), currency)
    if (field === 'startsOn' || field === 'endsOn') return format.date(String(value))
    if (field === 'categoryId') return categories.find(({ id }) => String(id) === value)?.name ?? ''
    return typeof value === 'boolean' ? common(value ? 'yes' : 'no') : String(value)
  }
  return { fieldLabel: (field: keyof CouponValues) => labels[field], fieldValue }
}
