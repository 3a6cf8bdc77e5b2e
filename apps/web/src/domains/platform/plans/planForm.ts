import { digitsOf, toMajor, toMinor } from '@dsms/contract/kernel/money'
import type { TranslatedText } from '@dsms/contract/kernel/translated'
import { type Plan, type PlanLimit, planImages, planLimits, unsaidLimits } from '@dsms/contract/platform/plans/calls'
import { recordOf } from '../../../kernel/objects.ts'
import { noText } from '../../../kit/inputs/noText.ts'

/** What the form holds: prices as decimals, limits as numbers or nothing. */
export type PlanValues = {
  code: string
  name: TranslatedText
  subtitle: TranslatedText
  benefits: TranslatedText[]
  image: string
  currency: string
  price_month: number | string
  price_year_month: number | string
  trial_days: number | string
  limits: Record<PlanLimit, number | string>
  is_popular: boolean
}

/** Mail to outsiders is limited unless somebody says otherwise. */
const unsaid: Partial<Record<PlanLimit, number | null>> = unsaidLimits
const startLimits = recordOf(planLimits, (limit): number | string => unsaid[limit] ?? '')

export const emptyPlan: PlanValues = {
  code: '',
  name: noText,
  subtitle: noText,
  benefits: [noText],
  image: planImages[0],
  currency: 'USD',
  price_month: 0,
  price_year_month: 0,
  trial_days: 0,
  limits: startLimits,
  is_popular: false,
}

export const valuesOf = (plan: Plan): PlanValues => ({
  code: plan.code,
  name: { ...noText, ...plan.name },
  subtitle: { ...noText, ...plan.subtitle },
  benefits: plan.benefits.map((benefit) => ({ ...noText, ...benefit })),
  image: plan.image,
  currency: plan.currency,
  price_month: toMajor(plan.price_month, plan.currency),
  price_year_month: toMajor(plan.price_year_month, plan.currency),
  trial_days: plan.trial_days,
  limits: recordOf(planLimits, (limit) => ({ ...unsaid, ...plan.limits })[limit] ?? ''),
  is_popular: plan.is_popular,
})

/** The body of the create call: an empty limit is none, an empty line of the benefits is left out. */
export const bodyOf = (values: PlanValues) => ({
  ...values,
  image: planImages.find((known) => known === values.image) ?? planImages[0],
  benefits: values.benefits.filter((benefit) => Object.values(benefit).some((text) => text.trim() !== '')),
  price_month: minor(values.price_month, values.currency),
  price_year_month: minor(values.price_year_month, values.currency),
  trial_days: Number(values.trial_days) || 0,
  limits: recordOf(planLimits, (limit) => (values.limits[limit] === '' ? null : Number(values.limits[limit]))),
})

const minor = (amount: number | string, currency: string) => toMinor(Number(amount) || 0, currency)
export const decimalsOf = (currency: string): number => (/^[A-Z]{3}$/.test(currency) ? digitsOf(currency) : 2)
