import { toMinor } from '@dsms/contract/kernel/money'
import type { BillingCycle, ShownPlan } from '@dsms/contract/platform/plans/calls'
import { Input, SegmentedControl, Select } from '@mantine/core'
import { useId } from 'react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'

export interface PlanChoice {
  plan_id: string | null
  cycle: BillingCycle
}

interface Props {
  plans: ShownPlan[]
  value: PlanChoice
  onChange: (value: PlanChoice) => void
  error?: string | false
}

/** Which plan, and paid by the month or by the year. */
export function PlanFields({ plans, value, onChange, error }: Props) {
  const t = useText('subscriptions')
  const format = useFormat()
  const id = useId()
  const priceOf = ({ monthlyPrice, yearlyPlan, currency }: ShownPlan) =>
    format.price(toMinor(value.cycle === 'yearly' ? yearlyPlan.perMonth : monthlyPrice, currency), currency)
  return (
    <>
      <Input.Wrapper label={t('field.cycle')} labelElement="div" id={id}>
        <SegmentedControl
          fullWidth
          aria-labelledby={`${id}-label`}
          value={value.cycle}
          onChange={(cycle) => onChange({ ...value, cycle })}
          data={(['monthly', 'yearly'] as const).map((cycle) => ({ value: cycle, label: t(`cycle.${cycle}`) }))}
        />
      </Input.Wrapper>
      <Select
        label={t('field.plan_id')}
        required
        allowDeselect={false}
        data={plans.map((plan) => ({
          value: String(plan.id),
          label: t('planPrice', { plan: plan.title, price: priceOf(plan) }),
        }))}
        value={value.plan_id}
        onChange={(plan_id) => onChange({ ...value, plan_id })}
        error={error}
      />
    </>
  )
}
