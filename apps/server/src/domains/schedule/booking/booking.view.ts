import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type { MySlot } from '@dsms/contract/schedule/booking/calls'
import { freeStarts } from '@dsms/contract/schedule/booking/freeStarts'
import { type Candidates, chosenThings, memoryOf } from '@dsms/contract/schedule/booking/memory'
import type { Claim, Facts, LessonDraft } from '@dsms/contract/schedule/rules/facts'
import { withoutLesson } from '@dsms/contract/schedule/rules/lanes'
import { whereabouts } from '@dsms/contract/schedule/rules/time/ways'
import { resourceKinds } from '@dsms/contract/schedule/rules/violations'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { idList } from '../../../db/idList.ts'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { settingsOf } from '../../platform/public.ts'
import { type PlanSnapshot, shared } from '../claims/shared.ts'
import { changingFactsOf, factsOf } from '../rules/facts.ts'
import type { MovedLesson, OwnEnrolment } from './booking.access.ts'

/** At most so many people and things of each kind are tried. */
const mostTried = 25

interface Span {
  from: number
  to: number
}

interface Looking {
  isShared?: boolean
  trainerId?: number | null | undefined
  /** The student's own lesson for which another time is looked for. */
  moved?: MovedLesson | undefined
}

/** What a student sees of the plan: where they could have a lesson of one type. */
export interface View {
  /** How long a time is held, in minutes. */
  holdMinutes: number
  /** As they are by now: others may have taken something since it was looked up. */
  facts(): Facts
  /**
   * Free starts as wishes that may be kept as they are, as many as asked for, with one trainer where one is named. Asks nobody
   * anything, so that what it tells is true at once.
   */
  find(span: Span, most: number, trainerId?: number | null): LessonDraft[]
  told(drafts: readonly LessonDraft[]): MySlot[]
}

/**
 * The plan between two instants for a type in a course, in one wait; as others saw it a moment ago where it may be `isShared`, else
 * as it is now, with all trainers or one. Throws `booking_closed` where students do not book this by themselves.
 */
export async function viewOf(
  actor: Actor,
  enrolment: OwnEnrolment,
  typeId: number,
  span: Span,
  { isShared = false, trainerId = null, moved }: Looking = {},
): Promise<View> {
  const { branch_id } = enrolment
  const [settings, offer, own] = await together([
    () => settingsOf(actor, ['booking.by_students', 'booking.step', 'booking.hold'], branch_id),
    () => offerOf(actor, enrolment, typeId),
    () =>
      changingFactsOf(actor, [
        { ...wholeOf(span, typeId, branch_id), lesson_id: moved?.id, enrolment_ids: [enrolment.id] },
      ]),
  ])
  if (!offer) throw fieldError('type_id', 'unknown_choice')
  if (!settings['booking.by_students'] || !offer.self_bookable) throw new AppError('booking_closed')
  const named = (id: number | null | undefined) =>
    id ? offer.trainers.filter((one) => one === id) : fromOwn(offer.trainers, enrolment)
  // of people and things the same is asked for every student; that of the student is their own
  const kind = [typeId, branch_id, offer.default_minutes, ...offer.trainers.toSorted((one, other) => one - other)]
  // what a lesson takes that is to be moved is free for this student alone
  const sight =
    isShared && !moved
      ? await shared(actor.tenant, kind.join(' '), span, () =>
          sightOf(actor, wholeOf(span, typeId, branch_id), candidatesOf(offer)),
        )
      : await sightOf(actor, wholeOf(span, typeId, branch_id), candidatesOf(offer, named(trainerId)))
  const { facts, memory } = sight
  const { enrolments } = own
  const factsNow = (): Facts => {
    const now = { ...facts, enrolments, claims: { ...facts.claims, ...own.claims } }
    return moved ? withoutLesson(now, moved.id) : now
  }
  return {
    holdMinutes: settings['booking.hold'],
    facts: factsNow,
    find({ from, to }, most, trainerId) {
      const wish = {
        type_id: typeId,
        branch_id,
        enrolment_id: enrolment.id,
        lesson_id: moved?.id,
        minutes: moved?.minutes ?? offer.default_minutes,
        step_minutes: settings['booking.step'],
        from,
        to,
        most,
      }
      return freeStarts(wish, candidatesOf(offer, named(trainerId), trainerId), factsNow(), memory)
    },
    told: (drafts) => drafts.map((draft) => toldSlot(draft, enrolment, sight)),
  }
}

const wholeOf = ({ from, to }: Span, type_id: number, branch_id: number): LessonDraft => ({
  type_id,
  branch_id,
  start: from,
  end: to,
  enrolment_ids: [],
})

