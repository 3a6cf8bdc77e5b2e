import type { Answer, Input as Given } from '@dsms/contract/kernel/endpoint'
import { fieldError } from '@dsms/contract/kernel/errors'
import { addDays } from '@dsms/contract/kernel/time/days'
import { offsetAt, steadyTimesOfDays } from '@dsms/contract/kernel/time/offsets'
import type { ToldPerson } from '@dsms/contract/people/directory/notices/told'
import { lessonStatuses, movableStatuses } from '@dsms/contract/schedule/lessons/statuses'
import type { Draft } from '@dsms/contract/schedule/rules/facts'
import type { cancelLessonSeries, updateLessonSeries } from '@dsms/contract/schedule/series/calls'
import { instantOf } from '@dsms/contract/schedule/series/occurrences'
import { sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { checkVersion, lock, update } from '../../../kit/records/verbs.ts'
import { idsIn, joinTold, type Told } from '../../people/public.ts'
import { tellChanged } from '../booking/booking.notices.ts'
import { tellLessons } from '../claims/claims.data.ts'
import { tellLessonsCancelled, tellSeatGiven } from '../classes/classes.notices.ts'
import { promoteWaiting } from '../classes/classes.seats.ts'
import { noteMoved } from '../lessons/deeds/lessons.moved.ts'
import { changedPlaces, draftPlaces, placeColumns } from '../lessons/lessons.places.ts'
import { lessons } from '../lessons/lessons.table.ts'
import { tellTrainers, tellTrainersChanged } from '../lessons/lessons.trainers.ts'
import { changeLessons, claim, setStatus } from '../lessons/store/store.ts'
import { cancellationCosts, noteCosts } from '../policies/policies.service.ts'
import { lockLessonsOf, type StandingLesson, schoolTime, trainersOfBranch } from './series.data.ts'
import { decisionsOn, iso, type Judged, type Planned, told } from './series.judge.ts'
import { checkResolved, judgePlan, orUnresolved, type Plan } from './series.plan.ts'
import { passedBy, placesOf, readSeries, warningsOf } from './series.service.ts'
import { lessonSeries } from './series.table.ts'

type Changes = Given<typeof updateLessonSeries>['body']['changes']

const fields = ['trainer_id', 'vehicle_id', 'room_id', 'simulator_id', 'circuit_id', 'zone_id'] as const

/**
 * Changes the lessons of a series that are still to come; what was taught, has begun or is over stays as it is. All of
 * them are changed or none: throws `series_unresolved` while a conflict has no decision.
 */
export async function changeSeries(
  app: Told,
  actor: Actor,
  id: number,
  body: Given<typeof updateLessonSeries>['body'],
): Promise<Answer<typeof updateLessonSeries>> {
  const { changes, version } = body
  const series = await lock(actor, lessonSeries, id)
  await checkVersion(actor, lessonSeries, series, version)
  const scope = scopeOf(await lockLessonsOf(actor, id), body)
  const movable = scope.filter(({ is_to_come, status }) => is_to_come && movableStatuses.some((one) => one === status))
  const most = Math.max(1, ...movable.map(({ enrolment_ids }) => enrolment_ids.length))
  if (changes.capacity && changes.capacity < most) throw fieldError('changes.capacity', 'too_small', { min: most })
  const [{ zone }, trainers] = await together([() => schoolTime(actor), () => trainersOfBranch(actor, series.branchId)])
  const plan = planOf(movable, body, zone, new Map([[series.branchId, trainers]]))
  const changed: number[] = []
  let warnings: Answer<typeof updateLessonSeries>['warnings'] = []
  let told: ToldPerson[] = []
  if (movable.length) {
    const { judged, facts } = await judgePlan(actor, plan, true)
    checkResolved(judged, plan)
    const kept = judged.filter(({ state }) => state === 'ok')
    const placesBefore = new Map(movable.map((one) => [one.id, one.places]))
    await orUnresolved(actor, plan, async () => {
      await changeLessons(
        actor,
        kept.map((one) => ({
          id: one.draft.lesson_id as number,
          values: {
            startsAt: iso(one.draft.start),
            endsAt: iso(one.draft.end),
            ...placesOf(one.draft),
            capacity: changes.capacity ?? undefined,
            ...placeColumns(changedPlaces(placesBefore.get(one.draft.lesson_id as number) ?? {}, changes)),
            notes: changes.notes,
            overridden: passedBy(actor, one, facts),
          },
        })),
      )
      const ids = kept.map(({ draft }) => draft.lesson_id as number)
      const promoted = changes.capacity ? await promoteInEach(actor, ids) : []
      const timed = kept.flatMap(({ draft }) => {
        const before = movable.find((one) => one.id === draft.lesson_id)
        return before && (before.start !== draft.start || before.end !== draft.end) ? [before.id] : []
      })
      await noteMoved(actor, timed)
      await claim(actor, ids)
      const seated = await tellSeatGiven(app, actor, promoted)
      const moved = await tellChanged(
        app,
        actor,
        kept.flatMap(({ draft }) => {
          const before = movable.find((one) => one.id === draft.lesson_id)
          const isNews =
            before &&
            (before.start !== draft.start ||
              before.end !== draft.end ||
              before.trainer_id !== (draft.trainer_id ?? null))
          return isNews ? [{ id: before.id, start: iso(before.start), trainer_id: before.trainer_id }] : []
        }),
        idsIn('k.id', promoted),
      )
      told = joinTold([seated, moved])
      const planned = movable.filter(({ id: one }) => ids.includes(one))
      await tellTrainersChanged(
        app,
        actor,
        planned.map((one) => ({ id: one.id, start: iso(one.start), trainer_id: one.trainer_id })),
      )
    })
    changed.push(...kept.map(({ draft }) => draft.lesson_id as number))
    warnings = warningsOf(kept)
  }
  await update(actor, lessonSeries, series, columnsOf(changes))
  await tellLessons(actor)
  const kept = scope.map((one) => one.id).filter((one) => !changed.includes(one))
  return { series: await readSeries(actor, id), changed, kept, warnings, told }
}

/** Gives the seats that these lessons gained to those who wait for one; answers their bookings. */
async function promoteInEach(actor: Actor, lessonIds: readonly number[]): Promise<number[]> {
  const { rows } = await actor.db.execute<{ id: number }>(sql`
    select distinct lesson_id as id from bookings
     where tenant = ${actor.tenant} and lesson_id = any(${`{${lessonIds.join(',')}}`}::integer[]) and status = 'waiting'
     order by id`)
  const promoted: number[] = []
  for (const { id } of rows) promoted.push(...(await promoteWaiting(actor, await lock(actor, lessons, id))))
  return promoted
}

export async function cancelSeries(
  app: Told,
  actor: Actor,
  id: number,
  body: Given<typeof cancelLessonSeries>['body'],
): Promise<Answer<typeof cancelLessonSeries>> {
  const series = await lock(actor, lessonSeries, id)
  await checkVersion(actor, lessonSeries, series, body.version)
  const scope = scopeOf(await lockLessonsOf(actor, id), body)
  let told: ToldPerson[] = []
  const changed = scope.filter(({ is_to_come, status }) => is_to_come && canBeCancelled(status)).map((one) => one.id)
  if (changed.length) {
    // one lesson costs what it costs when it is cancelled by itself; nobody reads the fees of many before agreeing to them
    const [only] = changed
    const costs = changed.length === 1 && only !== undefined ? await cancellationCosts(actor, only, body) : []
    await noteCosts(actor, 'late_cancellation', costs)
    await setStatus(actor, changed, 'cancelled', { cancelReason: body.reason, statusReason: body.note ?? null })
    await claim(actor, changed)
    told = await tellLessonsCancelled(app, actor, changed)
    const planned = scope.filter(({ status }) => status === 'scheduled' || status === 'confirmed').map((one) => one.id)
    await tellTrainers(
      app,
      actor,
      'trainer_lesson_cancelled',
      changed.filter((one) => planned.includes(one)),
    )
    await tellLessons(actor)
  }
  const kept = scope.map((one) => one.id).filter((one) => !changed.includes(one))
  return { series: await readSeries(actor, id), changed, kept, told }
}

const canBeCancelled = (status: string): boolean => {
  const next: readonly string[] = lessonStatuses[status as keyof typeof lessonStatuses]
  return next.includes('cancelled')
}

/** The lessons that a change is about: all, or the one that is named, alone or with those that begin after it. */
function scopeOf(
  all: readonly StandingLesson[],
  { scope, lesson_id }: { scope: 'this' | 'following' | 'all'; lesson_id?: number | null | undefined },
): StandingLesson[] {
  if (scope === 'all') return [...all]
  if (!lesson_id) throw fieldError('lesson_id', 'required')
  const first = all.findIndex(({ id }) => id === lesson_id)
  if (first < 0) throw fieldError('lesson_id', 'unknown_choice')
  return scope === 'this' ? all.slice(first, first + 1) : all.slice(first)
}

function planOf(
  movable: readonly StandingLesson[],
  { changes, decisions }: Pick<Given<typeof updateLessonSeries>['body'], 'changes' | 'decisions'>,
  zone: string,
  trainers: Plan['trainers'],
): Plan {
  const dayOf = (start: number) => iso(start + offsetAt(zone, start)).slice(0, 10)
  const days = movable.map(({ start }) => dayOf(start))
  const [first, last] = [days[0] ?? '2000-01-01', days.at(-1) ?? '2000-01-01']
  const steady = steadyTimesOfDays(zone, first, addDays(last, 1))
  const on = decisionsOn(decisions, ({ lesson_id }) => lesson_id, new Set(movable.map(({ id }) => id)))
  const all = movable.map((lesson, nth): Planned => {
    const day = days[nth] as string
    const at = changes.time
      ? instantOf(day, changes.time, steady)
      : { instant: lesson.start, exists: true, twice: false }
    const before = standing(lesson)
    const minutes = changes.minutes ? changes.minutes * 60_000 : lesson.end - lesson.start
    const draft: Draft = {
      ...before,
      start: at.instant,
      end: at.instant + minutes,
      ...draftPlaces(changedPlaces(lesson.places, changes)),
    }
    for (const field of fields) if (changes[field] !== undefined) draft[field] = changes[field] ?? undefined
    if (changes.circuit_id !== undefined && changes.zone_id === undefined) draft.zone_id = undefined
    return { day, draft, before, exists: at.exists, twice: at.twice, holiday: null, decision: on.get(lesson.id) }
  })
  const tell = (judged: readonly Judged[]) => told(judged, [...trainers.values()][0])
  return { zone, steady, trainers, all, path: 'changes.', tell }
}

const standing = (lesson: StandingLesson): Draft => ({
  lesson_id: lesson.id,
  type_id: lesson.type_id,
  branch_id: lesson.branch_id,
  start: lesson.start,
  end: lesson.end,
  trainer_id: lesson.trainer_id ?? undefined,
  vehicle_id: lesson.vehicle_id ?? undefined,
  room_id: lesson.room_id ?? undefined,
  simulator_id: lesson.simulator_id ?? undefined,
  circuit_id: lesson.circuit_id ?? undefined,
  zone_id: lesson.zone_id ?? undefined,
  enrolment_ids: lesson.enrolment_ids,
  ...draftPlaces(lesson.places),
})

/** What the series itself says from now on. */
function columnsOf(changes: Changes) {
  return {
    name: changes.name,
    language: changes.language,
    time: changes.time,
    minutes: changes.minutes,
    capacity: changes.capacity ?? undefined,
    trainerId: changes.trainer_id,
    vehicleId: changes.vehicle_id,
    roomId: changes.room_id,
    simulatorId: changes.simulator_id,
    circuitId: changes.circuit_id,
    zoneId: changes.circuit_id !== undefined && changes.zone_id === undefined ? null : changes.zone_id,
  }
}
