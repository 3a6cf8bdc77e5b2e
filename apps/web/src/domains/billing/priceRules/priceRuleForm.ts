import type { priceRules } from '@dsms/contract/billing/priceRules/calls'
import { amount, day, type FieldOf, formFields, key, names, text } from '../../../kit/areas/form/fields.ts'
import type { AreaFormOf } from '../../../kit/areas/form/useAreaForm.ts'
import { rules } from './priceRules.ts'

/** None is any day. */
const weekdays: FieldOf<typeof priceRules, 'weekdays', number[]> = {
  empty: [],
  read: (stored) => stored,
  write: (chosen) => (chosen.length > 0 ? chosen.toSorted((one, other) => one - other) : null),
}

/** The fields of a rule's form, under the names of the input. */
export const priceRuleFields = formFields(rules, {
  name: names(),
  lesson_type_id: key(),
  price_minor: amount(),
  branch_id: key(),
  trainer_id: key(),
  weekdays,
  from_time: text(),
  to_time: text(),
  from_on: day(),
  until_on: day(),
})

export type PriceRuleForm = AreaFormOf<typeof rules, typeof priceRuleFields>
