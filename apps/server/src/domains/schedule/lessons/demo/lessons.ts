import { dayMs, hourMs } from '@dsms/contract/kernel/time/milliseconds'
import type { LessonStatus } from '@dsms/contract/schedule/lessons/statuses'
import type { LessonDraft } from '@dsms/contract/schedule/rules/facts'
import { sql } from 'drizzle-orm'
import { chunks } from '../../../../db/chunks.ts'
import type { Db } from '../../../../db/client.ts'
import { random } from '../../../../kernel/demo/random.ts'
import type { DemoWorld } from '../../../../kernel/demo/world.ts'
import { lessonSeries } from '../../series/series.table.ts'
import { bookings, lessons } from '../lessons.table.ts'
import { lessonPrices } from '../store/prices.ts'
import { withExams } from './exams.ts'
import { planLessons } from './plan.ts'
import { type DemoSchool, readSchool } from './school.ts'
import { statesOf } from './states.ts'
import type { Told } from './story.ts'
import { weeklyOf } from './weekly.ts'

const at = (instant: number): string => new Date(instant).toISOString()

/** Four weeks of lessons behind the school and three ahead, in every status, with the time that they take. */
export async function seedLessons(db: Db, world: DemoWorld): Promise<void> {
  const school = await readSchool(db, world)
  if (!school) return
  const { lessons: all, story } = planLessons(school)
  const planned = withExams(all, school, story)
  const states = statesOf(planned, school, story)
  const weekly = weeklyOf(planned, school)
  const [series] = weekly
    ? await db
        .insert(lessonSeries)
        .values({ tenant: world.schoolId, ...weekly.series })
        .returning({ id: lessonSeries.id })
    : []
  const rows = planned.map((draft, nth) => ({
    tenant: world.schoolId,
    ...columnsOf(draft, school),
    seriesId: weekly?.places.has(nth) ? series?.id : undefined,
    createdAt: at(Math.min(draft.start - (2 + (nth % 9)) * dayMs, school.now - (1 + (nth % 50)) * 1_800_000)),
    ...(states[nth] as (typeof states)[number]),
  }))
  const full = fullClass(planned, rows, school.now)
  if (full) Object.assign(rows[full.nth] as object, { capacity: full.seats })
  const ids: number[] = []
  for (const some of chunks(rows, 1000))
    for (const { id } of await db.insert(lessons).values(some).returning({ id: lessons.id })) ids.push(id)
  const sat = planned.filter(
    ({ type_id }, nth) => type_id === school.typeOf.get('EXAM')?.id && rows[nth]?.status === 'completed',
  )
  const toldOf = (draft: LessonDraft): Partial<Told> =>
    story.get(draft) ?? (sat.includes(draft) ? { result: sat.indexOf(draft) % 3 === 0 ? 'failed' : 'passed' } : {})
  const prices = await lessonPrices({ db, tenant: world.schoolId }, ids)
  const priced = <Row extends { lessonId: number }>(row: Row) => {
    const price = prices.get(row.lessonId)
    return { ...row, tenant: world.schoolId, priceMinor: price?.minor, currency: price?.currency }
  }
  const booked = planned.flatMap((draft, nth) =>
    bookingsOf(draft, ids[nth] as number, rows[nth] as (typeof rows)[number], toldOf(draft)).map(priced),
  )
  for (const some of chunks(booked, 1000)) await db.insert(bookings).values(some)
  if (full) await db.insert(bookings).values(waitingOf(full, ids, school.now).map(priced))
  // they were booked long ago, so that the notice of each is the usual one
  await db.execute(sql`
    update bookings b set booked_at = l.starts_at - interval '30 days', set_by_school_at = l.starts_at - interval '30 days'
      from lessons l
     where b.tenant = ${world.schoolId} and l.tenant = b.tenant and l.id = b.lesson_id and l.starts_at - interval '30 days' < b.booked_at`)
  await claimAll(db, world.schoolId)
}

