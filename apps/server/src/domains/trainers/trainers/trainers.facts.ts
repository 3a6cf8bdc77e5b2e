import { keysOf } from '@dsms/contract/kernel/choices/lists'
import { day } from '@dsms/contract/kernel/shared'
import { exceptionKinds, hourKinds } from '@dsms/contract/trainers/availability/rules'
import { credentialKinds, credentialStatuses } from '@dsms/contract/trainers/credentials/rules'
import { leaveKinds } from '@dsms/contract/trainers/leaveRequests/rules'
import { trainers } from '@dsms/contract/trainers/trainers/calls'
import type { TrainerFacts } from '@dsms/contract/trainers/trainers/facts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { idList } from '../../../db/idList.ts'
import { rowsOf } from '../../../db/rows.ts'
import { plannedOnce } from '../../../db/statements.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { nameSql } from '../../../kit/areas/area.columns.ts'

const trainerRow = z.object({
  id: z.int(),
  status: z.enum(keysOf(trainers.statuses)),
  left_on: day.nullable(),
  gender: z.enum(['male', 'female']).nullable(),
  eligible_gender: z.enum(['both', 'men', 'women']),
  languages: z.array(z.string()),
  gearboxes: z.array(z.string()),
  teaches: z.array(z.string()),
  licences: z.array(z.object({ licence_type_id: z.int(), since: day.nullable(), until: day.nullable() })),
  credentials: z.array(
    z.object({
      kind: z.enum(credentialKinds),
      status: z.enum(credentialStatuses),
      issued_on: day.nullable(),
      expires_on: day.nullable(),
      stopped_on: day.nullable(),
    }),
  ),
  max_minutes_day: z.int().nullable(),
  max_minutes_week: z.int().nullable(),
  max_lessons_day: z.int().nullable(),
  min_break_minutes: z.int().nullable(),
  buffer_minutes: z.int().nullable(),
  rules: z.array(
    z.object({
      weekday: z.int(),
      from: z.string(),
      to: z.string(),
      valid_from: day,
      valid_to: day.nullable(),
      branch_id: z.int().nullable(),
      kind: z.enum(hourKinds),
    }),
  ),
  exceptions: z.array(
    z.object({ kind: z.enum(exceptionKinds), from: z.string(), to: z.string(), reason: z.string().nullable() }),
  ),
  leave: z.array(
    z.object({
      kind: z.enum(leaveKinds),
      first_day: day,
      last_day: day,
      from_noon: z.boolean(),
      until_noon: z.boolean(),
    }),
  ),
})

/** What rules know of trainers between two days. Who is beyond the caller's reach is not there. */
export async function trainerFacts(
  { db, tenant }: Actor,
  ids: readonly number[],
  from: string,
  to: string,
): Promise<TrainerFacts[]> {
  if (!ids.length) return []
  const rows = await rowsOf(
    db,
    trainerRow,
    sql`${plannedOnce}
      select t.id, t.status, t.left_on::text, g.code as gender, t.eligible_gender, t.languages, t.gearboxes, t.teaches,
             t.max_minutes_day, t.max_minutes_week, t.max_lessons_day, t.min_break_minutes, t.buffer_minutes,
             coalesce((select json_agg(json_build_object('licence_type_id', l.licence_type_id, 'since', l.since, 'until', l.until))
                         from trainer_licence_types l where l.tenant = t.tenant and l.trainer_id = t.id), '[]') as licences,
             coalesce((select json_agg(json_build_object('kind', c.kind, 'status', c.status, 'issued_on', c.issued_on,
                                                         'expires_on', c.expires_on, 'stopped_on', c.stopped_on))
                         from trainer_credentials c
                        where c.tenant = t.tenant and c.trainer_id = t.id and c.archived_at is null), '[]') as credentials,
             coalesce((select json_agg(json_build_object('weekday', r.weekday, 'from', left(r.starts::text, 5),
                                                         'to', left(r.ends::text, 5), 'valid_from', r.valid_from,
                                                         'valid_to', r.valid_to, 'branch_id', r.branch_id, 'kind', r.kind))
                         from availability_rules r
                        where r.tenant = t.tenant and r.trainer_id = t.id and r.valid_from <= ${to}::date
                          and (r.valid_to is null or r.valid_to >= ${from}::date)), '[]') as rules,
             coalesce((select json_agg(json_build_object('kind', e.kind, 'from', to_char(e.starts, 'YYYY-MM-DD"T"HH24:MI'),
                                                         'to', to_char(e.ends, 'YYYY-MM-DD"T"HH24:MI'), 'reason', e.reason))
                         from availability_exceptions e
                        where e.tenant = t.tenant and e.trainer_id = t.id and e.starts < ${to}::date + 1 and e.ends > ${from}::date), '[]')
               as exceptions,
             coalesce((select json_agg(json_build_object('kind', a.kind, 'first_day', a.first_day, 'last_day', a.last_day,
                                                         'from_noon', a.from_noon, 'until_noon', a.until_noon))
                         from leave_requests a
                        where a.tenant = t.tenant and a.trainer_id = t.id and a.status = 'approved' and a.archived_at is null
                          and a.first_day <= ${to}::date and a.last_day >= ${from}::date), '[]') as leave
        from trainers t left join genders g on g.id = t.gender_id
       where t.tenant = ${tenant} and t.id = any(${idList(ids)}) and t.archived_at is null`,
  )
  return rows
}

const nameRow = z.object({ name: z.string() })

/** Names of the trainers at a branch. */
export async function namesAtBranch(actor: Actor, branchId: number): Promise<string[]> {
  const rows = await rowsOf(
    actor.db,
    nameRow,
    sql`
      select ${nameSql(sql`t.name`, actor.language)} as name
        from trainer_branches b join trainers t on t.tenant = b.tenant and t.id = b.trainer_id
       where b.tenant = ${actor.tenant} and b.branch_id = ${branchId} and t.archived_at is null`,
  )
  return rows.map(({ name }) => name)
}
