import { evaluate } from '@dsms/contract/schedule/rules/evaluate'
import { whenOf } from '@dsms/contract/schedule/rules/when'
import { type FreedHour, type Ranked, rankWaiting } from '@dsms/contract/schedule/waiting/ranking'
import { trainerWishes } from '@dsms/contract/schedule/waiting/statuses'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { draftOfRow, type LessonRow } from '../lessons/store/rows.ts'
import { factsOf } from '../rules/facts.ts'

/** An hour that may be offered: its lesson as it stands, and the clock where the school is. */
export interface OfferedHour extends FreedHour {
  id: number
  lesson: LessonRow
  /** The lesson that had the hour is given elsewhere, and counts like any other that somebody has. */
  isMoved: boolean
  zone: string
  now: number
}

/** At most so many are looked at by the rules at a time. */
const judgedAtOnce = 25

const waitingRow = z.object({
  entry_id: z.int(),
  enrolment_id: z.int(),
  student_id: z.int(),
  weekdays: z.array(z.int()),
  from_time: z.string().nullable(),
  to_time: z.string().nullable(),
  until_day: z.string().nullable(),
  notice_hours: z.int(),
  trainers: z.enum(trainerWishes),
  trainer_ids: z.array(z.int()),
  branch_ids: z.array(z.int()),
  max_per_week: z.int().nullable(),
  week_lessons: z.int(),
  is_own_trainer: z.boolean(),
  waiting_since: z.number(),
  school_faults: z.int(),
  deadline_on: z.string().nullable(),
  last_lesson_on: z.string().nullable(),
  lost: z.int(),
  won: z.int(),
})

/**
 * Everybody who waits for a lesson of this type and has not been asked for this hour, in one statement, in the order in which they
 * come. Rules are not looked at yet.
 */
export async function rankedFor(actor: Actor, hour: OfferedHour, mostToday: number): Promise<Ranked[]> {
  const { db, tenant } = actor
  const { lesson } = hour
  const { week } = whenOf(hour, hour.zone)
  const rows = await rowsOf(
    db,
    waitingRow,
    sql`
      select w.id as entry_id, w.enrolment_id, w.student_id, w.weekdays, w.from_time, w.to_time, w.until_day::text, w.notice_hours,
             w.trainers, w.trainer_ids, w.branch_ids, w.max_per_week, coalesce(k.week, 0) as week_lessons, coalesce(e.trainer_id = ${lesson.trainerId}, false) as is_own_trainer,
             (extract(epoch from w.waiting_since) * 1000)::float8 as waiting_since, e.deadline_on::text,
             coalesce(k.faults, 0) as school_faults, k.last_lesson_on, coalesce(o.lost, 0) as lost, coalesce(o.won, 0) as won
        from waitlist_entries w
        join enrolments e on e.tenant = w.tenant and e.id = w.enrolment_id and e.status in ('active', 'training_complete', 'exam_phase') and e.archived_at is null
        left join (
          select b.student_id,
                 (count(*) filter (where l.status = 'cancelled' and l.cancel_reason like 'school%'
                                     and l.starts_at > now() - interval '60 days'))::integer as faults,
                 (count(*) filter (where b.status = 'booked' and y.kind <> 'theory_class' and l.starts_at >= ${new Date(week.from).toISOString()}::timestamptz
                                     and l.starts_at < ${new Date(week.to).toISOString()}::timestamptz
                                     and lesson_stands(l.status)))::integer as week,
                 app_today(max(l.starts_at) filter (where l.status = 'completed' and b.status = 'booked'))::text as last_lesson_on
            from bookings b join lessons l on l.tenant = b.tenant and l.id = b.lesson_id
            join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
           where b.tenant = ${tenant}
           group by b.student_id) k on k.student_id = w.student_id
        left join (
          select student_id, (count(*) filter (where status = 'lost' and sent_at > now() - interval '30 days'))::integer as lost,
                 (count(*) filter (where status = 'accepted' and sent_at > now() - interval '30 days'))::integer as won,
                 (count(*) filter (where app_today(sent_at) = app_today()))::integer as today
            from slot_offers where tenant = ${tenant} and sent_at > now() - interval '31 days'
           group by student_id) o on o.student_id = w.student_id
       where w.tenant = ${tenant} and w.status = 'waiting' and w.archived_at is null and ${lesson.typeId} = any (w.type_ids)
         and coalesce(o.today, 0) < ${mostToday}
         and not exists (select from slot_offers x where x.tenant = w.tenant and x.entry_id = w.id and x.slot_id = ${hour.id})
         and not exists (select from bookings b where b.tenant = w.tenant and b.lesson_id = ${lesson.id} and b.student_id = w.student_id)`,
  )
  return rankWaiting(hour, rows, hour.now, hour.zone)
}

/** The first of them to whom the lesson could be given without passing a rule; facts of several come in one wait. */
export async function firstWhoMay(
  actor: Actor,
  { lesson, isMoved }: OfferedHour,
  ranked: readonly Ranked[],
  most: number,
): Promise<Ranked[]> {
  const found: Ranked[] = []
  for (let from = 0; from < ranked.length && found.length < most; from += judgedAtOnce) {
    const some = ranked.slice(from, from + judgedAtOnce)
    const enrolments = some.map(({ waiting }) => waiting.enrolment_id)
    const draft = { ...draftOfRow(lesson, enrolments), ...(isMoved && { lesson_id: undefined }) }
    const facts = await factsOf(actor, [draft])
    found.push(
      ...some.filter(({ waiting: { enrolment_id } }) => {
        const student = facts.enrolments[enrolment_id]
        const trainer = draft.trainer_id === undefined ? undefined : facts.trainers[draft.trainer_id]
        // of whom nobody knows the gender nobody knows that they are whom the student asked for
        const suits =
          student !== undefined &&
          (student.trainer_gender === 'any' ||
            trainer === undefined ||
            trainer.gender === student.trainer_gender ||
            student.consents.includes(trainer.id))
        const against = evaluate({ ...draft, enrolment_ids: [enrolment_id] }, facts)
        return suits && against.every(({ severity, code }) => severity === 'warning' && code !== 'language_mismatch')
      }),
    )
  }
  return found.slice(0, most)
}
