import { addDays } from '../../../kernel/time/days.ts'
import { evaluate } from '../rules/evaluate.ts'
import type { Draft, EnrolmentFacts, Facts, TrainerFacts } from '../rules/facts.ts'
import type { Violation } from '../rules/violations.ts'
import { whenOf } from '../rules/when.ts'

/** What a lesson takes besides people, in the order in which it is chosen. */
export const chosenThings = ['vehicle', 'simulator', 'circuit', 'room'] as const
export type ChosenThing = (typeof chosenThings)[number]

/** Keys of those that could give a lesson, and be used for it, those that come first before others. */
export interface Candidates {
  trainers: readonly number[]
  things: Record<ChosenThing, readonly number[]>
}

/** What a student looks for. Instants are milliseconds since 1970; `step_minutes` counts from midnight by the clock. */
export interface Wish {
  type_id: number
  branch_id: number
  enrolment_id: number
  minutes: number
  step_minutes: number
  from: number
  to: number
  /** So many starts are looked for at most. */
  most: number
}

const minuteMs = 60_000

/** Told to the office as well, but nothing to offer somebody who does not know better. */
const unwelcome = new Set<Violation['code']>(['language_mismatch', 'exam_day'])

const isAgainst = ({ severity, code }: Violation): boolean => severity !== 'warning' || unwelcome.has(code)

/**
 * Starts at which no rule is against a lesson that a student books, in the order of time: each once, with the first trainer who
 * could give it. A rule that needs a reason is a rule here. Pure: the facts are all it knows.
 */
export function freeStarts(wish: Wish, candidates: Candidates, facts: Facts): Draft[] {
  const type = facts.types[wish.type_id]
  const enrolment = facts.enrolments[wish.enrolment_id]
  if (!type || !enrolment) return []
  const trainers: (number | undefined)[] =
    type.needs.trainer === 'required'
      ? candidates.trainers.filter((id) => suitsWish(facts.trainers[id], enrolment))
      : [undefined]
  const things = chosenThings.filter((need) => type.needs[need] === 'required' && !(need === 'room' && type.is_online))
  const found: Draft[] = []
  for (const start of startsOf(wish, facts.zone)) {
    const time: Draft = {
      type_id: wish.type_id,
      branch_id: wish.branch_id,
      start,
      end: start + wish.minutes * minuteMs,
      enrolment_ids: [wish.enrolment_id],
      by_student: true,
    }
    // what is against a time is against it with everybody
    if (!couldBe(time, facts)) continue
    for (const trainer_id of trainers) {
      const draft = withThings({ ...time, trainer_id }, things, candidates, facts)
      if (!draft) continue
      found.push(draft)
      break
    }
    if (found.length >= wish.most) break
  }
  return found
}

/** Whom a student asked for is a condition here, and of whom nobody knows the gender nobody knows that it holds. */
function suitsWish(trainer: TrainerFacts | undefined, { trainer_gender: wish, consents }: EnrolmentFacts): boolean {
  if (!trainer) return false
  return wish === 'any' || trainer.gender === wish || consents.includes(trainer.id)
}

/** Every so many minutes from midnight on, by the clocks of the school, of each day between two instants. */
function* startsOf({ from, to, minutes, step_minutes }: Wish, zone: string): Generator<number> {
  const last = to - minutes * minuteMs
  let day = whenOf({ start: from, end: from + minuteMs }, zone)
  while (day.today.from <= last) {
    for (let start = day.today.from; start < day.today.to && start <= last; start += step_minutes * minuteMs)
      if (start >= from) yield start
    const noon = Date.parse(`${addDays(day.day, 1)}T12:00Z`)
    const next = whenOf({ start: noon, end: noon + minuteMs }, zone)
    // in zones far from London noon there is another day here
    day = next.day > day.day ? next : whenOf({ start: day.today.to, end: day.today.to + minuteMs }, zone)
  }
}

/** Nothing is against it but that something has not been chosen yet. */
const couldBe = (draft: Draft, facts: Facts): boolean =>
  evaluate(draft, facts).every((one) => !isAgainst(one) || one.code === 'need_missing')

/** A draft with the first thing of each kind that fits; undefined where there is none, or something else is against it. */
function withThings(
  draft: Draft,
  things: readonly ChosenThing[],
  candidates: Candidates,
  facts: Facts,
): Draft | undefined {
  const [thing, ...rest] = things
  if (!thing) return evaluate(draft, facts).some(isAgainst) ? undefined : draft
  if (!couldBe(draft, facts)) return undefined
  for (const id of candidates.things[thing]) {
    const found = withThings({ ...draft, [`${thing}_id`]: id }, rest, candidates, facts)
    if (found) return found
  }
  return undefined
}
