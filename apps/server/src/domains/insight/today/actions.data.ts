import { type ActionKind, type actionOwners, mostOfKind } from '@dsms/contract/insight/today/calls'
import type { Endpoint } from '@dsms/contract/kernel/endpoint'
import type { Permission } from '@dsms/contract/kernel/permissions'
import { markCalled } from '@dsms/contract/people/directory/notices/calls'
import { leads } from '@dsms/contract/people/leads/calls'
import { leaveRequests } from '@dsms/contract/people/leaveRequests/calls'
import { completeLesson, confirmLesson } from '@dsms/contract/schedule/lessons/calls'
import { acceptMove } from '@dsms/contract/schedule/moves/calls'
import { type SQL, sql } from 'drizzle-orm'
import { type Actor, holds } from '../../../kernel/actor.ts'
import { isAllowed } from '../../../kernel/http/access.ts'

export interface Action extends Record<string, unknown> {
  kind: ActionKind
  subject: string
  deadline: string | null
  owner: string | null
  link: string
  record: { id: number; version: number } | null
  start: string | null
  wanted: string | null
  days: { first: string; last: string } | null
  total: number
}

/** `today` is the school's. Papers are told of as many days before their last one. */
const expiryDays = 14
const deadlineDays = 30

interface Source {
  permission: Permission
  /** Columns `subject`, `deadline` (a date), `owner`, `link` and the key of the owner, of what waits; after them those of `acting`, where it has it. */
  rows: (text: (column: string) => SQL, tenant: number, me: number) => SQL
  /** Who may make the call that settles it by a button, and what that acts on: the columns `record_id` (null where this one takes a look), `version`, `starts`, `wanted` and `last_day`. */
  acting?: Endpoint['access']
}

const local = (column: string) => sql.raw(`(${column} at time zone d.zone)::date`)

