import type { ActionKind } from '@dsms/contract/insight/today/calls'
import type { Endpoint } from '@dsms/contract/kernel/endpoint'
import type { Permission } from '@dsms/contract/kernel/permissions'
import { completeLesson, confirmLesson, moveLesson } from '@dsms/contract/schedule/lessons/calls'
import { acceptMove } from '@dsms/contract/schedule/moves/calls'
import { leads } from '@dsms/contract/students/leads/calls'
import { markCalled } from '@dsms/contract/students/notices/calls'
import { leaveRequests } from '@dsms/contract/trainers/leaveRequests/calls'
import { type SQL, sql } from 'drizzle-orm'

/** Papers are told of as many days before their last one. */
const expiryDays = 14
const deadlineDays = 30

/** Columns of each thing that waits; those that a source leaves out are null. */
interface Parts {
  subject: SQL
  link: SQL
  /** Tables and conditions. */
  from: SQL
  detail?: SQL
  /** Which paper of a student it is. */
  paper?: SQL
  phone?: SQL
  cause?: SQL
  expires?: SQL
  /** The day by which it is to be done. */
  deadline?: SQL
  /** Of those without a deadline, since when it waits. */
  since?: SQL
  owner?: SQL
  ownerId?: SQL
  starts?: SQL
  wanted?: SQL
  lastDay?: SQL
  /** What a button acts on; null where this one takes a look. */
  recordId?: SQL
  version?: SQL
}

interface Source {
  permission: Permission
  /** Who may make the call that settles it by a button. */
  acting?: Endpoint['access']
  parts: (text: (column: string) => SQL, tenant: number, me: number) => Parts
}

const local = (column: string) => sql.raw(`(${column} at time zone d.zone)::date`)

/** The student of a lesson for one, for whom the caller may see; else its type says which it is. */
const whoOf = (text: (column: string) => SQL) => sql`
  coalesce((select ${text('s.name')} from bookings b join students s on s.tenant = b.tenant and s.id = b.student_id
             where b.tenant = l.tenant and b.lesson_id = l.id and b.status = 'booked' and l.capacity = 1 limit 1), ${text('y.name')})`

const lessonLink = sql`'/school/schedule?date=' || ${local('l.starts_at')} || '&lesson=' || l.id`

/** The number of a student, else that of a guardian. */
export const phoneOfStudent = sql`(
  select u.phone from users u
    left join student_guardians g on g.tenant = u.tenant and g.guardian_id = u.id and g.student_id = s.id
   where u.tenant = s.tenant and (u.id = s.id or g.guardian_id is not null) and u.phone is not null
   order by u.id <> s.id, u.id limit 1)`

