import { sql } from 'drizzle-orm'
import { anyRow, rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { selectMoves } from '../moves/moves.data.ts'
import { at, selectEntries } from './waiting.data.ts'

const most = 10_000

/** What a student waits for, was offered, asked to have moved or was to be called about, for a copy of their data: without who asked, and who else was asked. */
export async function wishesOf(
  actor: Actor,
  what: 'waitlist_entries' | 'slot_offers' | 'move_requests' | 'calls_to_make',
  studentId: number,
): Promise<object[]> {
  if (what === 'waitlist_entries') return selectEntries(actor, sql`w.student_id = ${studentId}`, most)
  if (what === 'move_requests') {
    const rows = await selectMoves(actor, sql`m.student_id = ${studentId}`, { limit: most, order: sql`m.id` }, true)
    return rows.map(({ asked_by: _by, student: _student, ...request }) => request)
  }
  if (what === 'calls_to_make') return callsOf(actor, studentId)
  return rowsOf(
    actor.db,
    anyRow,
    sql`
      select o.id, o.enrolment_id, o.status, text_in(h.type_name, ${actor.language}) as lesson_type, ${at(sql`h.starts_at`)} as start,
             ${at(sql`h.ends_at`)} as "end", h.trainer, ${at(sql`o.sent_at`)} as sent_at, ${at(sql`o.expires_at`)} as expires_at,
             ${at(sql`o.answered_at`)} as answered_at
        from slot_offers o cross join lateral offered_hour(o.id) h
       where o.tenant = ${actor.tenant} and o.student_id = ${studentId} order by o.id limit ${most}`,
  )
}

async function callsOf({ db, tenant }: Actor, studentId: number): Promise<object[]> {
  return rowsOf(
    db,
    anyRow,
    sql`
      select c.id, c.kind, ${at(sql`c.starts_at`)} as start, ${at(sql`c.created_at`)} as created_at, ${at(sql`c.done_at`)} as done_at,
             c.said
        from calls_to_make c where c.tenant = ${tenant} and c.student_id = ${studentId} order by c.id limit ${most}`,
  )
}
