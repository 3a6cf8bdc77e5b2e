import type { Answer, Input as Given } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { addDays, daysBetween } from '@dsms/contract/kernel/time/days'
import { instantsOf, steadyTimes } from '@dsms/contract/kernel/time/offsets'
import { dayMinutes } from '@dsms/contract/kernel/time/spans'
import type { MySlot, listMyFreeSlots as slotsCall } from '@dsms/contract/schedule/booking/calls'
import { type Candidates, freeStarts, type Memory } from '@dsms/contract/schedule/booking/freeStarts'
import type { Draft, Facts } from '@dsms/contract/schedule/rules/facts'
import { lastBookableDay } from '@dsms/contract/schedule/rules/students/booking'
import { clockAt, whenOf } from '@dsms/contract/schedule/rules/when'
import { sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { settingsOf } from '../../platform/public.ts'
import { inCompany, shared } from '../claims/shared.ts'
import { zoneOf } from '../lessons/lessons.data.ts'
import { factsOf, studentFactsOf } from '../rules/facts.ts'
import { atBranch, lookingAround, type OwnEnrolment, ownEnrolment } from './booking.access.ts'

const longestSpanDays = 31
const dayMs = 86_400_000
/** At most so many people and things of each kind are tried, and so many starts answered. */
const mostTried = 25
const mostStarts = 1500

/** Days with free times for a student who books, each start once and the trainer of the course before others. */
export async function listMyFreeSlots(
  actor: Actor,
  { enrolment_id, type_id, branch_id, from, to }: Given<typeof slotsCall>['query'],
): Promise<Answer<typeof slotsCall>> {
  if (to < from) throw fieldError('to', 'end_before_start')
  if (daysBetween(from, to) >= longestSpanDays) throw fieldError('to', 'too_long_span', { max: longestSpanDays })
  // at the minute in which a new day opens everybody looks at once
  return inCompany(actor.tenant, async () => {
    const enrolment = await atBranch(actor, await ownEnrolment(actor, enrolment_id), branch_id)
    const zone = await zoneOf(actor)
    const span = { from: midnight(from, zone), to: midnight(addDays(to, 1), zone) }
    return lookingAround(actor, enrolment.student_id, 'book', async () => {
      const { drafts, facts } = await findStarts(actor, enrolment, type_id, span, mostStarts)
      const slots = await toldSlots(actor, enrolment, drafts)
      const days = Map.groupBy(slots, ({ start }) => dayAt(Date.parse(start), facts.zone))
      return {
        time_zone: facts.zone,
        last_day: lastBookableDay(facts),
        days: [...days].map(([day, slots]) => ({ day, slots })),
      }
    })
  })
}

/** When a day begins in a zone. */
function midnight(day: string, zone: string): number {
  const around = Date.parse(`${day}T00:00Z`)
  const steady = steadyTimes(zone, around - 2 * dayMs, around + 2 * dayMs)
  return instantsOf(day, { from: 0, to: dayMinutes }, steady)[0]?.from ?? around
}

const dayAt = (instant: number, zone: string): string =>
  clockAt(instant, whenOf({ start: instant, end: instant + 60_000 }, zone).steady).slice(0, 10)

/**
 * Free starts of a type in a course between two instants, as wishes that may be kept as they are. The facts of the whole span
 * come in one wait. Throws `booking_closed` where students do not book this by themselves.
 */
export async function findStarts(
  actor: Actor,
  enrolment: OwnEnrolment,
  typeId: number,
  { from, to }: { from: number; to: number },
  most: number,
  trainerId?: number | null,
): Promise<{ drafts: Draft[]; facts: Facts }> {
  const [settings, offer] = await together([
    () => settingsOf(actor, ['booking.by_students', 'booking.step'], enrolment.branch_id),
    () => offerOf(actor, enrolment, typeId),
  ])
  if (!offer) throw fieldError('type_id', 'unknown_choice')
  if (!settings['booking.by_students'] || !offer.self_bookable) throw new AppError('booking_closed')
  const trainers = trainerId ? offer.trainers.filter((id) => id === trainerId) : offer.trainers
  const candidates: Candidates = {
    trainers,
    things: { vehicle: offer.vehicles, simulator: offer.simulators, circuit: offer.circuits, room: offer.rooms },
  }
  const whole = { type_id: typeId, branch_id: enrolment.branch_id, start: from, end: to, enrolment_ids: [] }
  const theirs: Draft[] = [
    ...trainers.map((trainer_id) => ({ ...whole, trainer_id })),
    ...offer.vehicles.map((vehicle_id) => ({ ...whole, vehicle_id })),
    ...offer.simulators.map((simulator_id) => ({ ...whole, simulator_id })),
    ...offer.circuits.map((circuit_id) => ({ ...whole, circuit_id })),
    ...offer.rooms.map((room_id) => ({ ...whole, room_id })),
  ]
  // of people and things the same is asked for every student; that of the student is their own
  const key = [typeId, enrolment.branch_id, from, to, ...trainers.toSorted((one, other) => one - other)].join(' ')
  const load = async () => ({ facts: await factsOf(actor, [whole, ...theirs], true), memory: new Map() as Memory })
  const [others, own] = await together([
    // who takes a time wants to know how it is now
    () => (most < mostStarts ? load() : shared(actor.tenant, key, load)),
    () => studentFactsOf(actor, [{ ...whole, enrolment_ids: [enrolment.id] }]),
  ])
  const facts = { ...others.facts, ...own, claims: { ...others.facts.claims, ...own.claims } }
  const wish = {
    type_id: typeId,
    branch_id: enrolment.branch_id,
    enrolment_id: enrolment.id,
    minutes: offer.default_minutes,
    step_minutes: settings['booking.step'],
    from,
    to,
    most,
  }
  return { drafts: freeStarts(wish, candidates, facts, others.memory), facts }
}

interface Offer extends Record<string, unknown> {
  default_minutes: number
  self_bookable: boolean
  trainers: number[]
  vehicles: number[]
  simulators: number[]
  circuits: number[]
  rooms: number[]
}

/** What a type takes, and who and what of the branch could give it; the trainer of the course stands first. */
async function offerOf(
  { db, tenant }: Actor,
  { branch_id, trainer_id }: OwnEnrolment,
  typeId: number,
): Promise<Offer | undefined> {
  const of = (table: string, need: string, status: string) => sql`
    array(select x.id from ${sql.raw(table)} x
           where y.${sql.raw(need)} = 'required' and x.tenant = y.tenant and x.branch_id = ${branch_id}
             and x.status = ${status} and x.archived_at is null order by x.id limit ${mostTried})`
  const { rows } = await db.execute<Offer>(sql`
    select y.default_minutes, y.self_bookable and y.kind <> 'theory_class' as self_bookable,
           array(select t.id from trainers t
                  where y.needs_trainer = 'required' and t.tenant = y.tenant and t.status = 'active' and t.archived_at is null
                    and exists (select from trainer_branches b where b.tenant = t.tenant and b.trainer_id = t.id and b.branch_id = ${branch_id})
                  order by t.id = ${trainer_id ?? 0} desc, t.id limit ${mostTried}) as trainers,
           ${of('vehicles', 'needs_vehicle', 'in_service')} as vehicles, ${of('simulators', 'needs_simulator', 'active')} as simulators,
           ${of('circuits', 'needs_circuit', 'active')} as circuits, ${of('class_rooms', 'needs_room', 'active')} as rooms
      from lesson_types y
     where y.tenant = ${tenant} and y.id = ${typeId} and y.status = 'active' and y.archived_at is null`)
  return rows[0]
}

/** Free starts as they are told: what is driven is the school's to choose, who gives it is not. */
export async function toldSlots(
  { db }: Actor,
  { trainer_id: own }: OwnEnrolment,
  drafts: readonly Draft[],
): Promise<MySlot[]> {
  const ids = [...new Set(drafts.flatMap(({ trainer_id }) => trainer_id ?? []))]
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select id, full_name as name from people_cards(${`{${ids.join(',')}}`}::integer[])`)
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return drafts.map(({ start, end, trainer_id }) => ({
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
    trainer_id: trainer_id ?? null,
    trainer: (trainer_id && names.get(trainer_id)) || null,
    is_own_trainer: trainer_id !== undefined && trainer_id === own,
  }))
}