const columnsOf = (draft: LessonDraft, { types }: DemoSchool) => ({
  typeId: draft.type_id,
  branchId: draft.branch_id,
  startsAt: at(draft.start),
  endsAt: at(draft.end),
  trainerId: draft.trainer_id ?? null,
  vehicleId: draft.vehicle_id ?? null,
  roomId: draft.room_id ?? null,
  simulatorId: draft.simulator_id ?? null,
  circuitId: draft.circuit_id ?? null,
  zoneId: draft.zone_id ?? null,
  capacity: types.find(({ id }) => id === draft.type_id)?.seats ?? 1,
})

/** Most were there in time. Of a class somebody is away now and then, and of one that is ahead somebody has stepped back. */
function bookingsOf(
  { enrolment_ids, start }: LessonDraft,
  lessonId: number,
  { status, createdAt }: { status: LessonStatus; createdAt: string },
  told: Partial<Told>,
) {
  const choose = random(lessonId)
  const isClass = enrolment_ids.length > 1
  return enrolment_ids.map((enrolmentId, nth) => {
    // nobody is written to while somebody looks at the demonstration
    const remindedAt = start < Date.now() + 3 * dayMs ? new Date(start).toISOString() : null
    const row = { lessonId, enrolmentId, studentId: 0, createdAt, remindedAt, recordAskedAt: remindedAt }
    if (status === 'no_show') return { ...row, attendance: 'absent' }
    if (status === 'completed') {
      if (told.kind || told.result) return { ...row, attendance: 'present', examResult: told.result ?? null }
      if (choose.chance(0.1)) return { ...row, attendance: 'late', lateMinutes: choose.between(5, 20) }
      const isAway = isClass && choose.chance(0.12)
      return { ...row, attendance: isAway ? choose.oneOf(['absent', 'absent', 'excused']) : 'present' }
    }
    const stepsBack = isClass && nth === 0 && (status === 'scheduled' || status === 'confirmed')
    return stepsBack
      ? {
          ...row,
          status: 'cancelled',
          cancelReason: 'student_other',
          cancelledAt: at(Math.min(start, Date.parse(createdAt) + dayMs / 4)),
        }
      : row
  })
}

interface FullClass {
  nth: number
  seats: number
  /** Enrolments of those who came too late for a seat. */
  waiting: number[]
}

/** A class to come of which every seat is taken, and two more want one. */
function fullClass(
  planned: readonly LessonDraft[],
  rows: readonly { status: LessonStatus }[],
  now: number,
): FullClass | undefined {
  const isToCome = ({ start, enrolment_ids }: LessonDraft, nth: number) =>
    start > now + 2 * dayMs && enrolment_ids.length > 3 && rows[nth]?.status === 'scheduled'
  const nth = planned.findIndex(isToCome)
  if (nth < 0) return undefined
  const there = planned[nth]?.enrolment_ids ?? []
  const others = new Set(planned.flatMap((one) => (one.enrolment_ids.length > 1 ? one.enrolment_ids : [])))
  // one has stepped back, see `bookingsOf`
  return { nth, seats: there.length - 1, waiting: [...others].filter((id) => !there.includes(id)).slice(-2) }
}

const waitingOf = ({ nth, waiting }: FullClass, ids: readonly number[], now: number) =>
  waiting.map((enrolmentId, place) => {
    const since = at(now - (20 - place) * hourMs)
    const row = { lessonId: ids[nth] as number, enrolmentId, studentId: 0, status: 'waiting' }
    return { ...row, waitingSince: since, createdAt: since, shortNotice: place === 1 }
  })

/** Claims of all lessons of a school at once, after everybody and everything that they take. */
async function claimAll(db: Db, schoolId: number) {
  await db.execute(sql`
    select lock_claimables(${schoolId}, array_agg(kind), array_agg(ref))
      from (select distinct t.kind, t.ref from lessons l cross join lateral takes_of_lesson(l.tenant, l.id) t
             where l.tenant = ${schoolId}) taken
    having count(*) > 0`)
  await db.execute(sql`
    select count(claim_lesson(tenant, id)::text) from (select tenant, id from lessons where tenant = ${schoolId} order by id) l`)
}
