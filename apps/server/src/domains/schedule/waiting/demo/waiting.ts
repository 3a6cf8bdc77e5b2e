import { dayMs, hourMs } from '@dsms/contract/kernel/time/milliseconds'
import type { Ranked } from '@dsms/contract/schedule/waiting/ranking'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../../db/client.ts'
import { rowsOf } from '../../../../db/rows.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import type { DemoWorld } from '../../../../kernel/demo/world.ts'
import { serverIn } from '../../../../kernel/session/transaction.ts'
import { lessons } from '../../lessons/lessons.table.ts'
import type { LessonRow } from '../../lessons/store/rows.ts'
import { firstWhoMay, type OfferedHour, rankedFor } from '../offers.rank.ts'

type OfferStatus = 'sent' | 'accepted' | 'declined' | 'expired' | 'lost'
interface Story {
  status: 'open' | 'filled' | 'closed'
  mode: 'one_by_one' | 'to_many' | null
  /** What each of those who were asked said, in their order. */
  offers: OfferStatus[]
}

/** Hours to come, and hours that are over, each as it can turn out. */
const ahead: Story[] = [
  { status: 'open', mode: 'to_many', offers: ['sent', 'sent', 'declined'] },
  { status: 'filled', mode: 'to_many', offers: ['accepted', 'lost'] },
  { status: 'open', mode: null, offers: [] },
]
const behind: Story[] = [
  { status: 'filled', mode: 'one_by_one', offers: ['declined', 'accepted'] },
  { status: 'closed', mode: 'one_by_one', offers: ['expired', 'declined'] },
  { status: 'filled', mode: 'to_many', offers: ['lost', 'accepted'] },
]
const mostWaiting = 14
/** Why those came first who took an hour. */
const reasons: Ranked['reasons'] = [
  { code: 'own_trainer', points: 25 },
  { code: 'last_minute', points: 5 },
]

/** Students who wait, hours that became free, and offers in every state; chosen by the ranking that the product has. */
export async function seedWaiting(db: Db, { schoolId }: Pick<DemoWorld, 'schoolId'>): Promise<void> {
  const actor = serverIn({ db, afterCommit: () => {} }, { schoolId, language: 'ar' })
  await seedEntries(actor)
  await seedTaken(actor)
  for (const [stories, when] of [
    [ahead, sql`starts_at > now() + interval '1 day' order by starts_at`],
    [behind, sql`starts_at between now() - interval '20 days' and now() - interval '1 day' order by starts_at desc`],
  ] as const) {
    const found = await db
      .select()
      .from(lessons)
      .where(
        sql`id in (select id from lessons where tenant = ${schoolId} and status = 'cancelled' and capacity = 1
                      and cancel_reason in ('student_sick', 'student_other', 'other')
                      and not exists (select from freed_slots f where f.lesson_id = lessons.id) and ${when} limit ${stories.length})`,
      )
      .orderBy(lessons.id)
    for (const [nth, lesson] of found.entries()) await tell(actor, lesson as LessonRow, stories[nth] as Story)
  }
}

/** Those who know the demonstration's account come first; what they take differs. */
const seedEntries = ({ db, tenant }: Actor) =>
  db.execute(sql`
    insert into waitlist_entries (tenant, enrolment_id, student_id, type_ids, weekdays, from_time, to_time, notice_hours, trainers, trainer_ids, max_per_week, waiting_since)
    select ${tenant}, e.id, 0, y.ids, case when e.nth % 3 = 0 then '{1,2,3,4,7}' else '{}' end::smallint[],
           case when e.nth % 4 = 1 then '15:00' end, case when e.nth % 4 = 1 then '21:00' end, (array[2, 6, 12, 24])[1 + e.nth % 4],
           case e.nth % 5 when 4 then 'own' when 3 then 'named' else 'any' end, case when e.nth % 5 = 3 then t.ids else '{}' end,
           case when e.nth % 4 = 2 then 2 end, now() - make_interval(days => e.nth, hours => 3 * e.nth)
      from (select e.id, (row_number() over (order by u.account_id is null, e.id))::integer as nth
              from enrolments e join users u on u.tenant = e.tenant and u.id = e.student_id
             where e.tenant = ${tenant} and e.status in ('active', 'exam_phase') and e.archived_at is null) e,
           (select array_agg(id) as ids from lesson_types where tenant = ${tenant} and kind not in ('theory_class', 'exam', 'mock_exam')) y,
           (select array(select id from trainers where tenant = ${tenant} and status = 'active' order by id limit 4) as ids) t
     where e.nth <= ${mostWaiting} and y.ids is not null and cardinality(t.ids) > 0`)

