import type { Draft } from '@dsms/contract/schedule/rules/facts'
import { resourceKinds } from '@dsms/contract/schedule/rules/violations'
import { sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'

/**
 * Locks everybody and everything whose time a draft takes, until the end of the transaction, and ends holds that are over.
 * What is read afterwards is not changed by anybody else who plans.
 */
export function lockTaken({ db, tenant }: Actor, draft: Draft): Promise<unknown> {
  const things = resourceKinds.flatMap((kind) => {
    const id = kind === 'student' ? undefined : draft[`${kind}_id`]
    return id === undefined ? [] : [{ kind, id }]
  })
  const kinds = `{${things.map(({ kind }) => kind).join(',')}}`
  const refs = `{${things.map(({ id }) => id).join(',')}}`
  return db.execute(sql`
    with students as (
      select array_agg('student'::text) as kinds, array_agg(student_id) as ids from enrolments
       where tenant = ${tenant} and id = any(${`{${draft.enrolment_ids.join(',')}}`}::integer[]))
    select lock_resources(${tenant}, ${kinds}::text[] || coalesce(kinds, '{}'), ${refs}::integer[] || coalesce(ids, '{}')),
           (select count(*) from expire_holds(${tenant}))
      from students`)
}

/** Brings the claims of a lesson in line with the lesson. */
export const claimLesson = ({ db, tenant }: Actor, id: number): Promise<unknown> =>
  db.execute(sql`select claim_lesson(${tenant}, ${id})`)

/** Tells the open screens of the school that its lessons changed. */
export const tellLessons = ({ db, tenant }: Actor): Promise<unknown> =>
  db.execute(sql`select publish_event(jsonb_build_object('tenant', ${tenant}::integer), '{"type":"lessons"}', false)`)
