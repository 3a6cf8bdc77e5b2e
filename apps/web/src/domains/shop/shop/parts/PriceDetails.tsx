import type { Quote } from '@dsms/contract/shop/shop/orders'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from '../checkout/CheckoutPage.module.css'

interface Props {
  quote: Quote
  /** A newer one is being asked for. */
  isOld: boolean
}

/** What it comes to, line by line, as the server reckons it. */
export function PriceDetails({ quote, isOld }: Props) {
  const t = useText('shop')
  const format = useFormat()
  const money = (minor: number) => format.money(minor, quote.currency)
  const less = (minor: number) => (minor === 0 ? money(0) : money(-minor))
  return (
    <section className="card" aria-labelledby="prices" aria-busy={isOld}>
      <h2 id="prices" className={classes.heading}>
        {t('prices')}
      </h2>
      <dl className={classes.prices}>
        <Row name={t('prices.list')} value={money(quote.listMinor)} />
        {quote.bagDiscountMinor > 0 && <Row name={t('prices.bagDiscount')} value={less(quote.bagDiscountMinor)} />}
        {quote.coupon && <Row name={t('prices.coupon', { code: quote.coupon.code })} value={less(quote.couponMinor)} />}
        <Row name={t('prices.tax')} value={money(quote.taxMinor)} />
        {quote.needsAddress && (
          <Row
            name={t('prices.delivery')}
            value={quote.deliveryMinor === 0 ? t('prices.free') : money(quote.deliveryMinor)}
          />
        )}
        <Row name={t('prices.total')} value={money(quote.totalMinor)} isTotal />
      </dl>
    </section>
  )
}

interface RowProps {
  name: string
  value: string
  isTotal?: boolean
}

export function Row({ name, value, isTotal }: RowProps) {
  return (
    <div className={isTotal ? classes.total : undefined}>
      <dt>{name}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}
