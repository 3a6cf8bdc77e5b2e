import { isOneOf } from '@dsms/contract/kernel/choices/lists'
import { openStatuses, plannedStatuses } from '@dsms/contract/schedule/lessons/statuses'
import type { Claim } from '@dsms/contract/schedule/rules/facts'
import type { ToldPerson } from '@dsms/contract/students/notices/told'
import { sql } from 'drizzle-orm'
import { idList } from '../../../db/idList.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { idsIn, joinTold, type NoticeServices } from '../../students/public.ts'
import { tellBooked, tellCancelled, tellChanged } from '../booking/booking.notices.ts'
import { publishLessonsChanged } from '../claims/claims.data.ts'
import { tellLessonsCancelled, tellSeatGiven } from '../classes/classes.notices.ts'
import { tellTrainers, tellTrainersChanged } from '../notices/toTrainers.ts'
import type { Costed } from '../policies/policies.service.ts'
import { hoursTaken, type LessonChange, lessonsChanged } from './deeds/lessons.news.ts'
import { markMoved } from './store/marks.ts'
import { type Repriced, reprice } from './store/prices.ts'
import { type LessonRow, thingsOfRow } from './store/rows.ts'
import { claim, raiseVersions, release, unconfirm } from './store/store.ts'

interface How {
  /** What students owe for the seats that they gave up. */
  fees?: readonly Costed[]
  /** A student asked for the other time. */
  isAskedFor?: boolean
  /** Students who came or whose lesson moved, or its trainer, hear of it in other words. */
  silent?: 'students' | 'trainers' | undefined
  /** All that is taken now, where nobody has more time than before. */
  taken?: readonly Claim[] | undefined
}

/**
 * Does what follows from a change of lessons, in this order, however it came about. Claims may be refused, so it runs inside
 * `withConflictsAsRefusal` or the like where they can be. Without `app` nobody is told. Answers who was.
 */
export async function followUp(
  app: NoticeServices | null,
  actor: Actor,
  changes: readonly LessonChange[],
  { fees = [], isAskedFor = false, silent, taken }: How = {},
): Promise<ToldPerson[]> {
  const ids = changes.map(({ id }) => id)
  if (ids.length === 0) return []
  const moved = changes.filter(isMoved).map(({ id }) => id)
  // whom a lesson is for, and when it is: the next change has to be based on it, and nobody has confirmed it
  await raiseVersions(
    actor,
    changes.filter(hasOthers).map(({ id }) => id),
  )
  if (moved.length > 0) {
    await unconfirm(actor, moved)
    await markMoved(actor, moved, { setBySchool: !isAskedFor })
  }
  await reprice(actor, changes.flatMap(repriced))
  if (ids.length > 1) await release(actor, ids)
  // each is one statement, and they are sent in this order in one wait
  await together([
    () => claim(actor, ids),
    () => lessonsChanged(actor, changes, { fees }),
    () => noteGivenUp(actor, changes),
    () => noteTimeLeft(actor, changes),
    () => hoursTaken(actor, ids),
    () => closeFilled(actor, ids),
  ])
  const told = app ? await notify(app, actor, changes, silent) : []
  await publishLessonsChanged(actor, taken)
  return told
}

const isMoved = ({ before, after }: LessonChange): boolean =>
  before !== null &&
  after !== undefined &&
  (Date.parse(before.startsAt) !== after.start || Date.parse(before.endsAt) !== after.end)

const hasOthers = ({ before, came = [], seated = [], gone = [], stoppedWaiting = [] }: LessonChange): boolean =>
  before !== null && came.length + seated.length + gone.length + stoppedWaiting.length > 0

/** A lesson of another type, length, time or trainer may cost something else for those who had a seat before. */
function repriced({ id, before, after, came = [], seated = [] }: LessonChange): Repriced[] {
  if (!before || !after) return []
  const was = {
    type_id: before.typeId,
    branch_id: before.branchId,
    trainer_id: before.actualTrainerId ?? before.trainerId,
    start: Date.parse(before.startsAt),
    end: Date.parse(before.endsAt),
  }
  return [{ id, was, but: [...came, ...seated] }]
}

