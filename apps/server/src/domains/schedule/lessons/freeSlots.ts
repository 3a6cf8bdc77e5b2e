import type { Input as Given } from '@dsms/contract/kernel/endpoint'
import { fieldError } from '@dsms/contract/kernel/errors'
import type { listFreeSlots } from '@dsms/contract/schedule/lessons/calls'
import { searched, tellsAny } from '@dsms/contract/schedule/rules/evaluate'
import type { Draft } from '@dsms/contract/schedule/rules/facts'
import { sql } from 'drizzle-orm'
import { plannedOnce } from '../../../db/statements.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { factsOf } from '../rules/facts.ts'
import { checkKnown } from './lessons.check.ts'

type Query = Given<typeof listFreeSlots>['query']

const dayMs = 86_400_000
const longestSpanDays = 31
const minuteMs = 60_000
/** At most so many trainers and vehicles of a branch are tried, and so many starts answered. */
const mostTried = 60
const mostSlots = 2000

interface Offer {
  default_minutes: number
  step_minutes: number
  needs_trainer: string
  needs_vehicle: string
  trainers: number[]
  vehicles: number[]
}

/**
 * Starts at which no rule is against a lesson, for each trainer who could give it, with the first vehicle that fits. The
 * facts of the whole span come in one wait; every start is then judged by the rules alone.
 */
export async function findFreeSlots(actor: Actor, query: Query) {
  const [from, to] = [Date.parse(query.from), Date.parse(query.to)]
  if (to <= from) throw fieldError('to', 'end_before_start')
  if (to - from > longestSpanDays * dayMs) throw fieldError('to', 'too_long_span', { max: longestSpanDays })
  const offer = await offerOf(actor, query)
  const trainers = query.trainer_id ? [query.trainer_id] : offer.trainers
  const vehicles = query.vehicle_id ? [query.vehicle_id] : offer.vehicles
  const whole = { type_id: query.type_id, branch_id: query.branch_id, start: from, end: to }
  const enrolment_ids = query.enrolment_id ? [query.enrolment_id] : []
  const facts = await factsOf(actor, [
    { ...whole, enrolment_ids },
    ...trainers.map((trainer_id) => ({ ...whole, trainer_id, enrolment_ids: [] })),
    ...vehicles.map((vehicle_id) => ({ ...whole, vehicle_id, enrolment_ids: [] })),
  ])
  checkKnown({ ...whole, trainer_id: query.trainer_id, vehicle_id: query.vehicle_id, enrolment_ids }, facts)
  const minutes = query.minutes ?? offer.default_minutes
  const step = offer.step_minutes * minuteMs
  const isFree = (draft: Draft) => !tellsAny(draft, facts, searched.after, ({ severity }) => severity !== 'warning')
  // what is against a time, or against a trainer at that time, is against it with every vehicle
  const couldBe = (draft: Draft, some: typeof searched.first) =>
    !tellsAny(draft, facts, some, ({ severity, code }) => severity !== 'warning' && code !== 'need_missing')
  const slots: { start: string; end: string; trainer_id: number | null; vehicle_id: number | null }[] = []
  const whom = offer.needs_trainer === 'required' ? trainers : [query.trainer_id]
  const what = offer.needs_vehicle === 'required' ? vehicles : [query.vehicle_id]
  for (let start = Math.ceil(from / step) * step; start + minutes * minuteMs <= to; start += step) {
    const end = start + minutes * minuteMs
    const time = { ...whole, start, end, enrolment_ids }
    if (!couldBe(time, searched.first)) continue
    for (const trainer_id of whom) {
      const given = { ...time, trainer_id }
      if (trainer_id !== undefined && !couldBe(given, searched.after)) continue
      const vehicle = what.find((vehicle_id) => isFree({ ...given, vehicle_id }))
      if (vehicle === undefined && !(what.length === 1 && what[0] === undefined)) continue
      if (vehicle === undefined && !isFree(given)) continue
      slots.push({
        start: new Date(start).toISOString(),
        end: new Date(end).toISOString(),
        trainer_id: trainer_id ?? null,
        vehicle_id: vehicle ?? null,
      })
      if (slots.length === mostSlots) return { time_zone: facts.zone, slots }
    }
  }
  return { time_zone: facts.zone, slots }
}

/** What a lesson of a type could be given by and with at a branch; the enrolment's own trainer stands first. */
async function offerOf({ db, tenant }: Actor, { type_id, branch_id, enrolment_id }: Query): Promise<Offer> {
  const { rows } = await db.execute<Record<string, unknown> & Offer>(sql`${plannedOnce}
    select y.default_minutes, y.step_minutes, y.needs_trainer, y.needs_vehicle,
           array(select t.id from trainers t
                   left join enrolments e on e.tenant = t.tenant and e.id = ${enrolment_id ?? 0} and e.trainer_id = t.id
                  where t.tenant = ${tenant} and t.status = 'active' and t.archived_at is null
                    and exists (select from trainer_branches b where b.tenant = t.tenant and b.trainer_id = t.id and b.branch_id = ${branch_id})
                  order by e.id nulls last, t.id limit ${mostTried}) as trainers,
           array(select v.id from vehicles v where v.tenant = ${tenant} and v.branch_id = ${branch_id} and v.status = 'in_service'
                    and v.archived_at is null order by v.id limit ${mostTried}) as vehicles
      from lesson_types y where y.tenant = ${tenant} and y.id = ${type_id} and y.archived_at is null`)
  if (!rows[0]) throw fieldError('type_id', 'unknown_choice')
  return rows[0]
}
