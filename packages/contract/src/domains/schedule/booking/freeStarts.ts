import { addDays } from '../../../kernel/time/days.ts'
import { minuteMs } from '../../../kernel/time/milliseconds.ts'
import type { TrainerFacts } from '../../trainers/trainers/facts.ts'
import { parts, tellsAny } from '../rules/evaluate.ts'
import { claimKey, type EnrolmentFacts, type Facts, type LessonDraft } from '../rules/facts.ts'
import type { Violation } from '../rules/violations.ts'
import { whenOf } from '../rules/when.ts'
import {
  type Candidates,
  type ChosenThing,
  chosenThings,
  isTaken,
  type Memory,
  memoryOf,
  momentOf,
  takenKey,
} from './memory.ts'

/** What a student looks for. Instants are milliseconds since 1970; `step_minutes` counts from midnight by the clock. */
export interface Wish {
  type_id: number
  branch_id: number
  enrolment_id: number
  /** The lesson that is to be moved, if any: facts of what it takes are left out. */
  lesson_id?: number | undefined
  minutes: number
  step_minutes: number
  from: number
  to: number
  /** So many starts are looked for at most. */
  most: number
}

/** Told to the office as well, but nothing to offer somebody who does not know better. */
const unwelcome = new Set<Violation['code']>(['language_mismatch', 'exam_day'])

/** The rules of which at least one code counts here. */
const counting = (some: (typeof parts)[keyof typeof parts]) =>
  some.filter(({ codes, warns }) => !warns || codes.some((code) => unwelcome.has(code)))
const asked = {
  ofHour: counting(parts.ofHour),
  ofSchool: counting(parts.ofSchool),
  ofDay: counting(parts.ofDay),
  ofTime: counting(parts.ofTime),
}

const isAgainst = ({ severity, code }: Violation): boolean => severity !== 'warning' || unwelcome.has(code)

/**
 * Starts at which no rule is against a lesson that a student books, in the order of time: each once, with the first trainer who
 * could give it. A rule that needs a reason is a rule here. Pure: the facts are all it knows. `memory` is of the same school,
 * kind of lesson and moment, has the candidates among its own, and saves those who look after others most of the work.
 */