/** Each kind of action, and whose it is to see. `d` is the school's day: its zone, today, and the end of the day that is told. */
export const sources: Record<ActionKind, Source> = {
  lesson_stranded: {
    permission: 'schedules.view',
    acting: moveLesson.access,
    parts: (text, tenant) => ({
      subject: whoOf(text),
      detail: text('y.name'),
      cause: sql`case when l.trainer_id is null and y.needs_trainer = 'required' then 'no_trainer' when w.is_away then 'trainer_away'
                      when l.vehicle_id is null and y.needs_vehicle = 'required' then 'no_vehicle' else 'vehicle_down' end`,
      deadline: local('l.starts_at'),
      starts: sql`l.starts_at`,
      owner: text('t.name'),
      ownerId: sql`l.trainer_id`,
      link: lessonLink,
      // a vehicle that is down may be down for others too
      recordId: sql`case when not w.is_away and (l.trainer_id is not null or y.needs_trainer <> 'required') then l.vehicle_id end`,
      version: sql`v.version`,
      from: sql`
        from d join lessons l on l.tenant = ${tenant} and l.starts_at > now() and l.starts_at < d.ends
        join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
        left join trainers t on t.tenant = l.tenant and t.id = l.trainer_id
        left join vehicles v on v.tenant = l.tenant and v.id = l.vehicle_id
       cross join lateral (select l.starts_at at time zone d.zone as at) c
       cross join lateral (
         select t.status <> 'active' or exists (
                  select from leave_requests q
                   where q.tenant = t.tenant and q.trainer_id = t.id and q.status = 'approved' and q.archived_at is null
                     and c.at::date between q.first_day and q.last_day
                     and not (q.from_noon and c.at::date = q.first_day and c.at::time < '12:00')
                     and not (q.until_noon and c.at::date = q.last_day and c.at::time >= '12:00')) as is_away) w
       where lesson_is_open(l.status)
         and (l.trainer_id is null and y.needs_trainer = 'required' or w.is_away
              or l.vehicle_id is null and y.needs_vehicle = 'required' or v.status in ('in_maintenance', 'out_of_order', 'accident')
              or exists (select from vehicle_defects f where f.tenant = l.tenant and f.vehicle_id = l.vehicle_id and f.severity = 'unsafe'
                                                         and f.status in ('new', 'accepted', 'in_repair') and f.archived_at is null))`,
    }),
  },
  lesson_requested: {
    permission: 'schedules.status',
    acting: confirmLesson.access,
    parts: (text, tenant) => ({
      subject: whoOf(text),
      detail: text('y.name'),
      deadline: local('l.starts_at'),
      owner: text('t.name'),
      ownerId: sql`l.trainer_id`,
      link: lessonLink,
      recordId: sql`l.id`,
      version: sql`l.version`,
      starts: sql`l.starts_at`,
      from: sql`
        from d, lessons l join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
        left join trainers t on t.tenant = l.tenant and t.id = l.trainer_id
       where l.tenant = ${tenant} and l.status = 'requested' and l.starts_at > now()`,
    }),
  },
  move_requested: {
    permission: 'schedules.edit',
    acting: acceptMove.access,
    parts: (text, tenant) => ({
      subject: text('s.name'),
      deadline: local('m.lapses_at'),
      link: sql`'/school/schedule/moves'`,
      recordId: sql`m.id`,
      version: sql`m.version`,
      starts: sql`m.starts_at`,
      wanted: sql`m.wanted_start`,
      from: sql`
        from d, move_requests m join students s on s.tenant = m.tenant and s.id = m.student_id
       where m.tenant = ${tenant} and m.status = 'pending' and m.lapses_at > now()`,
    }),
  },
  hour_free: {
    permission: 'waiting_list.offer',
    parts: (text, tenant) => ({
      subject: text('y.name'),
      deadline: local('f.starts_at'),
      starts: sql`f.starts_at`,
      owner: text('t.name'),
      ownerId: sql`f.trainer_id`,
      link: sql`'/school/waiting-list'`,
      from: sql`
        from d, freed_slots f join lesson_types y on y.tenant = f.tenant and y.id = f.type_id
        left join trainers t on t.tenant = f.tenant and t.id = f.trainer_id
       where f.tenant = ${tenant} and f.status = 'open' and f.starts_at > now()`,
    }),
  },
  lesson_unfinished: {
    permission: 'schedules.status',
    acting: completeLesson.access,
    parts: (text, tenant) => ({
      subject: whoOf(text),
      detail: text('y.name'),
      deadline: local('l.starts_at'),
      owner: text('t.name'),
      ownerId: sql`t.id`,
      link: lessonLink,
      // of an exam, or of several students, more is to be said
      recordId: sql`case when l.capacity = 1 and y.kind <> 'exam' and lesson_is_planned(l.status) then l.id end`,
      version: sql`l.version`,
      starts: sql`l.starts_at`,
      from: sql`
        from d, lessons l join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
        left join trainers t on t.tenant = l.tenant and t.id = coalesce(l.actual_trainer_id, l.trainer_id)
       where l.tenant = ${tenant} and lesson_is_unfinished(l.status)
         and l.ends_at < now() and l.starts_at > now() - interval '30 days'`,
    }),
  },
  document_pending: {
    permission: 'student_documents.verify',
    parts: (text, tenant) => ({
      subject: text('s.name'),
      paper: sql`o.kind`,
      expires: sql`o.expires_on`,
      since: sql`o.created_at`,
      // the desk goes on to the next one
      link: sql`'/school/documents/desk?document=' || o.id`,
      from: sql`
        from documents o join students s on s.tenant = o.tenant and s.id = o.student_id
       where o.tenant = ${tenant} and o.status = 'pending' and o.archived_at is null`,
    }),
  },
  correction_pending: {
    permission: 'students.edit',
    parts: (text, tenant) => ({
      subject: text('s.name'),
      since: sql`c.created_at`,
      link: sql`'/school/corrections'`,
      from: sql`
        from correction_requests c join students s on s.tenant = c.tenant and s.id = c.student_id
       where c.tenant = ${tenant} and c.status = 'pending'`,
    }),
  },
  leave_pending: {
    permission: 'availability_and_leave.approve',
    acting: leaveRequests.calls.changeStatus.access,
    parts: (text, tenant, me) => ({
      subject: text('t.name'),
      deadline: sql`q.first_day`,
      lastDay: sql`q.last_day`,
      link: sql`'/school/leave/' || q.id`,
      recordId: sql`case when q.trainer_id <> ${me} then q.id end`,
      version: sql`q.version`,
      from: sql`
        from leave_requests q join trainers t on t.tenant = q.tenant and t.id = q.trainer_id
       where q.tenant = ${tenant} and q.status = 'pending' and q.archived_at is null`,
    }),
  },
  credential_expiring: {
    permission: 'trainer_credentials.view',
    parts: (text, tenant) => ({
      subject: text('t.name'),
      detail: sql`c.kind`,
      deadline: sql`c.expires_on`,
      link: sql`'/school/trainers/credentials/' || c.id`,
      from: sql`
        from d, trainer_credentials c join trainers t on t.tenant = c.tenant and t.id = c.trainer_id
       where c.tenant = ${tenant} and c.status = 'approved' and c.archived_at is null
         and c.expires_on between d.today and d.today + ${expiryDays}::integer`,
    }),
  },
  vehicle_paper_expiring: {
    permission: 'vehicles.view',
    parts: (text, tenant) => ({
      subject: text('v.name'),
      detail: sql`v.registration_no`,
      deadline: sql`p.last_day`,
      owner: text('t.name'),
      ownerId: sql`v.default_trainer_id`,
      link: sql`'/school/vehicles/' || v.id`,
      from: sql`
        from d, vehicles v
        left join trainers t on t.tenant = v.tenant and t.id = v.default_trainer_id
       cross join lateral (select min(day) as last_day
                             from unnest(array[v.insurance_expires_on, v.inspection_expires_on, v.registration_expires_on,
                                               v.permit_expires_on]) day) p
       where v.tenant = ${tenant} and v.status <> 'decommissioned' and v.archived_at is null
         and p.last_day <= d.today + ${expiryDays}::integer`,
    }),
  },
  defect_unsafe: {
    permission: 'vehicle_checks_defects_incidents.view',
    acting: moveLesson.access,
    parts: (text, tenant) => ({
      subject: text('v.name'),
      detail: sql`concat_ws(' · ', v.registration_no, f.title)`,
      since: sql`f.created_at`,
      link: sql`'/school/defects'`,
      // the vehicle, while lessons count on it
      recordId: sql`case when exists (select from lessons l where l.tenant = v.tenant and l.vehicle_id = v.id and l.starts_at > now()
                                         and lesson_is_open(l.status)) then v.id end`,
      version: sql`v.version`,
      from: sql`
        from vehicle_defects f join vehicles v on v.tenant = f.tenant and v.id = f.vehicle_id
       where f.tenant = ${tenant} and f.severity = 'unsafe' and f.status in ('new', 'accepted', 'in_repair')
         and f.archived_at is null`,
    }),
  },
  lead_follow_up: {
    permission: 'leads.view',
    acting: leads.calls.update.access,
    parts: (text, tenant) => ({
      subject: text('e.name'),
      phone: sql`e.phone`,
      deadline: sql`e.follow_up_on`,
      owner: sql`(select full_name from people_cards(array[e.owner_id]))`,
      ownerId: sql`e.owner_id`,
      link: sql`'/school/leads/' || e.id`,
      recordId: sql`e.id`,
      version: sql`e.version`,
      from: sql`
        from d, leads e
       where e.tenant = ${tenant} and e.status not in ('won', 'lost') and e.archived_at is null and e.erased_at is null
         and e.follow_up_on <= d.today`,
    }),
  },
  enrolment_deadline: {
    permission: 'enrolments.view',
    parts: (text, tenant) => ({
      subject: text('s.name'),
      deadline: sql`n.deadline_on`,
      owner: text('t.name'),
      ownerId: sql`n.trainer_id`,
      link: sql`'/school/enrolments/' || n.id`,
      from: sql`
        from d, enrolments n join students s on s.tenant = n.tenant and s.id = n.student_id
        left join trainers t on t.tenant = n.tenant and t.id = n.trainer_id
       where n.tenant = ${tenant} and n.status in ('active', 'on_hold', 'training_complete', 'exam_phase')
         and n.archived_at is null and n.deadline_on between d.today and d.today + ${deadlineDays}::integer`,
    }),
  },
  lesson_objected: {
    permission: 'session_records.correct',
    parts: (text, tenant) => ({
      subject: text('s.name'),
      deadline: local('o.objected_at'),
      owner: text('t.name'),
      ownerId: sql`t.id`,
      link: sql`'/school/teaching/' || l.id || '?booking=' || b.id`,
      from: sql`
        from d, record_objections o
        join lesson_records r on r.tenant = o.tenant and r.id = o.record_id
        join bookings b on b.tenant = r.tenant and b.id = r.booking_id
        join lessons l on l.tenant = r.tenant and l.id = r.lesson_id
        join students s on s.tenant = b.tenant and s.id = b.student_id
        left join trainers t on t.tenant = l.tenant and t.id = coalesce(l.actual_trainer_id, l.trainer_id)
       where o.tenant = ${tenant} and o.answer is null`,
    }),
  },
  contract_objected: {
    permission: 'contracts.create',
    parts: (text, tenant) => ({
      subject: text('s.name'),
      deadline: local('o.objected_at'),
      link: sql`'/school/contracts/' || c.id`,
      from: sql`
        from d, contract_objections o
        join contracts c on c.tenant = o.tenant and c.id = o.contract_id
        join students s on s.tenant = c.tenant and s.id = c.student_id
       where o.tenant = ${tenant} and o.answer is null`,
    }),
  },
  charge_owed_back: {
    permission: 'fee_payments.view',
    parts: (text, tenant) => ({
      subject: text('s.name'),
      since: sql`c.created_at`,
      link: sql`'/school/students/' || c.student_id || '?tab=money'`,
      from: sql`
        from charges c join students s on s.tenant = c.tenant and s.id = c.student_id
       where c.tenant = ${tenant} and c.status = 'reversed' and c.archived_at is null
         and c.id in (select a.charge_id from payments p
                        join allocations a on a.tenant = p.tenant and a.payment_id = p.id and a.amount_minor < 0
                       where p.tenant = ${tenant} and p.unallocated_minor > 0)`,
    }),
  },
  refund_asked: {
    permission: 'fee_payments.refund',
    parts: (text, tenant) => ({
      subject: text('s.name'),
      since: sql`p.created_at`,
      link: sql`'/school/students/' || p.student_id || '?tab=money'`,
      from: sql`
        from payments p join students s on s.tenant = p.tenant and s.id = p.student_id
       where p.tenant = ${tenant} and p.status = 'pending' and p.kind = 'refund'`,
    }),
  },
  student_to_call: {
    permission: 'schedules.edit',
    acting: markCalled.access,
    parts: (text, tenant) => ({
      subject: text('s.name'),
      phone: phoneOfStudent,
      deadline: local('c.starts_at'),
      link: sql`'/school/students/' || c.student_id`,
      recordId: sql`c.id`,
      version: sql`1`,
      starts: sql`case when c.kind !~ '^(document|contract|application|student)_' then c.starts_at end`,
      from: sql`
        from d, calls_to_make c
        join students s on s.tenant = c.tenant and s.id = c.student_id and s.archived_at is null
       where c.tenant = ${tenant} and c.done_at is null and c.starts_at > now()`,
    }),
  },
}
