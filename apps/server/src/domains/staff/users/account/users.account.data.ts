import { AppError } from '@dsms/contract/kernel/errors'
import type { OpenSession, UserOverview } from '@dsms/contract/staff/users/account'
import { userOverview } from '@dsms/contract/staff/users/account'
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { isLocked } from '../../../../db/people.ts'
import { rowsOf } from '../../../../db/rows.ts'
import { countries } from '../../../../db/tables/countries.ts'
import { userProfiles as profiles } from '../../../../db/tables/profiles.ts'
import { roles } from '../../../../db/tables/roles.ts'
import { sessions } from '../../../../db/tables/sessions.ts'
import { users } from '../../../../db/tables/users.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import { userColumns, withProfile } from '../users.data.ts'
import { reachedPeople } from '../users.reached.ts'

/** Everything that stands in the rows of one person. Archived people are not there. */
export async function findAccount(actor: Actor, id: number) {
  const [row] = await actor.db
    .select({
      user: userColumns,
      version: users.version,
      kind: sql<UserOverview['kind']>`${users.kind}`,
      stored: users.status,
      isLocked: sql<boolean>`coalesce(${isLocked}, false)`,
      statusReason: users.statusReason,
      last_login_at: users.lastLoginAt,
      created_at: users.createdAt,
      role_id: users.roleId,
      role_name: sql<string>`coalesce(${roles.name}, '')`,
      role_key: roles.key,
      country_id: users.countryId,
      gender_id: users.genderId,
      birth_date: users.birthDate,
      website: profiles.website,
      languages: profiles.languages,
      contactOptions: profiles.contactOptions,
      address: profiles.address,
      social: profiles.socialLinks,
      notices: profiles.notices,
      isTwoStepOn: sql<boolean>`has_two_step(${users.id})`,
    })
    .from(users)
    .innerJoin(profiles, withProfile)
    .leftJoin(roles, and(eq(roles.tenant, users.tenant), eq(roles.id, users.roleId)))
    .leftJoin(countries, eq(countries.id, users.countryId))
    .where(
      and(eq(users.tenant, actor.tenant), eq(users.id, id), sql`${users.status} <> 'archived'`, reachedPeople(actor)),
    )
  if (!row) throw new AppError('not_found')
  return row
}

/** Others of the tenant with the same address or number: likely the same person twice, or one family. */
export async function doublesOf(actor: Actor, id: number): Promise<UserOverview['doubles']> {
  const rows = await rowsOf(
    actor.db,
    userOverview.shape.doubles.element,
    sql`
      select o.id, coalesce(nullif(o.full_name, ''), o.username) as name,
             case when lower(o.email) = lower(u.email) then 'email' else 'phone' end as by
        from users u join users o on o.tenant = u.tenant and o.id <> u.id and o.status <> 'archived'
         and (lower(o.email) = lower(u.email) or o.phone = u.phone)
       where u.tenant = ${actor.tenant} and u.id = ${id} and ((select app_meets_all()) or may_meet(o.id)) order by o.id limit 5`,
  )
  return rows
}

export const openSessionsOf = (actor: Actor, id: number): Promise<OpenSession[]> =>
  actor.db
    .select({
      id: sessions.id,
      created_at: sessions.createdAt,
      refreshed_at: sessions.refreshedAt,
      ip: sessions.ip,
      user_agent: sessions.userAgent,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.tenant, actor.tenant),
        eq(sessions.userId, id),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, sql`now()`),
      ),
    )
    .orderBy(desc(sessions.refreshedAt))
    .limit(50)

// instants come in PostgreSQL's own writing
const activityRow = userOverview.shape.activity.element.extend({ at: z.string() })

/**
 * The latest of what was done to an account and of what its person did, each read from its own index. Records other
 * than people and roles are told without their names, which the reader may have no right to.
 */
export async function activityOf(actor: Actor, id: number): Promise<UserOverview['activity']> {
  const columns = sql`id, at, actor_id, action, entity, subject, after`
  const rows = await rowsOf(
    actor.db,
    activityRow,
    sql`
      select l.id, l.at, shown_name(u.tenant, u.id, u.kind, coalesce(nullif(u.full_name, ''), u.username)) as by, l.action, l.entity,
             case when l.entity in ('users', 'roles') then l.subject else '' end as subject,
             case when l.entity = 'users' then array(select jsonb_object_keys(coalesce(l.after, '{}')) order by 1)
                  else '{}' end as fields
        from ((select ${columns} from audit_log
                where tenant = ${actor.tenant} and entity = 'users' and entity_id = ${id} order by id desc limit 30)
              union
              (select ${columns} from audit_log
                where tenant = ${actor.tenant} and actor_id = ${id} order by id desc limit 30)) l
        left join users u on u.id = l.actor_id
       order by l.id desc limit 30`,
  )
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}
