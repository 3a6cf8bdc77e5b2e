import { isOneOf, present } from '@dsms/contract/kernel/choices/lists'
import type { Answer, Input as Given } from '@dsms/contract/kernel/endpoint'
import { fieldError } from '@dsms/contract/kernel/errors'
import { addDays } from '@dsms/contract/kernel/time/days'
import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { offsetAt, steadyTimesOfDays } from '@dsms/contract/kernel/time/offsets'
import { draftPlaces } from '@dsms/contract/schedule/lessons/draft'
import { lessonStatuses, movableStatuses } from '@dsms/contract/schedule/lessons/statuses'
import { thingsOver } from '@dsms/contract/schedule/lessons/things'
import type { LessonDraft } from '@dsms/contract/schedule/rules/facts'
import type { cancelLessonSeries, updateLessonSeries } from '@dsms/contract/schedule/series/calls'
import { instantOf } from '@dsms/contract/schedule/series/occurrences'
import type { ToldPerson } from '@dsms/contract/students/notices/told'
import { sql } from 'drizzle-orm'
import { idList } from '../../../db/idList.ts'
import { idRow, rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { checkVersion, lock, update } from '../../../kit/records/verbs.ts'
import type { NoticeServices } from '../../students/public.ts'
import { publishLessonsChanged } from '../claims/claims.data.ts'
import { promoteWaiting } from '../classes/classes.seats.ts'
import { followUp } from '../lessons/consequences.ts'
import { changedPlaces, placeColumns, placesOf } from '../lessons/lessons.places.ts'
import { lessons } from '../lessons/lessons.table.ts'
import { thingColumns } from '../lessons/store/rows.ts'
import { changeLessons, setStatus } from '../lessons/store/store.ts'
import { cancellationCosts } from '../policies/policies.service.ts'
import { lockLessonsOf, type SeriesLesson, schoolTime, trainersOfBranch } from './series.data.ts'
import { decisionsOn, iso, type Judged, type Planned, told } from './series.judge.ts'
import { checkResolved, judgePlan, orUnresolved, type Plan } from './series.plan.ts'
import { passedBy, readSeries, warningsOf } from './series.service.ts'
import { lessonSeries } from './series.table.ts'

type Changes = Given<typeof updateLessonSeries>['body']['changes']

/**
 * Changes the lessons of a series that are still to come; what was taught, has begun or is over stays as it is. All of
 * them are changed or none: throws `series_unresolved` while a conflict has no decision.
 */
export async function changeSeries(
  app: NoticeServices,
  actor: Actor,
  id: number,
  body: Given<typeof updateLessonSeries>['body'],
): Promise<Answer<typeof updateLessonSeries>> {
  const { changes, version } = body
  const series = await lock(actor, lessonSeries, id)
  await checkVersion(actor, lessonSeries, series, version)
  const scope = scopeOf(await lockLessonsOf(actor, id), body)
  const movable = scope.filter(({ is_to_come, row }) => is_to_come && isOneOf(movableStatuses, row.status))
  const most = Math.max(1, ...movable.map(({ draft }) => draft.enrolment_ids.length))
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
    const rows = new Map(movable.map(({ row }) => [row.id, row]))
    await orUnresolved(actor, plan, async () => {
      await changeLessons(
        actor,
        kept.map((one) => ({
          id: keyOf(one),
          values: {
            startsAt: iso(one.draft.start),
            endsAt: iso(one.draft.end),
            ...thingColumns(one.draft),
            capacity: changes.capacity ?? undefined,
            ...placeColumns(changedPlaces(placesOf(present(rows.get(keyOf(one)))), changes)),
            notes: changes.notes,
            overridden: passedBy(actor, one, facts),
          },
        })),
      )
      const promoted = changes.capacity ? await promoteInEach(actor, kept.map(keyOf)) : []
      told = await followUp(
        app,
        actor,
        kept.map((one) => {
          const { draft } = one
          const before = present(rows.get(keyOf(one)))
          const after = { start: draft.start, end: draft.end, trainer_id: draft.trainer_id ?? null }
          const seated = promoted.filter(({ lesson_id }) => lesson_id === before.id).map(({ booking_id }) => booking_id)
          return { id: before.id, before, after, seated }
        }),
      )
    })
    changed.push(...kept.map(keyOf))
    warnings = warningsOf(kept)
  }
  await update(actor, lessonSeries, series, columnsOf(changes))
  if (changed.length === 0) await publishLessonsChanged(actor)
  const kept = scope.map(({ row }) => row.id).filter((one) => !changed.includes(one))
  return { series: await readSeries(actor, id), changed, kept, warnings, told }
}

