import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import type { AddedPerson } from '../../identity/public.ts'

/** Everybody has a profile from the first moment, so that lists join it without asking. */
export const addProfiles = (db: Db, people: AddedPerson[]) =>
  db.execute(sql`
    insert into user_profiles (user_id, tenant, list_role)
    select u.id, u.tenant, list_role_of(u.kind, u.role_id) from users u
     where u.id = any(${sql.param(people.map(({ id }) => id))}::int[])
    on conflict do nothing`)

/**
 * Gives people another name in the list who are about to become something else by their role. A name that somebody chose stays
 * otherwise. Called before the role is written, as the former one is asked of the row.
 */
export const nameByRole = (db: Db, ids: number[], roleId: number) =>
  db.execute(sql`
    update user_profiles p set list_role = list_role_of(u.kind, ${roleId}) from users u
     where u.id = any(${sql.param(ids)}::int[]) and p.tenant = u.tenant and p.user_id = u.id
       and list_role_of(u.kind, u.role_id) <> list_role_of(u.kind, ${roleId})`)
