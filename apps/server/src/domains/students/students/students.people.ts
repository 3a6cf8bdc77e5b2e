import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import type { AddedPerson } from '../../identity/public.ts'

/**
 * Every student and every guardian has a record, also who was added as a user, was invited, or was made by the server.
 * A deed that knows more than the name has written the record by now.
 */
export async function addRecords(db: Db, people: AddedPerson[]): Promise<void> {
  await together([() => addStudents(db, keysOf(people, 'student')), () => addGuardians(db, keysOf(people, 'guardian'))])
}

const keysOf = (people: AddedPerson[], wanted: string) =>
  people.flatMap(({ id, kind }) => (kind === wanted ? [id] : []))

/** A person's name by the script that it is written in, as records hold names; the user name where there is no other. */
const namesOfPerson = sql`
  '{"ar": "", "en": ""}'::jsonb || jsonb_build_object(script_of(u.full_name), coalesce(nullif(u.first_name, ''), shown)),
  '{"ar": "", "en": ""}'::jsonb || jsonb_build_object(script_of(u.full_name), u.last_name),
  jsonb_build_object(script_of(u.full_name), shown)`

const shownName = sql`coalesce(nullif(u.full_name, ''), u.username) as shown`

const addStudents = async (db: Db, ids: number[]) =>
  ids.length > 0 &&
  db.execute(sql`
    insert into students (tenant, id, first_name, family_name, name, status, student_no)
    select u.tenant, u.id, ${namesOfPerson},
           case when u.status in ('invited', 'active') then 'active' else 'withdrawn' end, next_student_no(u.tenant)
      from users u, lateral (select ${shownName}) as n
     where u.id = any(${sql.param(ids)}::int[]) and not exists (select from students s where s.tenant = u.tenant and s.id = u.id)
     order by u.id`)

const addGuardians = async (db: Db, ids: number[]) =>
  ids.length > 0 &&
  db.execute(sql`
    insert into guardians (tenant, id, first_name, family_name, name, status)
    select u.tenant, u.id, ${namesOfPerson}, 'active'
      from users u, lateral (select ${shownName}) as n
     where u.id = any(${sql.param(ids)}::int[]) and not exists (select from guardians g where g.tenant = u.tenant and g.id = u.id)`)

/** Archives the student or the guardian that an archived person is. */
export async function archiveRecords({ db, tenant }: Actor, personId: number): Promise<void> {
  const away = sql`set archived_at = now() where tenant = ${tenant} and id = ${personId} and archived_at is null`
  await together([() => db.execute(sql`update students ${away}`), () => db.execute(sql`update guardians ${away}`)])
}
