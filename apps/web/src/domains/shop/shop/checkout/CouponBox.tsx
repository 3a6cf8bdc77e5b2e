import { getQuote, type Quote } from '@dsms/contract/shop/shop/orders'
import { Button, Group, Pill, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { fieldTexts, useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'

interface Props {
  quote: Quote
  /** Why the coupon of the address does not hold. */
  problem: string
  use: (code: string) => void
}

/** Takes a coupon when it holds for this cart, and shows those that the shop offers. */
export function CouponBox({ quote, problem, use }: Props) {
  const t = useText('shop')
  const common = useText('common')
  const format = useFormat()
  const errorText = useErrorText()
  const [code, setCode] = useState('')
  const [isAsking, setAsking] = useState(false)
  const [refusal, setRefusal] = useState('')

  const attempt = async (asked: string) => {
    setAsking(true)
    setRefusal('')
    try {
      await call(getQuote, { query: { coupon: asked } })
      setCode('')
      use(asked)
    } catch (failure) {
      setRefusal(fieldTexts(failure).coupon ?? errorText(failure))
    } finally {
      setAsking(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim()) void attempt(code.trim().toUpperCase())
  }
  const worth = ({ percent, amountMinor }: Quote['offers'][number]) =>
    percent === null
      ? format.money(amountMinor ?? 0, quote.currency)
      : format.number(percent / 100, { style: 'percent' })
  const others = quote.offers.filter((offer) => offer.code !== quote.coupon?.code)

  return (
    <form onSubmit={submit} className="card">
      <Stack gap="sm">
        <Group gap="xs" align="flex-end" wrap="nowrap">
          <TextInput
            flex={1}
            label={t('coupon')}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            value={code}
            error={(refusal || problem) !== ''}
            onChange={(event) => {
              setCode(event.currentTarget.value)
              setRefusal('')
            }}
          />
          <Button type="submit" variant="default" loading={isAsking}>
            {t('coupon.use')}
          </Button>
        </Group>
        {(refusal || problem) && (
          <Text role="alert" size="sm" c="var(--mantine-color-error)">
            {refusal || problem}
          </Text>
        )}
        {quote.coupon && (
          <Pill
            size="lg"
            withRemoveButton
            removeButtonProps={{ 'aria-label': t('coupon.remove', { code: quote.coupon.code }), tabIndex: 0 }}
            onRemove={() => use('')}
            w="max-content"
          >
            <bdi>{quote.coupon.code}</bdi> · {worth(quote.coupon)}
          </Pill>
        )}
        {others.length > 0 && (
          <Stack gap={4}>
            <Text size="xs" c="dimmed">
              {t('coupon.offers')}
            </Text>
            {others.map((offer) => (
              <Group key={offer.code} justify="space-between" wrap="nowrap">
                <Text size="sm">
                  <bdi dir="ltr">{offer.code}</bdi> · {worth(offer)}
                </Text>
                <Button
                  size="compact-sm"
                  variant="subtle"
                  aria-label={`${common('add')} ${offer.code}`}
                  onClick={() => attempt(offer.code)}
                >
                  {common('add')}
                </Button>
              </Group>
            ))}
          </Stack>
        )}
      </Stack>
    </form>
  )
}