export function freeStarts(
  wish: Wish,
  candidates: Candidates,
  facts: Facts,
  memory: Memory = memoryOf(candidates),
): LessonDraft[] {
  const type = facts.types[wish.type_id]
  const enrolment = facts.enrolments[wish.enrolment_id]
  if (!type || !enrolment) return []
  const trainers: (number | undefined)[] =
    type.needs.trainer === 'required'
      ? candidates.trainers.filter((id) => suitsWish(facts.trainers[id], enrolment))
      : [undefined]
  const things = chosenThings.filter((need) => type.needs[need] === 'required' && !(need === 'room' && type.is_online))
  const needsVehicle = things.includes('vehicle')
  const look: Look = { candidates, facts, memory, days: new Map() }
  const own = facts.claims[claimKey('student', enrolment.student_id)]
  const found: LessonDraft[] = []
  for (const start of startsOf(wish, facts.zone)) {
    const time: LessonDraft = {
      lesson_id: wish.lesson_id,
      type_id: wish.type_id,
      branch_id: wish.branch_id,
      start,
      end: start + wish.minutes * minuteMs,
      enrolment_ids: [wish.enrolment_id],
      by_student: true,
    }
    const { isOpen, free } = momentOf(memory, time, facts, () => !tellsAny(time, facts, asked.ofHour, isAgainst))
    // what is against a time is against it with everybody
    if (!isOpen || (needsVehicle && free.vehicle.size === 0)) continue
    if (isTaken(time, own) || !suitsDay(time, look)) continue
    if (tellsAny(time, facts, asked.ofTime, isAgainst)) continue
    for (const trainer_id of trainers) {
      if (trainer_id !== undefined && !free.trainer.has(trainer_id)) continue
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
  /** Whether nothing is against a day for this student with somebody and something. */
  days: Map<string, boolean>
}

/** The wished gender is a condition here. If a trainer's gender is unknown, the wish counts as not met. */
function suitsWish(trainer: TrainerFacts | undefined, { trainer_gender: wish, consents }: EnrolmentFacts): boolean {
  if (!trainer) return false
  return wish === 'any' || trainer.gender === wish || consents.includes(trainer.id)
}

/** Every so many minutes from midnight on, by the clocks of the school, of each day between two instants. */
export function* startsOf(
  { from, to, minutes, step_minutes }: Pick<Wish, 'from' | 'to' | 'minutes' | 'step_minutes'>,
  zone: string,
): Generator<number> {
  const last = to - minutes * minuteMs
  let day = whenOf({ start: from, end: from + minuteMs }, zone)
  while (day.today.from <= last) {
    for (let start = day.today.from; start < day.today.to && start <= last; start += step_minutes * minuteMs)
      if (start >= from) yield start
    const noon = Date.parse(`${addDays(day.day, 1)}T12:00Z`)
    const next = whenOf({ start: noon, end: noon + minuteMs }, zone)
    // in zones far from London noon there is another day here
    const after = next.day > day.day ? next : whenOf({ start: day.today.to, end: day.today.to + minuteMs }, zone)
    // no day comes after the last that can be written
    if (after.day <= day.day) return
    day = after
  }
}

/** Nothing is against it but that something has not been chosen yet. */
const couldBe = (draft: LessonDraft, look: Look): boolean => suitsSchool(draft, look, isClosed) && suitsDay(draft, look)

const isClosed = (one: Violation): boolean => isAgainst(one) && one.code !== 'need_missing'

/** Whether the rules that know no student have nothing against it that counts; the time itself is known to `memory`. */
function suitsSchool(draft: LessonDraft, { facts, memory }: Look, counts: (one: Violation) => boolean): boolean {
  const said = memory.moments.get(draft.start)?.said
  const key = takenKey(draft, memory)
  const known = said?.get(key)
  if (known !== undefined) return known
  const suits = !tellsAny(draft, facts, asked.ofSchool, counts)
  said?.set(key, suits)
  return suits
}

/** Whether the rules that look at the student and the day, but at no hour, have nothing against it. */
function suitsDay(draft: LessonDraft, { facts, days }: Look): boolean {
  const { trainer_id, vehicle_id, simulator_id, circuit_id, room_id } = draft
  const { day } = whenOf(draft, facts.zone)
  const key = `${day} ${trainer_id} ${vehicle_id} ${simulator_id} ${circuit_id} ${room_id}`
  const known = days.get(key)
  if (known !== undefined) return known
  const suits = !tellsAny(draft, facts, asked.ofDay, isAgainst)
  days.set(key, suits)
  return suits
}

/** A draft with the first thing of each kind that fits; undefined where there is none, or something else is against it. */
function withThings(draft: LessonDraft, things: readonly ChosenThing[], look: Look): LessonDraft | undefined {
  const [thing, ...rest] = things
  if (!thing) return suitsSchool(draft, look, isAgainst) && suitsDay(draft, look) ? draft : undefined
  const free = look.memory.moments.get(draft.start)?.free
  let isJudged = false
  for (const id of look.candidates.things[thing]) {
    if (thing === 'vehicle' && !free?.vehicle.has(id)) continue
    const found = withThings({ ...draft, [`${thing}_id`]: id }, rest, look)
    if (found) return found
    // the next one changes nothing where it is not the thing that is against it
    if (!isJudged && !couldBe(draft, look)) return undefined
    isJudged = true
    // what the school has against a vehicle it has against it with everybody, unless the place is still open
    const alone = { ...draft, trainer_id: undefined, [`${thing}_id`]: id }
    if (thing === 'vehicle' && rest.length === 0 && !suitsSchool(alone, look, isClosed)) free?.vehicle.delete(id)
  }
  return undefined
}
