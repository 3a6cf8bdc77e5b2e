import type { Answer, Input as Given } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type { Facts } from '@dsms/contract/schedule/rules/facts'
import type {
  checkLessonSeries,
  createLessonSeries,
  LessonSeries,
  listLessonSeries,
  listTakenLanes,
} from '@dsms/contract/schedule/series/calls'
import { sql } from 'drizzle-orm'
import { type Actor, holds } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { insert } from '../../../kit/records/verbs.ts'
import type { NoticeServices } from '../../students/public.ts'
import { followUp } from '../lessons/consequences.ts'
import { selectLessons, zoneOf } from '../lessons/lessons.data.ts'
import { placeColumns } from '../lessons/lessons.places.ts'
import { thingColumns } from '../lessons/store/rows.ts'
import { insertLessons } from '../lessons/store/store.ts'
import { countSeries, schoolTime, selectSeries, sessionsOf, takenAt } from './series.data.ts'
import { iso, type Judged, tellable, told } from './series.judge.ts'
import { checkResolved, daysOf, judgePlan, orUnresolved, planOf, type Wish } from './series.plan.ts'
import { lessonSeries } from './series.table.ts'

export async function readSeries(actor: Actor, id: number): Promise<LessonSeries> {
  const [[series], { zone }, lessons] = await together([
    () => selectSeries(actor, sql`s.id = ${id}`),
    () => schoolTime(actor),
    () => selectLessons(actor, sql`l.series_id = ${id}`),
  ])
  if (!series) throw new AppError('not_found')
  return { ...series, time_zone: zone, lessons }
}

export async function listSeries(
  actor: Actor,
  { page, perPage, branch_id, trainer_id }: Given<typeof listLessonSeries>['query'],
): Promise<Answer<typeof listLessonSeries>> {
  const which = sql`${branch_id ? sql`s.branch_id = ${branch_id}` : sql`true`}
                and ${trainer_id ? sql`s.trainer_id = ${trainer_id}` : sql`true`}`
  const [rows, total, time_zone] = await together([
    () => selectSeries(actor, which, sql`limit ${perPage} offset ${(page - 1) * perPage}`),
    () => countSeries(actor, which),
    () => zoneOf(actor),
  ])
  return { rows, total, time_zone }
}

export async function checkSeries(actor: Actor, wish: Wish): Promise<Answer<typeof checkLessonSeries>> {
  const plan = await planOf(actor, wish)
  const { judged } = await judgePlan(actor, plan, false)
  return {
    time_zone: plan.zone,
    may_override: holds(actor, 'schedules.override'),
    occurrences: told(judged, plan.trainers.get(wish.lesson.branch_id)),
  }
}

/** Which trainers, vehicles and places have lessons already at the times of a series. */
export async function listTaken(actor: Actor, { rule }: Given<typeof listTakenLanes>['body']) {
  const days = (await daysOf(actor, rule, undefined)).found.filter(({ is_holiday }) => !is_holiday)
  return { days: days.length, taken: await takenAt(actor, days) }
}

/** Plans a series, every lesson of it or none, and tells those who are booked on all of it. Throws `series_unresolved` with the days while a conflict has no decision. */
export async function createSeries(
  app: NoticeServices,
  actor: Actor,
  body: Given<typeof createLessonSeries>['body'],
): Promise<Answer<typeof createLessonSeries>> {
  const { rule, lesson } = body
  const plan = await planOf(actor, body)
  const sessions = lesson.mode_id ? await sessionsOf(actor, lesson.mode_id) : []
  const { judged, facts } = await judgePlan(actor, plan, true)
  checkResolved(judged, plan)
  const kept = judged.filter(({ state }) => state === 'ok')
  if (!kept.length) throw fieldError('decisions', 'too_few', { min: 1 })
  const capacity = lesson.capacity ?? facts.types[lesson.type_id]?.max_students ?? 1
  const { id, told } = await orUnresolved(actor, plan, async () => {
    const series = await insert(actor, lessonSeries, {
      name: body.name ?? null,
      language: body.language ?? null,
      weekdays: rule.weekdays,
      everyWeeks: rule.every_weeks,
      firstDay: rule.first_day,
      time: rule.time,
      minutes: rule.minutes,
      until: rule.until ?? null,
      count: rule.count ?? null,
      skipHolidays: rule.skip_holidays,
      typeId: lesson.type_id,
      branchId: lesson.branch_id,
      ...thingColumns(lesson),
      capacity,
      courseId: lesson.course_id ?? null,
      modeId: lesson.mode_id ?? null,
      isPublic: lesson.is_public ?? false,
    })
    const made = await insertLessons(
      actor,
      kept.map((one, nth) => ({
        values: {
          seriesId: series,
          typeId: one.draft.type_id,
          branchId: one.draft.branch_id,
          startsAt: iso(one.draft.start),
          endsAt: iso(one.draft.end),
          ...thingColumns(one.draft),
          capacity,
          courseId: lesson.course_id ?? null,
          sessionId: sessions[nth] ?? null,
          isPublic: lesson.is_public ?? false,
          ...placeColumns(lesson),
          notes: lesson.notes ?? null,
          status: 'scheduled',
          source: actor.kind === 'trainer' ? 'trainer' : 'staff',
          overridden: passedBy(actor, one, facts),
        },
        enrolment_ids: lesson.enrolment_ids,
      })),
    )
    const told = await followUp(
      app,
      actor,
      made.map((id) => ({ id, before: null })),
    )
    return { id: series, told }
  })
  return { series: await readSeries(actor, id), warnings: warningsOf(kept), told }
}

/** Rules that were passed, to be kept with the lesson. */
export const passedBy = (actor: Actor, { violations, reason }: Judged, { now }: Facts) =>
  violations
    .filter(({ severity }) => severity === 'overridable')
    .map(({ code }) => ({ code, reason: reason ?? '', by: actor.name, at: iso(now) }))

export const warningsOf = (kept: readonly Judged[]) =>
  kept.flatMap(({ planned: { day }, violations }) => {
    const warnings = tellable(violations.filter(({ severity }) => severity === 'warning'))
    return warnings.length ? [{ day, violations: warnings }] : []
  })