/** Hours that somebody gave up and somebody else has had since: whoever took one waits for more. */
const seedTaken = ({ db, tenant }: Actor) =>
  db.execute(sql`
    with taken as (
      select l.id as lesson_id, l.starts_at, l.ends_at, l.type_id, l.trainer_id, l.vehicle_id, o.id as filled_id, b.enrolment_id
        from lessons l
        join lessons o on o.tenant = l.tenant and o.trainer_id = l.trainer_id and o.starts_at = l.starts_at
         and o.source = 'waitlist' and o.status = 'completed'
        join bookings b on b.tenant = o.tenant and b.lesson_id = o.id
       where l.tenant = ${tenant} and l.status = 'cancelled' and l.cancel_reason = 'student_other'),
    slots as (
      insert into freed_slots (tenant, lesson_id, starts_at, ends_at, type_id, trainer_id, vehicle_id, status, mode, freed_at, filled_at, filled_lesson_id)
      select ${tenant}, lesson_id, starts_at, ends_at, type_id, trainer_id, vehicle_id, 'filled', 'one_by_one', starts_at - interval '20 hours',
             starts_at - interval '19 hours', filled_id from taken
      returning id, lesson_id),
    entries as (
      insert into waitlist_entries (tenant, enrolment_id, student_id, type_ids, notice_hours, waiting_since)
      select distinct ${tenant}::integer, t.enrolment_id, 0, array[t.type_id], 6, now() - interval '30 days' from taken t
       where not exists (select from waitlist_entries w where w.tenant = ${tenant} and w.enrolment_id = t.enrolment_id and w.status = 'waiting')
      returning id, enrolment_id),
    waiting as (
      select id, enrolment_id from entries
      union all select id, enrolment_id from waitlist_entries where tenant = ${tenant} and status = 'waiting')
    insert into slot_offers (tenant, slot_id, entry_id, enrolment_id, student_id, rank, reasons, status, sent_at, expires_at, answered_at)
    select ${tenant}, s.id, w.id, t.enrolment_id, 0, 1, ${JSON.stringify(reasons)}::jsonb, 'accepted', t.starts_at - interval '20 hours',
           t.starts_at - interval '18 hours', t.starts_at - interval '19 hours'
      from taken t join slots s on s.lesson_id = t.lesson_id join waiting w on w.enrolment_id = t.enrolment_id`)

const entryRow = z.object({ id: z.int(), zone: z.string() })

async function tell(actor: Actor, lesson: LessonRow, { status, mode, offers }: Story): Promise<void> {
  const { db, tenant } = actor
  const start = Date.parse(lesson.startsAt)
  // as it was two days before the lesson, or now
  const asked = Math.min(Date.now(), start - 2 * dayMs)
  const rows = await rowsOf(
    db,
    entryRow,
    sql`
      insert into freed_slots (tenant, lesson_id, starts_at, ends_at, type_id, trainer_id, vehicle_id, status, mode, freed_at, filled_at)
      values (${tenant}, ${lesson.id}, ${lesson.startsAt}, ${lesson.endsAt}, ${lesson.typeId}, ${lesson.trainerId}, ${lesson.vehicleId}, ${status}, ${mode}, ${at(asked - hourMs)},
              ${status === 'filled' ? at(asked) : null})
      returning id, (select time_zone from schools where id = ${tenant}) as zone`,
  )
  const [slot] = rows
  if (!slot || offers.length === 0) return
  const hour: OfferedHour = {
    id: slot.id,
    lesson,
    zone: slot.zone,
    now: asked,
    start,
    end: Date.parse(lesson.endsAt),
    trainer_id: lesson.trainerId,
    branch_id: lesson.branchId,
    isMoved: false,
  }
  const ranked = await rankedFor(actor, hour, 3)
  const chosen = await firstWhoMay(actor, hour, ranked, offers.length)
  // hours that are over suit nobody any more by the rules: who would have been asked is the ranking's word alone
  const people: Ranked[] = chosen.length === offers.length ? chosen : ranked.slice(0, offers.length)
  for (const [nth, one] of people.entries()) {
    const said = offers[nth] as OfferStatus
    await db.execute(sql`
      insert into slot_offers (tenant, slot_id, entry_id, enrolment_id, student_id, rank, reasons, status, sent_at, expires_at, answered_at)
      values (${tenant}, ${slot.id}, ${one.waiting.entry_id}, ${one.waiting.enrolment_id}, 0, ${nth + 1}, ${JSON.stringify(one.reasons)}::jsonb,
              ${said}, ${at(asked - 1_800_000)}, ${at(start - hourMs)}, ${said === 'sent' || said === 'expired' ? null : at(asked)})`)
  }
}

const at = (instant: number): string => new Date(instant).toISOString()
