import { recordState } from '@dsms/contract/teaching/lessonRecords/calls'
import { examResult } from '@dsms/contract/teaching/lessonRecords/exam'
import { emptyState, type RecordState } from '@dsms/contract/teaching/lessonRecords/state'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { firstRow } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'

/** An instant as it is on the wire. */
export const at = (expression: SQL): SQL =>
  sql`to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const column = (name: string) => at(sql.raw(`r.${name}`))

/** What a drive was like, of the row of that name; null where nobody said so. */
const contextJson = (row: string): SQL =>
  sql.raw(`case when ${row}.traffic is not null then json_build_object('traffic', ${row}.traffic, 'light', ${row}.light,
    'weather', ${row}.weather, 'road', ${row}.road) end`)

/** A record as JSON, `r` being its row: what `RecordState` says, and its version. */
export const recordJson = sql`json_build_object(
  'id', r.id, 'version', r.version, 'is_despite_cancel', r.is_despite_cancel, 'exam', r.exam,
  'started_at', ${column('started_at')}, 'ended_at', ${column('ended_at')}, 'finished_at', ${column('finished_at')},
  'late_minutes', r.late_minutes, 'is_absent', r.is_absent, 'km_start', r.km_start, 'km_end', r.km_end, 'is_fit', r.is_fit, 'defects', r.defects, 'context', ${contextJson('r')}, 'focus', r.focus_ids,
  'shared_note', r.shared_note, 'internal_note', r.internal_note, 'slots', r.slots,
  'ratings', coalesce((select json_agg(json_build_object('skill_id', s.skill_id, 'level', s.level, 'prompted', s.prompted,
      'comment', s.comment, 'context', ${contextJson('s')}, 'asked', s.asked) order by s.skill_id)
    from skill_ratings s where s.tenant = r.tenant and s.record_id = r.id), '[]'),
  'marks', coalesce((select json_agg(json_build_object('key', m.key, 'error_type_id', m.error_type_id,
      'severity', m.severity, 'intervention', m.intervention, 'at', ${at(sql`m.marked_at`)}) order by m.marked_at, m.key::text)
    from error_marks m where m.tenant = r.tenant and m.record_id = r.id), '[]'),
  'manoeuvres', r.manoeuvres,
  'signatures', coalesce((select json_agg(json_build_object('role', g.role, 'name', g.name, 'signature', g.signature,
      'signed_at', ${at(sql`g.signed_at`)}, 'received_at', ${at(sql`g.received_at`)},
      'witness', (select c.full_name from people_cards(array[g.witnessed_by]) c)) order by g.id)
    from record_signatures g where g.tenant = r.tenant and g.record_id = r.id), '[]'))`

/** A result as it is kept, which names everything. */
export const keptExam = examResult.extend({ manoeuvres: examResult.shape.manoeuvres.unwrap() })

/** What `recordJson` reads. */
export const storedRecord = z.object({
  ...recordState.shape,
  id: z.int(),
  version: z.int(),
  is_despite_cancel: z.boolean(),
  exam: keptExam.nullable(),
})
export type StoredRecord = z.infer<typeof storedRecord>

/** The columns of a record, without those that only the server knows. */
export function stateOf(stored: StoredRecord | null): RecordState {
  if (!stored) return emptyState
  const { id: _, version: __, is_despite_cancel: ___, exam: ____, ...state } = stored
  return state
}

const recordRow = z.object({ record: storedRecord })

/** The record of a booking; undefined where nothing was done yet. */
export async function readRecord({ db, tenant }: Actor, bookingId: number): Promise<StoredRecord | undefined> {
  const row = await firstRow(
    db,
    recordRow,
    sql`
      select ${recordJson} as record from lesson_records r where r.tenant = ${tenant} and r.booking_id = ${bookingId}`,
  )
  return row?.record
}
