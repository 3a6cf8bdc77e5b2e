import type { ShopOrder } from '@dsms/contract/shop/shop/orders'
import { Stack, Text } from '@mantine/core'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Typed } from '../../../../ui/Bidi.tsx'
import { LinkAnchor } from '../../../../ui/page/links.tsx'
import checkout from '../checkout/CheckoutPage.module.css'
import { Row } from '../parts/PriceDetails.tsx'
import classes from './OrderPage.module.css'

/** What was bought, as it was when it was bought. */
export function OrderLines({ order }: { order: ShopOrder }) {
  const t = useText('shop')
  const format = useFormat()
  const money = (minor: number) => format.money(minor, order.currency)
  return (
    <section className="card" aria-labelledby="lines">
      <h2 id="lines" className={classes.heading}>
        {t('order.products')}
      </h2>
      <ul className={classes.lines}>
        {order.lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change
          <li key={place} className={classes.line}>
            <img src={line.image} alt="" width={64} height={56} />
            <Stack gap={2} miw={0}>
              <Text size="sm" fw={500}>
                {line.slug ? (
                  <LinkAnchor to="/apps/ecommerce/product-detail/$slug" params={{ slug: line.slug }}>
                    <Typed>{line.name}</Typed>
                  </LinkAnchor>
                ) : (
                  <Typed>{line.name}</Typed>
                )}
              </Text>
              <Text size="xs" c="dimmed" className="tabular">
                {format.number(line.qty)} × <bdi>{money(line.unitMinor)}</bdi>
                {line.color && ` · ${t(`colour.${line.color}`)}`}
              </Text>
            </Stack>
            <Text size="sm" className="tabular">
              <bdi>{money(line.priceMinor)}</bdi>
            </Text>
          </li>
        ))}
      </ul>
      <dl className={checkout.prices}>
        <Row name={t('prices.products')} value={money(order.priceMinor)} />
        {order.couponMinor > 0 && (
          <Row name={t('prices.coupon', { code: order.couponCode })} value={money(-order.couponMinor)} />
        )}
        <Row name={t('prices.tax')} value={money(order.taxMinor)} />
        {order.deliveryMinor > 0 && <Row name={t('prices.delivery')} value={money(order.deliveryMinor)} />}
        <Row name={t('prices.total')} value={money(order.totalMinor)} isTotal />
      </dl>
    </section>
  )
}
