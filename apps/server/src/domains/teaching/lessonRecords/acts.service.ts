import type { Answer, Input } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import type { Act } from '@dsms/contract/teaching/lessonRecords/acts'
import type { DayLesson, sendLessonActs } from '@dsms/contract/teaching/lessonRecords/calls'
import { plausibleAt } from '@dsms/contract/teaching/lessonRecords/clock'
import {
  type ActResult,
  asCounted,
  judge,
  judgeInOrder,
  type Verdict,
} from '@dsms/contract/teaching/lessonRecords/merge'
import { isLikelyKm } from '@dsms/contract/teaching/lessonRecords/rules'
import { apply } from '@dsms/contract/teaching/lessonRecords/state'
import type { Actor } from '../../../kernel/actor.ts'
import { lock } from '../../../kit/records/verbs.ts'
import { lessons, publishLessonsChanged } from '../../schedule/public.ts'
import { ownTrainer } from '../../trainers/public.ts'
import { knownKeys, logActs, openRecord, unknownOf } from './acts.data.ts'
import { beginLesson, endLesson, feedOdometer, keepExam, keepMinutes, passOn, reopenLesson } from './acts.effects.ts'
import { writeRecord } from './acts.write.ts'
import { readMine } from './day.service.ts'
import {
  notifyGivenAfterCancellation,
  type NoticeServices as Services,
  tellFinished,
  tellSigned,
} from './records.notices.ts'

type Sent = Answer<typeof sendLessonActs>

/**
 * Takes what a device tells of a lesson, in its order. What came before counts once, what contradicts the record is
 * answered as a clash and changes nothing, the rest is written at once: of two devices the second waits, since the row of the
 * lesson is locked.
 */
export async function takeActs(
  app: Services,
  actor: Actor,
  id: number,
  { acts: told, booking_id, sent_at }: Input<typeof sendLessonActs>['body'],
): Promise<Sent> {
  await ownTrainer(actor)
  await readMine(actor, id, booking_id)
  await lock(actor, lessons, id)
  const lesson = await readMine(actor, id, booking_id)
  const { student } = lesson
  if (!student) throw new AppError('not_found')
  const acts = atPlausibleTimes(told, sent_at)
  const {
    results,
    state,
    told: kept,
    isGivenAfterCancellation,
  } = applyActs(actor, lesson, acts, {
    known: await knownKeys(
      actor,
      acts.map(({ key }) => key),
    ),
    isUnknown: await unknownOf(actor, acts),
  })
  const applied = kept.flatMap(({ act, outcome }) => (outcome === 'applied' ? [act] : []))
  await logActs(actor, { lessonId: id, bookingId: student.booking_id }, kept)
  if (applied.length > 0) {
    const recordId = await openRecord(actor, id, student.booking_id)
    await writeRecord(actor, recordId, state, applied, isGivenAfterCancellation)
    const finish = applied.findLast((one) => one.kind === 'finish')
    if (finish && !finish.is_absent) await keepMinutes(actor, lesson, state, finish)
    await takeEffect(app, actor, lesson, applied, isGivenAfterCancellation)
    await publishLessonsChanged(actor)
  }
  return { results, lesson: await readMine(actor, id, booking_id) }
}

interface Known {
  known: Set<string>
  isUnknown: (one: Act) => boolean
}

