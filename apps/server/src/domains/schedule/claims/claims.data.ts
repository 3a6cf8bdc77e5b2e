import type { Claim, LessonDraft } from '@dsms/contract/schedule/rules/facts'
import { resourceKinds } from '@dsms/contract/schedule/rules/violations'
import { sql } from 'drizzle-orm'
import { idList } from '../../../db/idList.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { invalidatePlan, markTaken } from './shared.ts'

/**
 * Locks everybody and everything whose time a draft takes, until the end of the transaction, and ends holds that are over.
 * Nobody else who plans changes what is read afterwards.
 */
export const lockTaken = (actor: Actor, draft: LessonDraft): Promise<unknown> => lockAllTaken(actor, [draft])

/** The same of several drafts: all at once, since who locked one after the other would wait for who does so the other way round. */
export function lockAllTaken({ db, tenant }: Actor, drafts: readonly LessonDraft[]): Promise<unknown> {
  const things = drafts.flatMap((draft) =>
    resourceKinds.flatMap((kind) => {
      const id = kind === 'student' ? undefined : draft[`${kind}_id`]
      return id === undefined ? [] : [{ kind, id }]
    }),
  )
  const enrolments = drafts.flatMap(({ enrolment_ids }) => enrolment_ids)
  const kinds = `{${things.map(({ kind }) => kind).join(',')}}`
  const refs = `{${things.map(({ id }) => id).join(',')}}`
  return db.execute(sql`
    with students as (
      select array_agg('student'::text) as kinds, array_agg(student_id) as ids from enrolments
       where tenant = ${tenant} and id = any(${idList(enrolments)}))
    select lock_claimables(${tenant}, ${kinds}::text[] || coalesce(kinds, '{}'), ${refs}::integer[] || coalesce(ids, '{}')),
           (select count(*) from expire_holds(${tenant}))
      from students`)
}

/** Tells the open screens of the school that its lessons changed. `taken` is all that did, where nobody has more time than before. */
export const publishLessonsChanged = (
  { db, tenant, afterCommit }: Actor,
  taken?: readonly Claim[],
): Promise<unknown> => {
  afterCommit(() => (taken ? markTaken(tenant, taken) : invalidatePlan(tenant)))
  return db.execute(
    sql`select publish_event(jsonb_build_object('tenant', ${tenant}::integer), '{"type":"lessons"}', false)`,
  )
}

/** Locks the time of students alone, as `lockTaken` does: nobody else plans for them until the end of the transaction. */
export async function lockStudents({ db, tenant }: Actor, ids: readonly number[]): Promise<void> {
  await db.execute(sql`
    select lock_claimables(${tenant}, array_fill('student'::text, array[cardinality(s.ids)]), s.ids)
      from (select ${idList(ids)} as ids) s`)
}
