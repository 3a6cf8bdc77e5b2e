import { fieldError } from '@dsms/contract/kernel/errors'
import {
  countedOf,
  isOffPlan,
  type MinutesPolicy,
  minutesBetween,
  taughtAtDesk,
} from '@dsms/contract/schedule/lessons/minutes'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../../db/rows.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import { together } from '../../../../kernel/together.ts'
import type { StoredRow } from '../../../../kit/records/verbs.ts'
import { settingsOf } from '../../../platform/public.ts'
import type { lessons } from '../lessons.table.ts'
import { setCounted, setTaught } from '../store/marks.ts'
import { minutesCorrected } from './lessons.news.ts'

type LessonRow = StoredRow<typeof lessons>

/** Minutes of a booking `b` of a lesson `l` that count as training: what was taught, else what was planned. */
export const countedMinutes: SQL = sql`coalesce(b.counted_minutes, (extract(epoch from l.ends_at - l.starts_at) / 60)::integer)`

/** Where what was taught in the lesson `l` of the booking `b` differs from the plan: both, what counts and why. */
export const taughtJson: SQL = sql`case when b.taught_minutes is not null then json_build_object(
  'planned', (extract(epoch from l.ends_at - l.starts_at) / 60)::integer, 'taught', b.taught_minutes,
  'counted', coalesce(b.counted_minutes, (extract(epoch from l.ends_at - l.starts_at) / 60)::integer), 'reason', b.minutes_reason) end`

type When = Pick<LessonRow, 'startsAt' | 'endsAt' | 'branchId'>

async function policyOf(actor: Actor, { branchId }: When): Promise<MinutesPolicy> {
  const said = await settingsOf(actor, ['training.minutes_count', 'training.minutes_slack'], branchId)
  return { rule: said['training.minutes_count'], tolerance: said['training.minutes_slack'] }
}

interface Taught {
  minutes: number
  reason: string | null
}

/** Keeps what was taught with the seats that a condition names, where it differs from the plan; else the plan counts. */
export async function keepTaught(
  actor: Actor,
  row: When & { id: number },
  { minutes, reason }: Taught,
  which: SQL = sql`true`,
): Promise<void> {
  const policy = await policyOf(actor, row)
  const planned = minutesBetween(Date.parse(row.startsAt), Date.parse(row.endsAt))
  const isOff = isOffPlan(planned, minutes, policy)
  const taught = isOff
    ? { taught: minutes, counted: countedOf(planned, minutes, policy), reason }
    : { taught: null, counted: null, reason: null }
  await setTaught(actor, row.id, taught, sql`b.status = 'booked' and ${which}`)
}

/** Puts right how much of a seat counts, after its lesson was taught. */
export async function correctCounted(
  actor: Actor,
  { lessonId, bookingId }: { lessonId: number; bookingId: number },
  counted: { minutes: number; reason: string | null },
): Promise<void> {
  await setCounted(actor, bookingId, counted)
  await minutesCorrected(actor, lessonId)
}

/** Says that the minutes of the plan count again, as before anything was taught. */
export const forgetTaught = (actor: Actor, lessonId: number, which?: SQL): Promise<void> =>
  setTaught(actor, lessonId, { taught: null, counted: null, reason: null }, which)

const isRow = z.object({ is: z.boolean() })

/** An exam teaches nothing: nobody asks how long it took. */
async function isOfExam({ db, tenant }: Actor, { typeId }: Pick<LessonRow, 'typeId'>): Promise<boolean> {
  const rows = await rowsOf(
    db,
    isRow,
    sql`select kind = 'exam' as is from lesson_types where tenant = ${tenant} and id = ${typeId}`,
  )
  return rows[0]?.is === true
}

/**
 * What was taught in a lesson that the office ends now. Throws `minutes_differ` where that is much more or less than planned and
 * nobody says how much it was, and why.
 */
export async function taughtByOffice(
  actor: Actor,
  row: LessonRow,
  { minutes, minutes_reason }: { minutes?: number | null | undefined; minutes_reason?: string | null | undefined },
): Promise<Taught> {
  const [policy, isExam] = await together([() => policyOf(actor, row), () => isOfExam(actor, row)])
  const [start, end] = [Date.parse(row.startsAt), Date.parse(row.endsAt)]
  const startedAt = row.startedAt === null ? null : Date.parse(row.startedAt)
  const planned = minutesBetween(start, end)
  const measured = isExam ? planned : taughtAtDesk({ start, end, startedAt }, Date.now(), policy)
  const isAsked = isOffPlan(planned, measured, policy)
  if (minutes == null && isAsked) throw fieldError('minutes', 'minutes_differ', { planned, taught: measured })
  const taught = minutes ?? measured
  if ((isAsked || isOffPlan(planned, taught, policy)) && !minutes_reason) throw fieldError('minutes_reason', 'required')
  return { minutes: taught, reason: minutes_reason ?? null }
}
