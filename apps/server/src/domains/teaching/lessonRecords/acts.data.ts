import type { Act } from '@dsms/contract/teaching/lessonRecords/acts'
import type { Outcome } from '@dsms/contract/teaching/lessonRecords/merge'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { idList } from '../../../db/idList.ts'
import { firstRow, idRow, rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'

/** The row of a record, made where there is none yet; the row of the lesson is locked already. */
export async function openRecord({ db, tenant }: Actor, lessonId: number, bookingId: number): Promise<number> {
  const row = await firstRow(
    db,
    idRow,
    sql`
      insert into lesson_records (tenant, lesson_id, booking_id) values (${tenant}, ${lessonId}, ${bookingId})
      on conflict on constraint lesson_records_once do update set lesson_id = excluded.lesson_id returning id`,
  )
  if (!row) throw new Error('a record was neither made nor found')
  return row.id
}

const keyRow = z.object({ key: z.string() })

/** Which of some keys were told before, by whomever. */
export async function knownKeys({ db, tenant }: Actor, keys: readonly string[]): Promise<Set<string>> {
  const found = await rowsOf(
    db,
    keyRow,
    sql`select key from lesson_acts where tenant = ${tenant} and key = any(${`{${keys.join(',')}}`}::uuid[])`,
  )
  return new Set(found.map(({ key }) => key))
}

/** Keeps what was told, in its order. */
export async function logActs(
  { db, tenant }: Actor,
  { lessonId, bookingId }: { lessonId: number; bookingId: number },
  told: readonly { act: Act; outcome: Exclude<Outcome, 'clash'> }[],
): Promise<void> {
  if (told.length === 0) return
  await db.execute(sql`
    insert into lesson_acts (tenant, lesson_id, booking_id, key, kind, act, outcome)
    select ${tenant}, ${lessonId}, ${bookingId}, (x ->> 'key')::uuid, x ->> 'kind', x -> 'act', x ->> 'outcome'
      from jsonb_array_elements(${JSON.stringify(told.map(({ act, outcome }) => ({ key: act.key, kind: act.kind, act, outcome })))}::jsonb)
           with ordinality as listed (x, nth) order by nth`)
}

const knownRow = z.object({ skills: z.array(z.int()), errors: z.array(z.int()) })

/** Which skills and error types of some acts the school does not have. */
export async function unknownOf({ db, tenant }: Actor, acts: readonly Act[]): Promise<(one: Act) => boolean> {
  const skillIds = acts.flatMap((one) =>
    one.kind === 'rate' ? [one.skill_id] : one.kind === 'focus' ? one.skill_ids : [],
  )
  const errorIds = acts.flatMap((one) => (one.kind === 'mark' ? [one.error_type_id] : []))
  if (skillIds.length + errorIds.length === 0) return () => false
  const known = await firstRow(
    db,
    knownRow,
    sql`
      select array(select id from skills where tenant = ${tenant} and level > 0 and id = any(${idList(skillIds)})) as skills,
             array(select id from error_types where tenant = ${tenant} and id = any(${idList(errorIds)})) as errors`,
  )
  const skills = new Set(known?.skills)
  const errors = new Set(known?.errors)
  return (one) =>
    (one.kind === 'rate' && !skills.has(one.skill_id)) ||
    (one.kind === 'focus' && !one.skill_ids.every((id) => skills.has(id))) ||
    (one.kind === 'mark' && !errors.has(one.error_type_id))
}