/** Gives the seats that these lessons gained to those who wait for one; answers their bookings. */
async function promoteInEach(actor: Actor, lessonIds: readonly number[]) {
  const rows = await rowsOf(
    actor.db,
    idRow,
    sql`
      select distinct lesson_id as id from bookings
       where tenant = ${actor.tenant} and lesson_id = any(${idList(lessonIds)}) and status = 'waiting'
       order by id`,
  )
  const promoted: { lesson_id: number; booking_id: number }[] = []
  for (const { id: lesson_id } of rows) {
    const bookings = await promoteWaiting(actor, await lock(actor, lessons, lesson_id))
    promoted.push(...bookings.map((booking_id) => ({ lesson_id, booking_id })))
  }
  return promoted
}

export async function cancelSeries(
  app: NoticeServices,
  actor: Actor,
  id: number,
  body: Given<typeof cancelLessonSeries>['body'],
): Promise<Answer<typeof cancelLessonSeries>> {
  const series = await lock(actor, lessonSeries, id)
  await checkVersion(actor, lessonSeries, series, body.version)
  const scope = scopeOf(await lockLessonsOf(actor, id), body)
  let told: ToldPerson[] = []
  const open = scope.filter(({ is_to_come, row }) => is_to_come && canBeCancelled(row.status))
  const changed = open.map(({ row }) => row.id)
  if (changed.length) {
    // one lesson costs what it costs when it is cancelled by itself; nobody reads the fees of many before agreeing to them
    const [only] = changed
    const fees = changed.length === 1 && only !== undefined ? await cancellationCosts(actor, only, body) : []
    await setStatus(actor, changed, 'cancelled', { cancelReason: body.reason, statusReason: body.note ?? null })
    told = await followUp(
      app,
      actor,
      open.map(({ row }) => ({ id: row.id, before: row, isCancelled: true })),
      { fees },
    )
  }
  const kept = scope.map(({ row }) => row.id).filter((one) => !changed.includes(one))
  return { series: await readSeries(actor, id), changed, kept, told }
}

const canBeCancelled = (status: string): boolean => {
  const next: readonly string[] = lessonStatuses[status as keyof typeof lessonStatuses]
  return next.includes('cancelled')
}

/** The lessons that a change is about: all, or the one that is named, alone or with those that begin after it. */
function scopeOf(
  all: readonly SeriesLesson[],
  { scope, lesson_id }: { scope: 'this' | 'following' | 'all'; lesson_id?: number | null | undefined },
): SeriesLesson[] {
  if (scope === 'all') return [...all]
  if (!lesson_id) throw fieldError('lesson_id', 'required')
  const first = all.findIndex(({ row }) => row.id === lesson_id)
  if (first < 0) throw fieldError('lesson_id', 'unknown_choice')
  return scope === 'this' ? all.slice(first, first + 1) : all.slice(first)
}

function planOf(
  movable: readonly SeriesLesson[],
  { changes, decisions }: Pick<Given<typeof updateLessonSeries>['body'], 'changes' | 'decisions'>,
  zone: string,
  trainers: Plan['trainers'],
): Plan {
  const dayOf = (start: number) => iso(start + offsetAt(zone, start)).slice(0, 10)
  const days = movable.map(({ draft }) => dayOf(draft.start))
  const [first, last] = [days[0] ?? '2000-01-01', days.at(-1) ?? '2000-01-01']
  const steady = steadyTimesOfDays(zone, first, addDays(last, 1))
  const on = decisionsOn(decisions, ({ lesson_id }) => lesson_id, new Set(movable.map(({ row }) => row.id)))
  const all = movable.map(({ row, draft: before }, nth): Planned => {
    const day = days[nth] as string
    const at = changes.time
      ? instantOf(day, changes.time, steady)
      : { instant: before.start, exists: true, twice: false }
    const minutes = changes.minutes ? changes.minutes * minuteMs : before.end - before.start
    const draft: LessonDraft = {
      ...before,
      start: at.instant,
      end: at.instant + minutes,
      ...thingsOver(before, withoutZone(changes)),
      seats: changes.capacity ?? before.seats,
      ...draftPlaces(changedPlaces(placesOf(row), changes)),
    }
    return { day, draft, before, exists: at.exists, twice: at.twice, holiday: null, decision: on.get(row.id) }
  })
  const tell = (judged: readonly Judged[]) => told(judged, [...trainers.values()][0])
  return { zone, steady, trainers, all, path: 'changes.', tell }
}

const keyOf = ({ draft }: Pick<Judged, 'draft'>): number => present(draft.lesson_id)

/** A zone belongs to its circuit: another circuit leaves none, unless one is named. */
const withoutZone = (changes: Changes): Changes =>
  changes.circuit_id !== undefined && changes.zone_id === undefined ? { ...changes, zone_id: null } : changes

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
    zoneId: withoutZone(changes).zone_id,
  }
}