/** Trainers who could stand in begin after one's own, so that not everybody is sent to the same. */
function fromOwn([first, ...others]: readonly number[], { trainer_id }: OwnEnrolment): number[] {
  if (first === undefined) return []
  const next = first === trainer_id ? others.findIndex((id) => id > first) : -1
  return next < 0 ? [first, ...others] : [first, ...others.slice(next), ...others.slice(0, next)]
}

/** Who and what could give a lesson; whoever takes somebody's time is given another vehicle first than who takes another's. */
function candidatesOf(offer: Offer, trainers = offer.trainers, trainerId: number | null = null): Candidates {
  const { vehicles, simulators: simulator, circuits: circuit, rooms: room } = offer
  const first = vehicles.length && trainerId ? trainerId % vehicles.length : 0
  const vehicle = [...vehicles.slice(first), ...vehicles.slice(0, first)]
  return { trainers, things: { vehicle, simulator, circuit, room } }
}

const trainerRow = z.object({ id: z.int(), name: z.string() })

async function sightOf(actor: Actor, whole: LessonDraft, candidates: Candidates): Promise<PlanSnapshot> {
  const { trainers, things } = candidates
  const [facts, rows] = await together([
    () =>
      factsOf(
        actor,
        [
          whole,
          ...trainers.map((trainer_id) => ({ ...whole, trainer_id })),
          ...chosenThings.flatMap((kind) => things[kind].map((id) => ({ ...whole, [`${kind}_id`]: id }))),
        ],
        true,
      ),
    () =>
      rowsOf(
        actor.db,
        trainerRow,
        sql`
          select id, full_name as name from people_cards(${idList(trainers)})`,
      ),
  ])
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return { facts, memory: memoryOf(candidates), names, texts: new Map() }
}

const offerRow = z.object({
  default_minutes: z.int(),
  self_bookable: z.boolean(),
  trainers: z.array(z.number()),
  vehicles: z.array(z.number()),
  simulators: z.array(z.number()),
  circuits: z.array(z.number()),
  rooms: z.array(z.number()),
})
type Offer = z.infer<typeof offerRow>

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
  const rows = await rowsOf(
    db,
    offerRow,
    sql`
      select y.default_minutes, y.self_bookable and y.kind <> 'theory_class' as self_bookable,
             array(select t.id from trainers t
                    where y.needs_trainer = 'required' and t.tenant = y.tenant and t.status = 'active' and t.archived_at is null
                      and exists (select from trainer_branches b where b.tenant = t.tenant and b.trainer_id = t.id and b.branch_id = ${branch_id})
                    order by t.id = ${trainer_id ?? 0} desc, t.id limit ${mostTried}) as trainers,
             ${of('vehicles', 'needs_vehicle', 'in_service')} as vehicles, ${of('simulators', 'needs_simulator', 'active')} as simulators,
             ${of('circuits', 'needs_circuit', 'active')} as circuits, ${of('class_rooms', 'needs_room', 'active')} as rooms
        from lesson_types y
       where y.tenant = ${tenant} and y.id = ${typeId} and y.status = 'active' and y.archived_at is null`,
  )
  return rows[0]
}

/** A free start as it is told: what is driven is the school's to choose, who gives it is not. */
function toldSlot(
  { start, end, trainer_id }: LessonDraft,
  enrolment: OwnEnrolment,
  { names, texts }: PlanSnapshot,
): MySlot {
  return {
    start: textOf(start, texts),
    end: textOf(end, texts),
    trainer_id: trainer_id ?? null,
    trainer: (trainer_id && names.get(trainer_id)) || null,
    is_own_trainer: trainer_id !== undefined && trainer_id === enrolment.trainer_id,
  }
}

function textOf(instant: number, texts: PlanSnapshot['texts']): string {
  const known = texts.get(instant)
  if (known) return known
  const text = new Date(instant).toISOString()
  texts.set(instant, text)
  return text
}

/** What a lesson that is about to be kept takes of others than its students. */
export function claimsOf(draft: LessonDraft, facts: Facts): Claim[] {
  const type = facts.types[draft.type_id]
  if (!type) return []
  const { start, end } = draft
  const { kind: lesson_kind, stage, buffer_minutes } = type
  return resourceKinds.flatMap((kind) => {
    const id = kind === 'student' ? undefined : draft[`${kind}_id`]
    if (id === undefined) return []
    return [{ kind, id, lesson_id: 0, start, end, lesson_kind, stage, buffer_minutes, ...whereabouts(draft, facts) }]
  })
}
