import type { Answer } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type { checkLessonCopies, createLessonCopies, undoLessonCopies } from '@dsms/contract/schedule/copying/calls'
import type { Lesson } from '@dsms/contract/schedule/lessons/calls'
import type { Facts } from '@dsms/contract/schedule/rules/facts'
import { type Actor, holds } from '../../../kernel/actor.ts'
import { lockAll } from '../../../kit/records/verbs.ts'
import type { NoticeServices } from '../../students/public.ts'
import { followUp } from '../lessons/consequences.ts'
import { placeColumns } from '../lessons/lessons.places.ts'
import { lessons } from '../lessons/lessons.table.ts'
import type { LessonRow } from '../lessons/store/rows.ts'
import { thingColumns } from '../lessons/store/rows.ts'
import { insertLessons, setStatus } from '../lessons/store/store.ts'
import { iso, type Judged } from '../series/series.judge.ts'
import { checkResolved, judgePlan, orUnresolved } from '../series/series.plan.ts'
import { passedBy, warningsOf } from '../series/series.service.ts'
import { planOf, type Wish } from './copying.plan.ts'

export async function checkCopies(actor: Actor, wish: Wish): Promise<Answer<typeof checkLessonCopies>> {
  const plan = await planOf(actor, wish)
  const judged = plan.all.length ? (await judgePlan(actor, plan, false)).judged : []
  return {
    time_zone: plan.zone,
    may_override: holds(actor, 'schedules.override'),
    left_out: plan.left_out,
    lessons: plan.tell(judged),
  }
}

/** Copies lessons: all of them or none. Throws `series_unresolved` with the lessons while a conflict has no decision. */
export async function createCopies(
  app: NoticeServices,
  actor: Actor,
  wish: Wish,
): Promise<Answer<typeof createLessonCopies>> {
  const plan = await planOf(actor, wish)
  if (!plan.all.length) throw fieldError('from', 'too_few', { min: 1 })
  const { judged, facts } = await judgePlan(actor, plan, true)
  checkResolved(judged, plan)
  const kept = judged.flatMap((one, nth) => (one.state === 'ok' ? [{ one, source: plan.sources[nth] as Lesson }] : []))
  if (!kept.length) throw fieldError('decisions', 'too_few', { min: 1 })
  const { created, told } = await orUnresolved(actor, plan, async () => {
    const made = await insertLessons(
      actor,
      kept.map(({ one, source }) => ({
        values: columnsOf(actor, one, source, facts),
        enrolment_ids: one.draft.enrolment_ids,
      })),
    )
    const told = await followUp(
      app,
      actor,
      made.map((id) => ({ id, before: null })),
    )
    return { created: made, told }
  })
  return { created, left_out: plan.left_out, warnings: warningsOf(kept.map(({ one }) => one)), told }
}

/**
 * Takes copies back: they are cancelled as duplicates, their time is free, and who was booked on them is told. Throws `lesson_settled` where one is not as the caller made it, or has begun.
 */
export async function undoCopies(
  app: NoticeServices,
  actor: Actor,
  lessonIds: readonly number[],
): Promise<Answer<typeof undoLessonCopies>> {
  const ids = [...new Set(lessonIds)]
  const rows = await lockAll(actor, lessons, ids)
  if (rows.length < ids.length) throw new AppError('not_found')
  const isAsMade = ({ version, status, createdBy, startsAt }: LessonRow) =>
    version === 1 && status === 'scheduled' && createdBy === actor.id && Date.parse(startsAt) > Date.now()
  if (!rows.every(isAsMade)) throw new AppError('lesson_settled')
  await setStatus(actor, ids, 'cancelled', { cancelReason: 'duplicate' })
  const told = await followUp(
    app,
    actor,
    rows.map((before) => ({ id: before.id, before, isCancelled: true })),
  )
  return { told }
}

/** A lesson again: what was noted of the one before, who came and which rules were passed stays with that one. */
const columnsOf = (actor: Actor, one: Judged, source: Lesson, facts: Facts) => ({
  typeId: one.draft.type_id,
  branchId: one.draft.branch_id,
  startsAt: iso(one.draft.start),
  endsAt: iso(one.draft.end),
  ...thingColumns(one.draft),
  capacity: source.capacity,
  courseId: source.course?.id ?? null,
  sessionId: source.session?.id ?? null,
  isPublic: source.is_public,
  ...placeColumns(source),
  status: 'scheduled' as const,
  source: actor.kind === 'trainer' ? ('trainer' as const) : ('staff' as const),
  overridden: passedBy(actor, one, facts),
})
