import type { Answer, Input as Given } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import {
  listWaitingChoices as choicesCall,
  type closeFreedSlot,
  type FreedSlot,
  type listWaiting as listCall,
  type offerFreedSlot,
  listFreedSlots as slotsCall,
  type WaitingEntry,
  type waitingWish,
} from '@dsms/contract/schedule/waiting/calls'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { idList } from '../../../db/idList.ts'
import { idRow, rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { checkVersion, lock, update } from '../../../kit/records/verbs.ts'
import { settingOf } from '../../platform/public.ts'
import { zoneOf } from '../lessons/lessons.data.ts'
import { selectEntries, selectSlots } from './waiting.data.ts'
import { waitlistEntries } from './waiting.table.ts'

type Wish = z.output<typeof waitingWish>

/** So many trainers are there to choose from. */
const mostChoices = 200

const totalRow = z.object({ total: z.int() })

export async function listWaiting(actor: Actor): Promise<Answer<typeof listCall>> {
  const [time_zone, entries, rows] = await together([
    () => zoneOf(actor),
    () => selectEntries(actor, sql`w.status = 'waiting'`),
    () =>
      rowsOf(
        actor.db,
        totalRow,
        sql`
          select count(*)::integer as total from waitlist_entries where tenant = ${actor.tenant} and status = 'waiting'`,
      ),
  ])
  return { time_zone, entries, total: rows[0]?.total ?? 0 }
}

/**
 * Notes what somebody in a course would take, in place of what was said before; since when they wait stays. Hours that are free
 * now are offered to them as well.
 */
export async function saveWish(actor: Actor, wish: Wish): Promise<WaitingEntry> {
  await checkWish(actor, wish)
  const values = sql`
    ${list(wish.type_ids)}, ${list(wish.branch_ids)},
    ${`{${[...new Set(wish.weekdays)].sort().join(',')}}`}::smallint[], ${wish.from_time ?? null}, ${wish.to_time ?? null},
    ${wish.until_day ?? null}::date, ${wish.trainers}, ${list(wish.trainers === 'named' ? wish.trainer_ids : [])},
    ${wish.max_per_week ?? null}::smallint, ${wish.notice_hours}::smallint`
  const columns = sql.raw(
    'type_ids, branch_ids, weekdays, from_time, to_time, until_day, trainers, trainer_ids, max_per_week, notice_hours',
  )
  const rows = await rowsOf(
    actor.db,
    idRow,
    sql`
      insert into waitlist_entries (tenant, enrolment_id, student_id, ${columns})
      values (${actor.tenant}, ${wish.enrolment_id}, 0, ${values})
      on conflict (tenant, enrolment_id) where status = 'waiting' do update set (${columns}) = (${values})
      returning id`,
  )
  await actor.db.execute(sql`select reopen_slots(${actor.tenant})`)
  return readEntry(actor, Number(rows[0]?.id))
}

const list = (ids: readonly number[]) => sql`${idList([...new Set(ids)])}`

const knownRow = z.object({
  enrolment_id: z.boolean(),
  type_ids: z.boolean(),
  branch_ids: z.boolean(),
  trainer_ids: z.boolean(),
})

async function checkWish({ db, tenant }: Actor, wish: Wish): Promise<void> {
  if (wish.from_time && wish.to_time && wish.to_time <= wish.from_time) throw fieldError('to_time', 'end_before_start')
  if (wish.trainers === 'named' && wish.trainer_ids.length === 0) throw fieldError('trainer_ids', 'required')
  const areKnown = (ids: readonly number[], table: string, which: SQL) => sql`
    not exists (select from unnest(${list(ids)}) as t (id)
                 where not exists (select from ${sql.raw(table)} x where x.tenant = ${tenant} and x.id = t.id and x.status = 'active'
                                      and x.archived_at is null and ${which}))`
  const rows = await rowsOf(
    db,
    knownRow,
    sql`
      select exists (select from enrolments where tenant = ${tenant} and id = ${wish.enrolment_id} and archived_at is null
                        and status in ('active', 'training_complete', 'exam_phase')) as enrolment_id,
             ${areKnown(wish.type_ids, 'lesson_types', sql`x.kind <> 'theory_class'`)} as type_ids,
             ${areKnown(wish.branch_ids, 'branches', sql`true`)} as branch_ids,
             ${areKnown(wish.trainers === 'named' ? wish.trainer_ids : [], 'trainers', sql`true`)} as trainer_ids`,
  )
  const strange = Object.entries(rows[0] ?? {}).find(([, isKnown]) => !isKnown)
  if (strange) throw fieldError(strange[0], 'unknown_choice')
}

/** Trainers and branches to name: of all, or for somebody in a course those whom they may be given. */
export async function listChoices(actor: Actor, enrolmentId?: number): Promise<Answer<typeof choicesCall>> {
  const { db, tenant, language } = actor
  const isOwn = enrolmentId !== undefined && (await settingOf(actor, 'booking.branches')) === 'own'
  const suits =
    enrolmentId === undefined
      ? sql`true`
      : sql`exists (select from enrolments e join students s on s.tenant = e.tenant and s.id = e.student_id
                     where e.tenant = t.tenant and e.id = ${enrolmentId}
                       and (s.trainer_gender = 'any' or s.trainer_gender = (select code from genders where id = t.gender_id)
                            or exists (select from trainer_consents c where c.tenant = s.tenant and c.student_id = s.id and c.trainer_id = t.id
                                          and c.withdrawn_on is null)))`
  const rows = await rowsOf(
    db,
    choicesCall.response,
    sql`
      select coalesce((select json_agg(json_build_object('id', c.id, 'name', c.full_name) order by c.full_name, c.id)
                         from people_cards(array(select t.id from trainers t where t.tenant = ${tenant} and t.status = 'active'
                                                    and t.archived_at is null and ${suits} order by t.id limit ${mostChoices})) c), '[]') as trainers,
             coalesce((select json_agg(json_build_object('id', b.id, 'name', text_in(b.name, ${language})) order by b.is_main desc, b.id)
                         from branches b where b.tenant = ${tenant} and b.status = 'active' and b.archived_at is null
                                      and (not ${isOwn}::boolean or b.id = (select branch_id from enrolments where tenant = ${tenant} and id = ${enrolmentId ?? null}::integer))), '[]') as branches`,
  )
  return rows[0] ?? { trainers: [], branches: [] }
}

export async function readEntry(actor: Actor, id: number): Promise<WaitingEntry> {
  const [entry] = await selectEntries(actor, sql`w.id = ${id}`, 1)
  if (!entry) throw new AppError('not_found')
  return entry
}

/** Takes somebody off the list. What they were offered is theirs to answer until it ends. */
export async function withdrawEntry(actor: Actor, id: number, version?: number): Promise<WaitingEntry> {
  const row = await lock(actor, waitlistEntries, id)
  await checkVersion(actor, waitlistEntries, row, version)
  if (row.status !== 'waiting') throw new AppError('illegal_transition', { from: row.status, allowed: '–' })
  await update(actor, waitlistEntries, row, { status: 'withdrawn' })
  return readEntry(actor, id)
}

export async function listFreedSlots(actor: Actor): Promise<Answer<typeof slotsCall>> {
  const [time_zone, slots, rows] = await together([
    () => zoneOf(actor),
    () => selectSlots(actor, sql`(f.starts_at > now() or f.freed_at > now() - interval '14 days')`),
    () =>
      rowsOf(
        actor.db,
        slotsCall.response.shape.refilled,
        sql`
          select count(*)::integer as freed, (count(*) filter (where f.status = 'filled'))::integer as filled,
                 coalesce(sum(extract(epoch from f.ends_at - f.starts_at) / 60) filter (where f.status = 'filled'), 0)::integer as minutes,
                 json_build_object('office', count(*) filter (where f.status = 'filled' and f.filled_by = 'office'),
                   'student', count(*) filter (where f.status = 'filled' and f.filled_by = 'student'),
                   'offer', count(*) filter (where f.status = 'filled' and coalesce(f.filled_by, 'offer') = 'offer')) as by
            from freed_slots f
           where f.tenant = ${actor.tenant} and f.freed_at > now() - interval '30 days'`,
      ),
  ])
  return {
    time_zone,
    slots,
    refilled: rows[0] ?? { freed: 0, filled: 0, minutes: 0, by: { offer: 0, office: 0, student: 0 } },
  }
}

export async function readSlot(actor: Actor, id: number): Promise<FreedSlot> {
  const [slot] = await selectSlots(actor, sql`f.id = ${id}`, 1)
  if (!slot) throw new AppError('not_found')
  return slot
}

/** Has an hour offered now, whatever the school's setting says; due work asks the first within the moment. */
export async function offerSlot(
  actor: Actor,
  id: number,
  { mode }: Pick<Given<typeof offerFreedSlot>['body'], 'mode'>,
): Promise<Answer<typeof offerFreedSlot>> {
  await lockOpen(actor, id)
  await actor.db.execute(sql`
    update freed_slots set mode = ${mode}, next_offer_at = now() where tenant = ${actor.tenant} and id = ${id}`)
  return readSlot(actor, id)
}

/** Ends the offering of an hour; whoever was asked is told that it is over when they answer. */
export async function closeSlot(actor: Actor, id: number): Promise<Answer<typeof closeFreedSlot>> {
  await lockOpen(actor, id)
  await actor.db.execute(sql`
    update freed_slots set status = 'closed', next_offer_at = null where tenant = ${actor.tenant} and id = ${id}`)
  await actor.db.execute(sql`
    update slot_offers set status = 'expired' where tenant = ${actor.tenant} and slot_id = ${id} and status = 'sent'`)
  return readSlot(actor, id)
}

const isOpenRow = z.object({ is_open: z.boolean() })

async function lockOpen({ db, tenant }: Actor, id: number): Promise<void> {
  const rows = await rowsOf(
    db,
    isOpenRow,
    sql`
      select status = 'open' and starts_at > now() as is_open from freed_slots where tenant = ${tenant} and id = ${id} for update`,
  )
  if (!rows[0]) throw new AppError('not_found')
  if (!rows[0].is_open) throw new AppError('slot_settled')
}
