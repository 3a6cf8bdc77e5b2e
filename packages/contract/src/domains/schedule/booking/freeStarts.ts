import { addDays } from '../../../kernel/time/days.ts'
import { parts, tellsAny } from '../rules/evaluate.ts'
import { claimKey, type Draft, type EnrolmentFacts, type Facts, type TrainerFacts } from '../rules/facts.ts'
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

/** What the rules of the school said of a time with somebody and something: the same for every student who looks. */
export type Memory = Map<string, boolean>

/**
 * Starts at which no rule is against a lesson that a student books, in the order of time: each once, with the first trainer who
 * could give it. A rule that needs a reason is a rule here. Pure: the facts are all it knows. `memory` is of the same school,
 * kind of lesson and moment, and saves those who look after others most of the work.
 */
export function freeStarts(wish: Wish, candidates: Candidates, facts: Facts, memory: Memory = new Map()): Draft[] {
  const type = facts.types[wish.type_id]
  const enrolment = facts.enrolments[wish.enrolment_id]
  if (!type || !enrolment) return []
  const trainers: (number | undefined)[] =
    type.needs.trainer === 'required'
      ? candidates.trainers.filter((id) => suitsWish(facts.trainers[id], enrolment))
      : [undefined]
  const things = chosenThings.filter((need) => type.needs[need] === 'required' && !(need === 'room' && type.is_online))
  const look: Look = { candidates, facts, memory }
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
    if (isTaken(time, 'student', enrolment.student_id, facts) || !couldBe(time, look)) continue
    for (const trainer_id of trainers) {
      if (trainer_id !== undefined && isTaken(time, 'trainer', trainer_id, facts)) continue
      const draft = withThings({ ...time, trainer_id }, things, look)
      if (!draft) continue
      found.push(draft)
      break
    }
    if (found.length >= wish.most) break
  }
  return found
}

interface Look {
  candidates: Candidates
  facts: Facts
  memory: Memory
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
const couldBe = (draft: Draft, look: Look): boolean =>
  suitsSchool(draft, look, false) && !tellsAny(draft, look.facts, parts.ofStudents, isClosed)

const isClosed = (one: Violation): boolean => isAgainst(one) && one.code !== 'need_missing'

/** Whether the rules that know no student have nothing against it; something may be missing unless it is `whole`. */
function suitsSchool(draft: Draft, { facts, memory }: Look, whole: boolean): boolean {
  const { start, trainer_id, vehicle_id, simulator_id, circuit_id, room_id } = draft
  const key = `${start} ${trainer_id} ${vehicle_id} ${simulator_id} ${circuit_id} ${room_id}`
  const known = memory.get(key)
  if (known !== undefined) return known
  const suits = !tellsAny(draft, facts, parts.ofSchool, whole ? isAgainst : isClosed)
  memory.set(key, suits)
  return suits
}

/** Whether somebody, or a vehicle, has given that time away: looked up among claims in their order, before all rules are asked. */
function isTaken({ start, end }: Draft, kind: 'student' | 'trainer' | 'vehicle', id: number, facts: Facts): boolean {
  const claims = facts.claims[claimKey(kind, id)] ?? []
  let [first, after] = [0, claims.length]
  while (first < after) {
    const middle = (first + after) >> 1
    if ((claims[middle]?.start ?? 0) < end) first = middle + 1
    else after = middle
  }
  return (claims[first - 1]?.end ?? 0) > start
}

/** A draft with the first thing of each kind that fits; undefined where there is none, or something else is against it. */
function withThings(draft: Draft, things: readonly ChosenThing[], look: Look): Draft | undefined {
  const [thing, ...rest] = things
  if (!thing) {
    if (!suitsSchool(draft, look, true)) return undefined
    return tellsAny(draft, look.facts, parts.ofStudents, isAgainst) ? undefined : draft
  }
  let isJudged = false
  for (const id of look.candidates.things[thing]) {
    if (thing === 'vehicle' && isTaken(draft, thing, id, look.facts)) continue
    const found = withThings({ ...draft, [`${thing}_id`]: id }, rest, look)
    if (found) return found
    // the next one changes nothing where it is not the thing that is against it
    if (!isJudged && !couldBe(draft, look)) return undefined
    isJudged = true
  }
  return undefined
}
