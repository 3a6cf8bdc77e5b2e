import type { Address } from '@dsms/contract/shop/shop/addresses'
import type { Quote, ShopPayment } from '@dsms/contract/shop/shop/orders'
import { Alert, Button, Group, Radio, Stack, Text, Textarea } from '@mantine/core'
import { IconAlertTriangle, IconBuildingBank, IconCash, IconCreditCard, IconFileInvoice } from '@tabler/icons-react'
import { useState } from 'react'
import { CallError } from '../../../../kernel/call/call.ts'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { AddressLines } from './AddressLines.tsx'
import classes from './PaymentStep.module.css'
import { usePlaceOrder } from './usePlaceOrder.ts'

interface Props {
  quote: Quote
  coupon: string
  address: Address | undefined
  toCart: () => void
}

/** How it is paid, and the button that makes the order. */
export function PaymentStep({ quote, coupon, address, toCart }: Props) {
  const t = useText('shop')
  const format = useFormat()
  const errorText = useErrorText()
  const [method, setMethod] = useState<ShopPayment | undefined>(quote.paymentMethods[0])
  const [note, setNote] = useState('')
  const order = usePlaceOrder()
  const soldOut = soldOutProduct(order.error)
  const place = () => {
    if (!method) return
    order.place({
      quote: quote.fingerprint,
      // a coupon that stopped to hold is not in the quote, and not in the order either
      coupon: quote.coupon ? coupon : undefined,
      addressId: quote.needsAddress ? address?.id : undefined,
      paymentMethod: method,
      note,
    })
  }
  return (
    <>
      <div className="card">
        <Stack gap="md">
          {quote.needsAddress && address && (
            <div className={classes.address}>
              <Text size="xs" c="dimmed">
                {t('deliverTo')}
              </Text>
              <AddressLines address={address} />
            </div>
          )}
          <Radio.Group
            label={t('payment.choose')}
            value={method ?? ''}
            onChange={(value) => setMethod(quote.paymentMethods.find((one) => one === value))}
          >
            <div className={classes.methods}>
              {quote.paymentMethods.map((one) => {
                const Sign = signs[one]
                return (
                  <div key={one} className={classes.method} data-chosen={one === method || undefined}>
                    <Radio value={one} label={t(`payment.${one}`)} description={t(`payment.${one}Text`)} flex={1} />
                    <Sign size={20} stroke={1.5} aria-hidden />
                  </div>
                )
              })}
            </div>
          </Radio.Group>
          <Textarea
            label={t('note')}
            dir="auto"
            autosize
            minRows={2}
            maxLength={500}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </Stack>
      </div>
      {order.error !== undefined && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle size={20} stroke={1.5} />} title={t('order.failed')}>
          <Text size="sm">{soldOut ? t('order.soldOut', { product: soldOut }) : errorText(order.error)}</Text>
          {!quote.canOrder && (
            <Button mt="sm" size="xs" variant="default" onClick={toCart}>
              {t('order.toCart')}
            </Button>
          )}
        </Alert>
      )}
      <Group justify="flex-end">
        <Button size="md" disabled={!quote.canOrder || !method} loading={order.isPlacing} onClick={place}>
          {t('order.place', { total: format.money(quote.totalMinor, quote.currency) })}
        </Button>
      </Group>
    </>
  )
}

/** The product of which somebody else got the last piece. */
const soldOutProduct = (error: unknown): string =>
  error instanceof CallError && error.code === 'out_of_stock' && error.params.left === 0
    ? String(error.params.product)
    : ''

const signs = {
  cash_on_delivery: IconCash,
  bank_transfer: IconBuildingBank,
  card_terminal: IconCreditCard,
  invoice: IconFileInvoice,
} satisfies Record<ShopPayment, unknown>