/** Each kind of action, and whose it is to see. `d` is the school's day. */
const sources: Record<ActionKind, Source> = {
  lesson_requested: {
    permission: 'schedules.status',
    acting: confirmLesson.access,
    rows: (text, tenant) => sql`
      select ${text('y.name')} as subject, ${local('l.starts_at')} as deadline, ${text('t.name')} as owner,
             '/school/schedule?date=' || ${local('l.starts_at')} || '&lesson=' || l.id as link, l.trainer_id,
             l.id, l.version, l.starts_at, null::timestamptz, null::date
        from d, lessons l join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
        left join trainers t on t.tenant = l.tenant and t.id = l.trainer_id
       where l.tenant = ${tenant} and l.status = 'requested' and l.starts_at > now()`,
  },
  move_requested: {
    permission: 'schedules.edit',
    acting: acceptMove.access,
    rows: (text, tenant) => sql`
      select ${text('s.name')}, ${local('m.lapses_at')}, null, '/school/schedule/moves', null::integer,
             m.id, m.version, m.starts_at, m.wanted_start, null::date
        from d, move_requests m join students s on s.tenant = m.tenant and s.id = m.student_id
       where m.tenant = ${tenant} and m.status = 'pending' and m.lapses_at > now()`,
  },
  hour_free: {
    permission: 'waiting_list.offer',
    rows: (text, tenant) => sql`
      select ${text('y.name')}, ${local('f.starts_at')}, ${text('t.name')}, '/school/waiting-list', f.trainer_id
        from d, freed_slots f join lesson_types y on y.tenant = f.tenant and y.id = f.type_id
        left join trainers t on t.tenant = f.tenant and t.id = f.trainer_id
       where f.tenant = ${tenant} and f.status = 'open' and f.starts_at > now()`,
  },
  lesson_unfinished: {
    permission: 'schedules.status',
    acting: completeLesson.access,
    // of an exam, or of several students, more is to be said
    rows: (text, tenant) => sql`
      select ${text('y.name')}, ${local('l.starts_at')}, ${text('t.name')},
             '/school/schedule?date=' || ${local('l.starts_at')} || '&lesson=' || l.id, t.id,
             case when l.capacity = 1 and y.kind <> 'exam' and l.status in ('scheduled', 'confirmed') then l.id end, l.version, l.starts_at, null::timestamptz, null::date
        from d, lessons l join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
        left join trainers t on t.tenant = l.tenant and t.id = coalesce(l.actual_trainer_id, l.trainer_id)
       where l.tenant = ${tenant} and l.status in ('scheduled', 'confirmed', 'in_progress', 'interrupted')
         and l.ends_at < now() and l.starts_at > now() - interval '30 days'`,
  },
  document_pending: {
    permission: 'student_documents.verify',
    rows: (text, tenant) => sql`
      select ${text('s.name')}, o.expires_on, null, '/school/documents/' || o.id, null::integer
        from documents o join students s on s.tenant = o.tenant and s.id = o.student_id
       where o.tenant = ${tenant} and o.status = 'pending' and o.archived_at is null`,
  },
  correction_pending: {
    permission: 'students.edit',
    rows: (text, tenant) => sql`
      select ${text('s.name')}, null, null, '/school/corrections', null::integer
        from correction_requests c join students s on s.tenant = c.tenant and s.id = c.student_id
       where c.tenant = ${tenant} and c.status = 'pending'`,
  },
  leave_pending: {
    permission: 'availability_and_leave.approve',
    acting: leaveRequests.calls.changeStatus.access,
    rows: (text, tenant, me) => sql`
      select ${text('t.name')}, q.first_day, null, '/school/leave/' || q.id, null::integer,
             case when q.trainer_id <> ${me} then q.id end, q.version, null::timestamptz, null::timestamptz, q.last_day
        from leave_requests q join trainers t on t.tenant = q.tenant and t.id = q.trainer_id
       where q.tenant = ${tenant} and q.status = 'pending' and q.archived_at is null`,
  },
  credential_expiring: {
    permission: 'trainer_credentials.view',
    rows: (text, tenant) => sql`
      select ${text('t.name')}, c.expires_on, null, '/school/trainers/credentials/' || c.id, null::integer
        from d, trainer_credentials c join trainers t on t.tenant = c.tenant and t.id = c.trainer_id
       where c.tenant = ${tenant} and c.status = 'approved' and c.archived_at is null
         and c.expires_on between d.today and d.today + ${expiryDays}::integer`,
  },
  vehicle_paper_expiring: {
    permission: 'vehicles.view',
    rows: (text, tenant) => sql`
      select ${text('v.name')}, p.last_day, ${text('t.name')}, '/school/vehicles/' || v.id, v.default_trainer_id
        from d, vehicles v
        left join trainers t on t.tenant = v.tenant and t.id = v.default_trainer_id
       cross join lateral (select min(day) as last_day
                             from unnest(array[v.insurance_expires_on, v.inspection_expires_on, v.registration_expires_on,
                                               v.permit_expires_on]) day) p
       where v.tenant = ${tenant} and v.status <> 'decommissioned' and v.archived_at is null
         and p.last_day <= d.today + ${expiryDays}::integer`,
  },
  defect_unsafe: {
    permission: 'vehicle_checks_defects_incidents.view',
    rows: (text, tenant) => sql`
      select ${text('v.name')}, null, null, '/school/defects', null::integer
        from vehicle_defects f join vehicles v on v.tenant = f.tenant and v.id = f.vehicle_id
       where f.tenant = ${tenant} and f.severity = 'unsafe' and f.status in ('new', 'accepted', 'in_repair')
         and f.archived_at is null`,
  },
  lead_follow_up: {
    permission: 'leads.view',
    acting: leads.calls.update.access,
    rows: (text, tenant) => sql`
      select ${text('e.name')}, e.follow_up_on, (select full_name from people_cards(array[e.owner_id])), '/school/leads/' || e.id, e.owner_id,
             e.id, e.version, null::timestamptz, null::timestamptz, null::date
        from d, leads e
       where e.tenant = ${tenant} and e.status not in ('won', 'lost') and e.archived_at is null and e.erased_at is null
         and e.follow_up_on <= d.today`,
  },
  enrolment_deadline: {
    permission: 'enrolments.view',
    rows: (text, tenant) => sql`
      select ${text('s.name')}, n.deadline_on, ${text('t.name')}, '/school/enrolments/' || n.id, n.trainer_id
        from d, enrolments n join students s on s.tenant = n.tenant and s.id = n.student_id
        left join trainers t on t.tenant = n.tenant and t.id = n.trainer_id
       where n.tenant = ${tenant} and n.status in ('active', 'on_hold', 'training_complete', 'exam_phase')
         and n.archived_at is null and n.deadline_on between d.today and d.today + ${deadlineDays}::integer`,
  },
  lesson_objected: {
    permission: 'session_records.correct',
    rows: (text, tenant) => sql`
      select ${text('s.name')}, ${local('o.objected_at')}, ${text('t.name')}, '/school/teaching/' || l.id || '?booking=' || b.id, t.id
        from d, record_objections o
        join lesson_records r on r.tenant = o.tenant and r.id = o.record_id
        join bookings b on b.tenant = r.tenant and b.id = r.booking_id
        join lessons l on l.tenant = r.tenant and l.id = r.lesson_id
        join students s on s.tenant = b.tenant and s.id = b.student_id
        left join trainers t on t.tenant = l.tenant and t.id = coalesce(l.actual_trainer_id, l.trainer_id)
       where o.tenant = ${tenant} and o.answer is null`,
  },
  contract_objected: {
    permission: 'contracts.create',
    rows: (text, tenant) => sql`
      select ${text('s.name')}, ${local('o.objected_at')}, null, '/school/contracts/' || c.id, null::integer
        from d, contract_objections o
        join contracts c on c.tenant = o.tenant and c.id = o.contract_id
        join students s on s.tenant = c.tenant and s.id = c.student_id
       where o.tenant = ${tenant} and o.answer is null`,
  },
  charge_owed_back: {
    permission: 'fee_payments.view',
    rows: (text, tenant) => sql`
      select ${text('s.name')}, null, null, '/school/students/' || c.student_id || '?tab=charges', null::integer
        from charges c join students s on s.tenant = c.tenant and s.id = c.student_id
       where c.tenant = ${tenant} and c.status = 'owed_back' and c.archived_at is null`,
  },
  student_to_call: {
    permission: 'schedules.edit',
    acting: markCalled.access,
    // with their own number, else that of a guardian, which reads from the left in Arabic too
    rows: (text, tenant) => sql`
      select concat_ws(' · ', ${text('s.name')}, chr(8294) || p.phone || chr(8297)), ${local('c.starts_at')}, null,
             '/school/students/' || c.student_id, null::integer, c.id, 1,
             case when c.kind !~ '^(document|contract|application|student)_' then c.starts_at end, null::timestamptz, null::date
        from d, calls_to_make c
        join students s on s.tenant = c.tenant and s.id = c.student_id and s.archived_at is null
        left join lateral (
          select u.phone from users u
            left join student_guardians g on g.tenant = u.tenant and g.guardian_id = u.id and g.student_id = s.id
           where u.tenant = s.tenant and (u.id = s.id or g.guardian_id is not null) and u.phone is not null
           order by u.id <> s.id, u.id limit 1) p on true
       where c.tenant = ${tenant} and c.done_at is null and c.starts_at > now()`,
  },
}

