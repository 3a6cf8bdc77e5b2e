import type { Input as Given } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type { LiveEvent } from '@dsms/contract/kernel/session/me'
import type {
  checkLesson as checkCall,
  createLesson as createCall,
  Lesson,
  updateLesson as updateCall,
} from '@dsms/contract/schedule/lessons/calls'
import type { LessonInput } from '@dsms/contract/schedule/lessons/draft'
import { type lessonSources, movableStatuses } from '@dsms/contract/schedule/lessons/statuses'
import { thingsOver } from '@dsms/contract/schedule/lessons/things'
import type { Facts, LessonDraft } from '@dsms/contract/schedule/rules/facts'
import type { Violation } from '@dsms/contract/schedule/rules/violations'
import type { ToldPerson } from '@dsms/contract/students/notices/told'
import { sql } from 'drizzle-orm'
import { type Actor, holds } from '../../../kernel/actor.ts'
import { constraintOf } from '../../../kernel/http/errors.ts'
import { checkVersion, lock } from '../../../kit/records/verbs.ts'
import type { NoticeServices } from '../../students/public.ts'
import { promoteWaiting } from '../classes/classes.seats.ts'
import { type Costed, cancellationCosts } from '../policies/policies.service.ts'
import { followUp } from './consequences.ts'
import { draftOf, lockAndCheck, refusal, violationsOf } from './lessons.check.ts'
import { checkSession, listBookedEnrolmentIds, selectLessons } from './lessons.data.ts'
import { changedPlaces, placeColumns, placesOf } from './lessons.places.ts'
import { lessons } from './lessons.table.ts'
import { type LessonRow, thingColumns, thingsOfRow } from './store/rows.ts'
import { changeLessons, insertLessons, type Seats, setStudents } from './store/store.ts'

type Kept = { lesson: Lesson; warnings: Violation[]; told: ToldPerson[] }

const sameSeats: Seats = { came: [], seated: [], gone: [] }
/** How long a lesson is held for somebody who is about to decide. */
const holdMinutes = 10

export async function readLesson(actor: Actor, id: number): Promise<Lesson> {
  const [lesson] = await selectLessons(actor, sql`l.id = ${id}`)
  if (!lesson) throw new AppError('not_found')
  return lesson
}

export async function checkLesson(actor: Actor, { lesson_id, ...body }: Given<typeof checkCall>['body']) {
  if (lesson_id !== undefined) await readLesson(actor, lesson_id)
  return {
    violations: await violationsOf(actor, draftOf(body, lesson_id)),
    may_override: holds(actor, 'schedules.override'),
  }
}

/** Marks the lesson on the school's other boards; nothing is kept, and whoever is late meets the version of the lesson. */
export async function tellCarried(actor: Actor, id: number, isCarried: boolean) {
  await readLesson(actor, id)
  const event = { type: 'lesson-carried', lessonId: id, by: actor.id, isCarried } satisfies LiveEvent
  await actor.db.execute(
    sql`select publish_event(jsonb_build_object('tenant', ${actor.tenant}::integer), ${JSON.stringify(event)}, false)`,
  )
  return {}
}

/** Keeps a lesson and tells those for whom it is booked. */
export async function createLesson(
  app: NoticeServices,
  actor: Actor,
  body: Given<typeof createCall>['body'],
): Promise<Kept> {
  await checkSession(actor, body.session_id)
  const { id, ...answer } = await planLesson(app, actor, draftOf(body), {
    status: body.status,
    source: actor.kind === 'trainer' ? 'trainer' : 'staff',
    holdMinutes,
    said: body,
    reason: body.override_reason,
  })
  return { lesson: await readLesson(actor, id), ...answer }
}

interface NewLesson {
  status: Given<typeof createCall>['body']['status']
  source: (typeof lessonSources)[number]
  /** How long it is held, where that is its status. */
  holdMinutes: number
  /** A lesson whose places, course and notes it has. */
  of?: LessonRow
  /** What the draft does not say of it. */
  said?: Partial<Given<typeof createCall>['body']>
  /** Why rules are passed that may be. */
  reason?: string | null | undefined
  /** Facts of a moment ago, see `lockAndCheck`. */
  known?: Facts | undefined
  /** What other open screens and `followUp` are told; see there. */
  how?: Parameters<typeof followUp>[3]
}

/** Keeps a lesson that no rule is against, and tells people of it where `app` is there; or throws `lesson_refused`. */
export async function planLesson(
  app: NoticeServices | null,
  actor: Actor,
  draft: LessonDraft,
  { status, source, holdMinutes: minutes, said, of, reason, known, how }: NewLesson,
): Promise<{ id: number; warnings: Violation[]; told: ToldPerson[] }> {
  const { passed, warnings, facts } = await lockAndCheck(actor, draft, reason, known)
  const values = {
    ...columnsOf({
      ...(of && { ...placesOf(of), course_id: of.courseId, session_id: of.sessionId }),
      ...said,
      ...draft,
      start: new Date(draft.start).toISOString(),
      end: new Date(draft.end).toISOString(),
    }),
    status,
    capacity: draft.seats ?? facts.types[draft.type_id]?.max_students ?? 1,
    holdUntil: status === 'held' ? sql`now() + make_interval(mins => ${minutes})` : null,
    overridden: passed,
    source,
  }
  return withConflictsAsRefusal(actor, draft, async () => {
    const [id] = (await insertLessons(actor, [{ values, enrolment_ids: draft.enrolment_ids }])) as [number]
    return { id, warnings, told: await followUp(app, actor, [{ id, before: null }], how) }
  })
}