/** Hours that others can have now, since a seat in them was given up. */
async function noteGivenUp({ db, tenant }: Actor, changes: readonly LessonChange[]): Promise<void> {
  const ids = changes.flatMap(({ id, before, isCancelled, gone = [] }) =>
    before !== null && (isCancelled ? isOneOf(openStatuses, before.status) : gone.length > 0) ? [id] : [],
  )
  if (ids.length > 0) await db.execute(sql`select note_seat_given_up(${tenant}, ${idList(ids)})`)
}

/** The same of what lessons leave that moved, went to another trainer or became shorter. */
async function noteTimeLeft({ db, tenant }: Actor, changes: readonly LessonChange[]): Promise<void> {
  const moved = changes.flatMap(({ before, after }) => (before && after ? [stored(before)] : []))
  if (moved.length > 0) await db.execute(sql`select note_time_left_by_move(${tenant}, ${JSON.stringify(moved)}::jsonb)`)
}

const stored = (one: LessonRow) => ({
  id: one.id,
  status: one.status,
  starts_at: one.startsAt,
  ends_at: one.endsAt,
  type_id: one.typeId,
  ...thingsOfRow(one),
  actual_trainer_id: one.actualTrainerId,
  capacity: one.capacity,
  overridden: one.overridden,
})

/** An hour that was given up is free no longer once a lesson takes it. */
async function closeFilled({ db, tenant }: Actor, ids: readonly number[]): Promise<void> {
  await db.execute(sql`
    select close_filled_slots(${tenant}, l, null)
      from unnest(${idList(ids)}) as l`)
}

/** Tells students, their guardians and trainers. */
async function notify(
  app: NoticeServices,
  actor: Actor,
  changes: readonly LessonChange[],
  silent: How['silent'],
): Promise<ToldPerson[]> {
  const keys = (of: 'came' | 'seated' | 'gone' | 'stoppedWaiting') => changes.flatMap((one) => one[of] ?? [])
  const idsOf = (which: (one: LessonChange) => boolean) => changes.filter(which).map(({ id }) => id)
  const made = idsOf(({ before }) => before === null)
  const cancelled = changes.filter(({ isCancelled }) => isCancelled)
  const changed = changes.flatMap((one) => (one.before && isNews(one) ? [toldBefore(one.before)] : []))
  const told = [await tellSeatGiven(app, actor, keys('seated'))]
  const gone = [...keys('gone'), ...keys('stoppedWaiting')]
  if (gone.length > 0) told.push(await tellCancelled(app, actor, idsIn('k.id', gone)))
  told.push(
    await tellLessonsCancelled(
      app,
      actor,
      cancelled.map(({ id }) => id),
    ),
  )
  if (silent !== 'students') {
    if (made.length > 0) told.push(await tellBooked(app, actor, idsIn('k.lesson_id', made)))
    if (keys('came').length > 0) told.push(await tellBooked(app, actor, idsIn('k.id', keys('came'))))
    told.push(await tellChanged(app, actor, changed, idsIn('k.id', [...keys('came'), ...keys('seated')])))
  }
  if (silent !== 'trainers') {
    await tellTrainers(app, actor, 'trainer_lesson_booked', made)
    await tellTrainers(
      app,
      actor,
      'trainer_lesson_cancelled',
      cancelled.flatMap(({ id, before }) => (before && isOneOf(plannedStatuses, before.status) ? [id] : [])),
    )
    await tellTrainersChanged(app, actor, changed)
  }
  return joinTold(told)
}

/** Students and trainers know when a lesson is and who gives it. */
const isNews = (one: LessonChange): boolean =>
  isMoved(one) || (one.after !== undefined && one.before?.trainerId !== one.after.trainer_id)

const toldBefore = ({ id, startsAt, trainerId, actualTrainerId }: LessonRow) => ({
  id,
  start: startsAt,
  trainer_id: actualTrainerId ?? trainerId,
})