const instant = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`)

/** What a button needs to know of a row, and what the kinds without one tell instead. */
const settling = (isTheirs: boolean) => sql`
  case when ${isTheirs}::boolean and w.record_id is not null then json_build_object('id', w.record_id, 'version', w.version) end as record,
  ${instant('w.starts')} as start, ${instant('w.wanted')} as wanted,
  case when w.last_day is not null then json_build_object('first', w.deadline, 'last', w.last_day) end as days`
const looking = sql`null::json as record, null::text as start, null::text as wanted, null::json as days`

/** What waits for somebody, or for the actor alone, of the kinds that they may act on: those with the nearest deadline of each. */
export async function actionsOf(actor: Actor, whose: (typeof actionOwners)[number]): Promise<Action[]> {
  const { db, tenant, language } = actor
  const text = (column: string) => sql`text_in(${sql.raw(column)}, ${language})`
  const parts = Object.entries(sources)
    .filter(([, { permission }]) => holds(actor, permission))
    .map(
      ([kind, { rows, acting }]) => sql`
        (select ${kind} as kind, w.subject, w.deadline::date as deadline, w.owner::text as owner, w.link, ${acting ? settling(isAllowed(acting, actor)) : looking},
                count(*) over ()::integer as total
           from (${rows(text, tenant, actor.id)}) w (subject, deadline, owner, link, owner_id${acting ? sql`, record_id, version, starts, wanted, last_day` : sql``})
          where ${whose === 'all' ? sql`true` : sql`w.owner_id = ${actor.id}`}
          order by deadline nulls last, link limit ${mostOfKind})`,
    )
  if (parts.length === 0) return []
  const { rows } = await db.execute<Action>(sql`
    with d as (select time_zone as zone, (now() at time zone time_zone)::date as today from schools where id = ${tenant})
    select kind, subject, deadline::text, owner, link, record, start, wanted, days, total from (${sql.join(parts, sql` union all `)}) a
     order by deadline nulls last, kind, link`)
  return rows
}