type Patch = Omit<Given<typeof updateCall>['body'], 'school_id'>

/**
 * Changes or moves a lesson; what the patch leaves out stays as it was. Who joins it or leaves it is told, and its students of another
 * time or trainer, unless they are told in other words.
 */
export async function changeLesson(
  app: NoticeServices,
  actor: Actor,
  id: number,
  { version, cancel_reason, has_proof, ...patch }: Patch,
  { isTold = false, isAskedFor = false, fees = [] as readonly Costed[] } = {},
): Promise<Kept> {
  await checkSession(actor, patch.session_id)
  const before = await lock(actor, lessons, id)
  await checkVersion(actor, lessons, before, version)
  if (!movableStatuses.some((status) => status === before.status) || isHoldExpired(before))
    throw new AppError('lesson_settled')
  const booked = await listBookedEnrolmentIds(actor, id)
  const said: LessonInput = {
    type_id: patch.type_id ?? before.typeId,
    branch_id: patch.branch_id ?? before.branchId,
    start: patch.start ?? before.startsAt,
    end: patch.end ?? before.endsAt,
    ...thingsOver(thingsOfRow(before), patch),
    enrolment_ids: patch.enrolment_ids ?? booked,
    capacity: patch.capacity ?? before.capacity,
    ...changedPlaces(placesOf(before), patch),
  }
  const draft = draftOf(said, id)
  const gone = booked.filter((one) => !draft.enrolment_ids.includes(one))
  if (gone.length > 0 && !cancel_reason) throw fieldError('cancel_reason', 'required')
  const { passed, warnings } = await lockAndCheck(actor, draft, patch.override_reason)
  const told = await withConflictsAsRefusal(actor, draft, async () => {
    // by the lesson as it stands
    const why = { reason: cancel_reason ?? 'other', has_proof: has_proof ?? false, enrolment_ids: gone }
    const owed = gone.length > 0 ? await cancellationCosts(actor, id, why) : []
    const values = {
      ...columnsOf({ ...patch, ...said }),
      capacity: patch.capacity ?? undefined,
      overridden: passed,
    }
    await changeLessons(actor, [{ id, values }])
    const isSame = gone.length === 0 && draft.enrolment_ids.every((one) => booked.includes(one))
    const seats = isSame ? sameSeats : await setStudents(actor, id, draft.enrolment_ids, cancel_reason ?? null)
    // a seat that was given up is for whoever waits
    const promoted =
      (patch.capacity ?? before.capacity) > 1 ? await promoteWaiting(actor, await lock(actor, lessons, id)) : []
    const after = {
      start: draft.start,
      end: draft.end,
      trainer_id: draft.trainer_id ?? null,
      type_id: draft.type_id,
    }
    return followUp(app, actor, [{ id, before, after, ...seats, seated: [...seats.seated, ...promoted] }], {
      fees: [...fees, ...owed],
      isAskedFor,
      silent: isTold ? 'students' : undefined,
    })
  })
  return { lesson: await readLesson(actor, id), warnings, told }
}

/** A hold that nobody has ended yet is over all the same; whoever plans next ends it. */
export const isHoldExpired = ({ status, holdUntil }: Pick<LessonRow, 'status' | 'holdUntil'>): boolean =>
  status === 'held' && holdUntil !== null && Date.parse(holdUntil) <= Date.now()

/**
 * Runs what writes claims. Should the database still object, since somebody planned past the locks, the work is taken back
 * and the rules are asked again, so that the refusal names who was faster.
 */
export async function withConflictsAsRefusal<T>(actor: Actor, draft: LessonDraft, write: () => Promise<T>): Promise<T> {
  await actor.db.execute(sql`savepoint lesson`)
  try {
    return await write()
  } catch (error) {
    if (!constraintOf(error)?.startsWith('claims_')) throw error
    await actor.db.execute(sql`rollback to savepoint lesson`)
    throw refusal(await violationsOf(actor, draft))
  }
}

function columnsOf(said: LessonInput & Pick<Patch, 'notes' | 'course_id' | 'session_id' | 'is_public'>) {
  return {
    typeId: said.type_id,
    branchId: said.branch_id,
    startsAt: said.start,
    endsAt: said.end,
    ...thingColumns(said),
    ...placeColumns(said),
    notes: said.notes,
    courseId: said.course_id,
    sessionId: said.session_id,
    isPublic: said.is_public,
  }
}
