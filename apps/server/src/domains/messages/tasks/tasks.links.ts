import type { linkKinds } from '@dsms/contract/messages/tasks/calls'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { countOf, rowsOf } from '../../../db/rows.ts'
import { type Actor, may, screensOf } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { nameSql } from '../../../kit/areas/area.columns.ts'
import { finds, foundKeys, foundPeople } from '../../../kit/records/find.ts'
import { students } from '../../students/public.ts'

type LinkKind = (typeof linkKinds)[number]

export interface Link {
  kind: LinkKind
  id: number
}

/** Records of each kind that the actor may see, as `id` and `title`; `null` for a kind that is closed to them. */
const sources = (actor: Actor): Record<LinkKind, SQL | null> => ({
  staff: may(actor, 'staff_users.view')
    ? sql`select u.id, coalesce(nullif(u.full_name, ''), u.username) as title from users u
           where u.tenant = ${actor.tenant} and u.kind = 'staff' and u.status <> 'archived'`
    : null,
  role: may(actor, 'roles_privileges.view')
    ? sql`select r.id, r.name as title from roles r where r.tenant = ${actor.tenant} and r.archived_at is null`
    : null,
  // how far the actor reaches, the row policy of students says
  student: may(actor, 'students.view')
    ? sql`select d.id, d.student_no || ' · ' || ${nameSql(sql`d.name`, actor.language)} as title from students d
           where d.tenant = ${actor.tenant} and d.archived_at is null`
    : null,
  email: sql`select e.id, m.subject as title from mail_entries e join mails m on m.id = e.mail_id
              where e.user_id = ${actor.id}`,
  // the row policy of events says which ones
  event: sql`select v.id, v.title from events v where v.removed_at is null and v.series_id is null`,
})

const isSource = (entry: [string, SQL | null]): entry is [LinkKind, SQL] => entry[1] !== null

/**
 * The title of the record that `kind` and `id` point at, as `link.title`: to be joined laterally, each kind a look-up by
 * key. No row when the actor may not see the record.
 */
export const linkTitle = (actor: Actor, kind: SQL, id: SQL): SQL =>
  sql.join(
    Object.entries(sources(actor))
      .filter(isSource)
      .map(([name, source]) => sql`select s.title from (${source}) as s where ${kind} = ${name} and s.id = ${id}`),
    sql` union all `,
  )

/** Where the record is shown. */
export function linkUrl(actor: Actor, { kind, id }: Link): string {
  switch (kind) {
    case 'staff':
      return `${screensOf(actor)}/staff/${id}`
    case 'role':
      return `${screensOf(actor)}/roles/${id}`
    case 'student':
      return `/school/students/${id}`
    case 'email':
      return `/apps/email?open=${id}`
    case 'event':
      return `/apps/calendar?event=${id}`
  }
}

export async function isLinkSeen(actor: Actor, { kind, id }: Link): Promise<boolean> {
  const found = await countOf(actor.db, linkTitle(actor, sql`${kind}::text`, sql`${id}::integer`))
  return found > 0
}

const perKind = 5

const linkRow = z.object({ id: z.int(), title: z.string() })

/** Records whose name has a part, a few of each kind; all kinds in one round trip. */
export async function findLinks(actor: Actor, q: string): Promise<(Link & { title: string })[]> {
  const conditions: Record<LinkKind, SQL> = {
    staff: sql`u.id in ${foundPeople(actor, q)} order by u.full_name`,
    role: sql`${finds(sql`r.search`, q)} order by r.search`,
    student: sql`d.id in ${foundKeys(actor, students, q)} order by d.id desc`,
    email: sql`e.id in (select find_mail('all', null, ${q}, null, null, false, ${perKind}, 0)) order by e.time desc`,
    // the policy says the same, but alone it would ask of every event whether the actor is a guest
    event: sql`(v.owner_id = ${actor.id} or (v.is_shared and v.tenant = ${actor.tenant})
                or v.id = any(array(select g.event_id from event_guests g where g.user_id = ${actor.id})))
               and ${finds(sql`v.search`, q)} order by v.starts_at desc`,
  }
  const found = await together(
    Object.entries(sources(actor))
      .filter(isSource)
      .map(([kind, source]) => async () => {
        const found = await rowsOf(actor.db, linkRow, sql`${source} and ${conditions[kind]} limit ${perKind}`)
        return found.map((row) => ({ kind, ...row }))
      }),
  )
  return found.flat()
}
