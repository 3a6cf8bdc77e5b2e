import type { Answer, Input as Given } from '@dsms/contract/kernel/endpoint'
import { fieldError } from '@dsms/contract/kernel/errors'
import { dayMs, minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { instantsOf, steadyTimesOfDays } from '@dsms/contract/kernel/time/offsets'
import { dayMinutes, minutesOf } from '@dsms/contract/kernel/time/spans'
import { type ChosenThing, chosenThings } from '@dsms/contract/schedule/booking/memory'
import { bestStarts, type Found, type Offered, whyNone } from '@dsms/contract/schedule/finding/bestStarts'
import type { listFreeSlots } from '@dsms/contract/schedule/finding/calls'
import { searched, tellsAny } from '@dsms/contract/schedule/rules/evaluate'
import type { Facts, LessonDraft } from '@dsms/contract/schedule/rules/facts'
import { withoutLesson } from '@dsms/contract/schedule/rules/lanes'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { settingsOf } from '../../platform/public.ts'
import { checkKnown } from '../lessons/lessons.check.ts'
import { factsOf } from '../rules/facts.ts'
import { type Offer, offerOf } from './offer.data.ts'

type Query = Given<typeof listFreeSlots>['query']

const longestSpanDays = 31
const usualSpanDays = 28
/** At most so many starts are answered. */
const mostSlots = 2000

/**
 * Starts at which no rule is against a lesson. The facts of the whole span come in one wait, and in the same number of statements however
 * long it is; every start is then judged by the rules alone.
 */
export async function findFreeSlots(actor: Actor, query: Query): Promise<Answer<typeof listFreeSlots>> {
  const [offer, said] = await together([
    () => offerOf(actor, query),
    () => settingsOf(actor, ['calendar.day_starts', 'calendar.day_ends'], query.branch_id),
  ])
  const span = spanOf(query, offer)
  const { trainers, things } = candidatesOf(offer, query)
  const { type_id, branch_id, lesson_id } = query
  const whole = { lesson_id, type_id, branch_id, start: span.from, end: span.to }
  const enrolment_ids = query.enrolment_id ? [query.enrolment_id] : []
  const asWished = { ...whole, trainer_id: query.trainer_id, vehicle_id: query.vehicle_id, enrolment_ids }
  const known = await factsOf(actor, [
    asWished,
    ...trainers.map((trainer_id) => ({ ...whole, trainer_id, enrolment_ids: [] })),
    ...chosenThings.flatMap((kind) => things[kind].map((id) => ({ ...whole, [`${kind}_id`]: id, enrolment_ids: [] }))),
  ])
  checkKnown(asWished, known)
  const facts = lesson_id ? withoutLesson(known, lesson_id) : known
  const offered: Offered = {
    trainers: offer.needs.trainer === 'required' || query.trainer_id || query.trainer_gender ? trainers : [undefined],
    things: chosenThings.flatMap((kind) =>
      things[kind].length || isRequired(offer, kind) ? [[kind, things[kind]]] : [],
    ),
  }
  const asked = {
    type_id,
    branch_id,
    enrolment_id: query.enrolment_id,
    lesson_id,
    own_trainer_id: offer.own_trainer_id ?? undefined,
    minutes: query.minutes ?? offer.default_minutes,
    step_minutes: offer.step_minutes,
    ...span,
    part_of_day: query.part_of_day,
    usual_day: { from: minutesOf(said['calendar.day_starts']), to: minutesOf(said['calendar.day_ends']) },
    most: query.limit ?? mostSlots,
  }
  const found = query.limit ? bestStarts(asked, offered, facts) : allStarts(asked, offered, facts)
  const against = query.limit && found.length === 0 ? whyNone(asked, offered, facts) : []
  return { time_zone: offer.zone, ...toldOf(found, offer), against }
}

const isRequired = (offer: Offer, kind: ChosenThing): boolean =>
  offer.needs[kind] === 'required' && !(kind === 'room' && offer.is_online)

/** The trainers and places to try. A place that a lesson may go without is tried where the caller names it. */
function candidatesOf(offer: Offer, { trainer_id, trainer_gender, vehicle_id }: Query) {
  const people = trainer_id ? [trainer_id] : offer.trainers.map(({ id }) => id)
  const genders = new Map(offer.trainers.map(({ id, gender }) => [id, gender]))
  const things = Object.fromEntries(
    chosenThings.map((kind) => [kind, isRequired(offer, kind) ? offer[kind].map(({ id }) => id) : []]),
  ) as Record<ChosenThing, number[]>
  return {
    trainers: people.filter((id) => !trainer_gender || genders.get(id) === trainer_gender),
    things: vehicle_id ? { ...things, vehicle: [vehicle_id] } : things,
  }
}

function spanOf({ from, to, from_day }: Query, { zone, now }: Offer): { from: number; to: number } {
  const first = from ? Date.parse(from) : Math.max(from_day ? midnight(from_day, zone) : now, now)
  const last = to ? Date.parse(to) : first + usualSpanDays * dayMs
  if (last <= first) throw fieldError('to', 'end_before_start')
  if (last - first > longestSpanDays * dayMs) throw fieldError('to', 'too_long_span', { max: longestSpanDays })
  return { from: first, to: last }
}

const midnight = (day: string, zone: string): number =>
  instantsOf(day, { from: 0, to: dayMinutes }, steadyTimesOfDays(zone, day, day))[0]?.from ??
  Date.parse(`${day}T00:00Z`)

type Asked = Parameters<typeof bestStarts>[0]

/** Every start of a span with everybody who could give it, with the first vehicle that fits. */
function allStarts(asked: Asked, { trainers, things }: Offered, facts: Facts): Found[] {
  const isFree = (draft: LessonDraft) =>
    !tellsAny(draft, facts, searched.after, ({ severity }) => severity !== 'warning')
  // what is against a time, or against a trainer at that time, is against it with every vehicle
  const couldBe = (draft: LessonDraft, some: typeof searched.first) =>
    !tellsAny(draft, facts, some, ({ severity, code }) => severity !== 'warning' && code !== 'need_missing')
  const found: Found[] = []
  const step = asked.step_minutes * minuteMs
  const length = asked.minutes * minuteMs
  const withThings = (draft: LessonDraft, [first, ...rest]: Offered['things']): LessonDraft | undefined => {
    if (!first) return isFree(draft) ? draft : undefined
    const [kind, ids] = first
    for (const id of ids) {
      const next = withThings({ ...draft, [`${kind}_id`]: id }, rest)
      if (next) return next
    }
    return undefined
  }
  for (let start = Math.ceil(asked.from / step) * step; start + length <= asked.to; start += step) {
    const { type_id, branch_id, enrolment_id, lesson_id } = asked
    const enrolment_ids = enrolment_id ? [enrolment_id] : []
    const time = { lesson_id, type_id, branch_id, start, end: start + length, enrolment_ids }
    if (!couldBe(time, searched.first)) continue
    for (const trainer_id of trainers) {
      const given = { ...time, trainer_id }
      if (trainer_id !== undefined && !couldBe(given, searched.after)) continue
      const draft = withThings(given, things)
      if (draft) found.push({ draft, reasons: [] })
      if (found.length === asked.most) return found
    }
  }
  return found
}

function toldOf(found: readonly Found[], offer: Offer): Omit<Answer<typeof listFreeSlots>, 'time_zone' | 'against'> {
  const places = (['room', 'simulator', 'circuit'] as const).flatMap((kind) => {
    const taken = new Set(found.map(({ draft }) => draft[`${kind}_id`]))
    return offer[kind].flatMap(({ id, name }) => (taken.has(id) ? [{ id, name, kind }] : []))
  })
  return {
    slots: found.map(({ draft, reasons }) => ({
      start: new Date(draft.start).toISOString(),
      end: new Date(draft.end).toISOString(),
      trainer_id: draft.trainer_id ?? null,
      vehicle_id: draft.vehicle_id ?? null,
      room_id: draft.room_id ?? null,
      simulator_id: draft.simulator_id ?? null,
      circuit_id: draft.circuit_id ?? null,
      reasons,
    })),
    trainers: offer.trainers,
    vehicles: offer.vehicle.map(({ id, name, plate }) => ({ id, name, plate: plate ?? null })),
    places,
  }
}
