import type { Act } from '@dsms/contract/teaching/lessonRecords/acts'
import type { RecordState } from '@dsms/contract/teaching/lessonRecords/state'
import { sql } from 'drizzle-orm'
import { idList } from '../../../db/idList.ts'
import type { Actor } from '../../../kernel/actor.ts'

/** Writes down what acts have made of a record: the row with all it says, and the ratings, marks and signatures they added. */
export async function writeRecord(
  actor: Actor,
  recordId: number,
  state: RecordState,
  applied: readonly Act[],
  isDespiteCancel: boolean,
): Promise<void> {
  const { db, tenant, id } = actor
  const hasFinished = applied.some(({ kind }) => kind === 'finish')
  const isOpen = state.finished_at === null
  await db.execute(sql`
    update lesson_records
       set started_at = ${state.started_at}, ended_at = ${state.ended_at}, late_minutes = ${state.late_minutes}::smallint,
           is_absent = ${state.is_absent}::boolean,
           finished_at = case when ${isOpen}::boolean then null when ${hasFinished}::boolean then now() else finished_at end,
           finished_by = case when ${isOpen}::boolean then null when ${hasFinished}::boolean then ${id}::integer else finished_by end,
           km_start = ${state.km_start}::integer, km_end = ${state.km_end}::integer, is_fit = ${state.is_fit}::boolean,
           defects = ${JSON.stringify(state.defects)}::jsonb,
           traffic = ${state.context?.traffic ?? null}, light = ${state.context?.light ?? null},
           weather = ${state.context?.weather ?? null}, road = ${state.context?.road ?? null},
           manoeuvres = ${`{${state.manoeuvres.join(',')}}`}::text[],
           focus_ids = ${idList(state.focus)}, shared_note = ${state.shared_note},
           internal_note = ${state.internal_note}, slots = ${JSON.stringify(state.slots)}::jsonb,
           is_despite_cancel = is_despite_cancel or ${isDespiteCancel}::boolean
     where tenant = ${tenant} and id = ${recordId}`)
  if (applied.some(({ kind }) => kind === 'rate'))
    await db.execute(sql`
      insert into skill_ratings (tenant, record_id, skill_id, level, prompted, comment, asked, traffic, light, weather, road)
      select ${tenant}, ${recordId}, x.skill_id, x.level, x.prompted, x.comment, x.asked,
             x.context ->> 'traffic', x.context ->> 'light', x.context ->> 'weather', x.context ->> 'road'
        from jsonb_to_recordset(${JSON.stringify(state.ratings)}::jsonb)
          as x (skill_id integer, level smallint, prompted boolean, comment text, asked smallint, context jsonb)
      on conflict on constraint skill_ratings_once do update
         set level = excluded.level, prompted = excluded.prompted, comment = excluded.comment, asked = excluded.asked,
             traffic = excluded.traffic, light = excluded.light, weather = excluded.weather, road = excluded.road`)
  if (applied.some(({ kind }) => kind === 'unmark'))
    await db.execute(sql`
      delete from error_marks where tenant = ${tenant} and record_id = ${recordId}
         and key <> all(${`{${state.marks.map(({ key }) => key).join(',')}}`}::uuid[])`)
  if (applied.some(({ kind }) => kind === 'mark'))
    await db.execute(sql`
      insert into error_marks (tenant, record_id, key, error_type_id, severity, intervention, marked_at)
      select ${tenant}, ${recordId}, x.key, x.error_type_id, x.severity, x.intervention, x.at
        from jsonb_to_recordset(${JSON.stringify(state.marks)}::jsonb)
          as x (key uuid, error_type_id integer, severity text, intervention text, at timestamptz)
      on conflict on constraint error_marks_once do nothing`)
  for (const one of applied) if (one.kind === 'sign') await writeSignature(actor, recordId, one)
}

/**
 * On the device of whoever gives the lesson the student signs beside them; the trainer signs by their own account. When it was
 * signed is what the device says, when the server heard of it stands beside.
 */
async function writeSignature({ db, tenant, id }: Actor, recordId: number, one: Act & { kind: 'sign' }): Promise<void> {
  const isOwn = one.role === 'trainer'
  await db.execute(sql`
    insert into record_signatures (tenant, record_id, role, person_id, name, how, witnessed_by, signature, signed_at)
    select ${tenant}, ${recordId}, ${one.role}, case when ${isOwn}::boolean then ${id}::integer else b.student_id end, ${one.name},
           ${isOwn ? 'account' : 'beside'}, case when not ${isOwn}::boolean then ${id}::integer end, ${one.signature},
           least(${one.at}::timestamptz, now())
      from lesson_records r join bookings b on b.tenant = r.tenant and b.id = r.booking_id
     where r.tenant = ${tenant} and r.id = ${recordId}
    on conflict on constraint record_signatures_once do nothing`)
}
