import { instalments as shares } from '@dsms/contract/billing/money/shares'
import type { listSellable } from '@dsms/contract/billing/sales/calls'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { Radio, Text } from '@mantine/core'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Typed } from '../../../../ui/Bidi.tsx'
import { useDueText } from '../../charges/useDueText.ts'
import { useItemWords } from '../../packages/useItemWords.ts'
import classes from '../Sales.module.css'

interface Props {
  of: Answer<typeof listSellable>['packages'][number]
  currency: string
  isChosen: boolean
  /** Other than the package says. */
  parts?: number | undefined
  firstDue?: string | null
}

/** A plan as long as this is told for each package; a longer one for the chosen package alone. */
const shortPlan = 4

/** A package to choose: its price, its contents and its instalments. */
export function PackageCard({ of, currency, isChosen, parts, firstDue }: Props) {
  const t = useText('sales')
  const format = useFormat()
  const dueOf = useDueText()
  const { contentsOf } = useItemWords()
  const money = (minor: number) => format.money(minor, currency)
  const isOther = (parts !== undefined && parts !== of.parts) || Boolean(firstDue)
  const count = parts ?? of.parts
  const plan = isOther
    ? otherPlan(of.price_minor, count).map((amount_minor) => ({ amount_minor, due: '' }))
    : of.instalments.map((one) => ({ amount_minor: one.amount_minor, due: dueOf(one) }))
  const facts = [
    contentsOf(of.items),
    of.expires_on && t('validUntil', { day: format.date(of.expires_on) }),
    of.tax_minor > 0 && t('sell.tax', { amount: money(of.tax_minor) }),
  ].filter(Boolean)
  return (
    <Radio.Card value={String(of.id)} className={classes.card}>
      <Radio.Indicator />
      <span>
        <span className={classes.head}>
          <span className={classes.name}>
            <Typed>{of.name}</Typed>
          </span>
          <bdi className={classes.amount}>{money(of.price_minor)}</bdi>
        </span>
        {facts.map((fact) => (
          <Text key={String(fact)} size="sm" c="dimmed" component="span" display="block">
            {fact}
          </Text>
        ))}
        {plan.length > 1 && !isChosen && plan.length > shortPlan && (
          <Text size="sm" component="span" display="block">
            {t('field.parts')}: {format.number(plan.length)}
          </Text>
        )}
        {plan.length > 1 &&
          (isChosen || plan.length <= shortPlan) &&
          plan.map(({ amount_minor, due }, place) => {
            const part = place + 1
            return (
              <Text key={part} size="sm" component="span" display="block">
                {due
                  ? t('sell.part', { part, amount: money(amount_minor), due })
                  : t('sell.partAlone', { part, amount: money(amount_minor) })}
              </Text>
            )
          })}
        {isOther && plan.length > 1 && (
          <Text size="sm" c="dimmed" component="span" display="block">
            {t('sell.planned')}
          </Text>
        )}
      </span>
    </Radio.Card>
  )
}

/** Amounts of another number of parts; none of a number that cannot be. */
const otherPlan = (priceMinor: number, parts: number): number[] =>
  Number.isInteger(parts) && parts >= 1 && parts <= 24 ? shares(priceMinor, parts) : []