/** What becomes of each act, one after the other on the record as the one before has left it. */
function applyActs(actor: Actor, lesson: DayLesson, acts: readonly Act[], { known, isUnknown }: Known) {
  const now = Date.now()
  const before = new Map(lesson.skills.map((one) => [one.skill_id, one]))
  const seen = new Set(known)
  const results: ActResult[] = []
  const told: { act: Act; outcome: 'applied' | 'known' | 'set_aside' }[] = []
  let state = lesson.record
  let isGivenAfterCancellation = lesson.is_despite_cancel
  const judgeNext = judgeInOrder(acts, (one, isSuperseded) =>
    isImpossible(lesson, one, isUnknown)
      ? refused
      : judge(state, one, {
          isCancelled: isCancelledOrNoShow(lesson) && !isGivenAfterCancellation,
          opens: Date.parse(lesson.opens_at),
          now,
          lastLevel: (skill) => (lesson.record.finished_at || isSuperseded ? undefined : before.get(skill)?.level),
        }),
  )
  for (const raw of acts) {
    if (seen.has(raw.key)) {
      results.push({ key: raw.key, outcome: 'known', reason: null })
      continue
    }
    const one = asCounted(state, signedBy(actor, lesson, raw), (skill) => before.get(skill))
    const isCancelled = isCancelledOrNoShow(lesson) && !isGivenAfterCancellation
    const verdict = judgeNext(one)
    results.push({ key: one.key, ...verdict })
    if (verdict.outcome === 'clash') continue
    seen.add(one.key)
    told.push({ act: one, outcome: verdict.outcome })
    if (verdict.outcome !== 'applied') continue
    state = apply(state, one)
    isGivenAfterCancellation ||= isCancelled
  }
  return { results, state, told, isGivenAfterCancellation }
}

const refused: Verdict = { outcome: 'clash', reason: 'refused' }

/** Called off by the office, or noted as one that nobody came to. */
const isCancelledOrNoShow = ({ status }: DayLesson): boolean => status === 'cancelled' || status === 'no_show'

const isImpossible = ({ status, vehicle }: DayLesson, one: Act, isUnknown: Known['isUnknown']): boolean =>
  !one.is_set_aside &&
  (isUnknown(one) ||
    status === 'requested' ||
    (one.kind === 'defect' && vehicle === null) ||
    (one.kind === 'km' && !isLikelyKm(one.start, one.end)))

/** Acts at the times at which they were done by the server's own clock. */
function atPlausibleTimes(acts: readonly Act[], sent: string | undefined): Act[] {
  const clocks = { sentAt: sent === undefined ? undefined : Date.parse(sent), now: Date.now() }
  return acts.map((one) => ({ ...one, at: new Date(plausibleAt(Date.parse(one.at), clocks)).toISOString() }))
}

/** Under the name of whoever signs, whatever the device says. */
const signedBy = (actor: Actor, { student }: DayLesson, one: Act): Act =>
  one.kind === 'sign' ? { ...one, name: one.role === 'trainer' ? actor.name : (student?.name ?? '') } : one

/** What a mock exam is judged by. */
const marking = ['mark', 'unmark', 'manoeuvre'] as const

/** What says whether a lesson has ended. */
const ending: readonly Act['kind'][] = ['finish', 'reopen']

/** Effects of acts beyond the record: the lesson begins and ends, the odometer follows, people are told. */
async function takeEffect(
  app: Services,
  actor: Actor,
  lesson: DayLesson,
  applied: readonly Act[],
  isGivenAfterCancellation: boolean,
) {
  const kinds = new Set(applied.map(({ kind }) => kind))
  // of one who finished, took it back and finished again the last word counts
  const hasFinished = kinds.has('finish') && applied.findLast(({ kind }) => ending.includes(kind))?.kind === 'finish'
  if (!isGivenAfterCancellation && kinds.has('reopen')) await reopenLesson(actor, lesson)
  if (!isGivenAfterCancellation && (kinds.has('start') || hasFinished)) await beginLesson(actor, lesson.id)
  if (!isGivenAfterCancellation && hasFinished) await endLesson(actor, lesson)
  if (hasFinished || (kinds.has('km') && lesson.record.finished_at !== null)) await feedOdometer(actor, lesson)
  for (const one of applied) if (one.kind === 'defect') await passOn(app, actor, lesson, one)
  const isMarked = lesson.record.finished_at !== null && marking.some((kind) => kinds.has(kind))
  if (lesson.type.kind === 'mock_exam' && (hasFinished || isMarked)) await keepExam(actor, lesson.student)
  const bookingId = lesson.student?.booking_id
  if (bookingId === undefined) return
  if (hasFinished && !applied.some((one) => one.kind === 'finish' && one.is_absent))
    await tellFinished(app, actor, bookingId)
  if (applied.some((one) => one.kind === 'sign' && one.role === 'student')) await tellSigned(app, actor, bookingId)
  if (isGivenAfterCancellation && !lesson.is_despite_cancel)
    await notifyGivenAfterCancellation(app, actor, lesson.id, bookingId)
}
