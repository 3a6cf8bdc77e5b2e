import { roundHalfUp } from '../../../kernel/money.ts'
import { isoWeekdayOf } from '../../../kernel/time/days.ts'

/** What a lesson type says of prices: of its usual minutes, in the smallest unit of the school's currency. */
export interface TypePrice {
  price_minor: number | null
  default_minutes: number
}

/** What a seat costs in a lesson of so many minutes; null where its type has no price. */
export const seatPrice = ({ price_minor, default_minutes }: TypePrice, minutes: number): number | null =>
  price_minor === null ? null : roundHalfUp((price_minor * minutes) / default_minutes)

/** What a seat costs in a lesson that became longer or shorter, by the price that was fixed when the seat was given. */
export const stretchedPrice = (price_minor: number, was: number, minutes: number): number =>
  roundHalfUp((price_minor * minutes) / was)

/** What a school says of the price of a lesson type under conditions; null where any will do. */
export interface PriceRule {
  id: number
  lesson_type_id: number
  branch_id: number | null
  trainer_id: number | null
  /** ISO: Monday is 1. */
  weekdays: readonly number[] | null
  /** By the clock where the school is, `17:00`; up to `24:00`, which is no part of it. */
  from_time: string | null
  to_time: string | null
  /** First and last day. */
  from_on: string | null
  until_on: string | null
  /** Of the usual minutes of the type. */
  price_minor: number
}

/** A lesson whose price is asked for; `from` is what the clocks show at its start: `2030-03-04T17:00`. */
export interface PricedLesson {
  type_id: number
  branch_id: number
  trainer_id: number | null
  from: string
}

/** The rule that decides the price of a lesson: the one with most conditions, then the newest. */
export function ruleFor<Rule extends PriceRule>(rules: readonly Rule[], lesson: PricedLesson): Rule | undefined {
  return rules
    .filter((rule) => holdsFor(rule, lesson))
    .toSorted((a, b) => conditionsOf(b) - conditionsOf(a) || b.id - a.id)[0]
}

function holdsFor(rule: PriceRule, { type_id, branch_id, trainer_id, from }: PricedLesson): boolean {
  const [day, time] = [from.slice(0, 10), from.slice(11, 16)]
  return (
    rule.lesson_type_id === type_id &&
    (rule.branch_id === null || rule.branch_id === branch_id) &&
    (rule.trainer_id === null || rule.trainer_id === trainer_id) &&
    (rule.weekdays === null || rule.weekdays.includes(isoWeekdayOf(day))) &&
    (rule.from_time === null || rule.from_time <= time) &&
    (rule.to_time === null || time < rule.to_time) &&
    (rule.from_on === null || rule.from_on <= day) &&
    (rule.until_on === null || day <= rule.until_on)
  )
}

/** A span of times or of days is one condition. */
const conditionsOf = ({ branch_id, trainer_id, weekdays, from_time, to_time, from_on, until_on }: PriceRule): number =>
  [branch_id, trainer_id, weekdays, from_time ?? to_time, from_on ?? until_on].filter((one) => one !== null).length

/** The same type at the price of the rule that holds for a lesson. */
export function pricedBy<Type extends TypePrice>(type: Type, rules: readonly PriceRule[], lesson: PricedLesson): Type {
  const rule = ruleFor(rules, lesson)
  return rule ? { ...type, price_minor: rule.price_minor } : type
}
