import type { FollowPerson } from '@dsms/contract/staff/profile/calls'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { Services } from '../../../kernel/services.ts'
import { tellOnce } from './notices.ts'
import { below, pageOf, personOf } from './people.ts'
import { follows } from './social.table.ts'

type Kind = 'followers' | 'following' | 'suggestions'
const pageSize = 24

/** People around a person: who follows them, whom they follow; or whom the actor might follow. */
export async function listPeople(actor: Actor, personId: number, kind: Kind, before?: number) {
  const ids =
    kind === 'suggestions'
      ? suggested(actor, pageSize)
      : kind === 'followers'
        ? sql`select f.follower_id as id from follows f where f.followed_id = ${personId}
                and ${below(sql`f.follower_id`, before)} order by f.follower_id desc limit ${pageSize + 1}`
        : sql`select f.followed_id as id from follows f where f.follower_id = ${personId}
                and ${below(sql`f.followed_id`, before)} order by f.followed_id desc limit ${pageSize + 1}`
  const people = await readPeople(actor, ids, kind === 'suggestions' ? sql`mutual desc, u.id desc` : sql`u.id desc`)
  return kind === 'suggestions' ? { rows: people, next: null } : pageOf(people, pageSize)
}

/** Those whom the people I follow follow, then the newest colleagues; nobody whom I follow already. */
export const suggested = (actor: Actor, limit: number): SQL => sql`
  select id from (
    (select f.followed_id as id, count(*) as mutual
       from follows mine join follows f on f.follower_id = mine.followed_id
      where mine.follower_id = ${actor.id} and ${isNew(actor, sql`f.followed_id`)}
        and ((select app_meets_all()) or may_meet(f.followed_id))
      group by 1 order by 2 desc limit ${limit})
    union all
    (select u.id, 0 from users u
      where u.tenant = ${actor.tenant} and u.status = 'active' and ${isNew(actor, sql`u.id`)}
        and ((select app_meets_all()) or u.id in (select p.id from find_people('', true, null, 1000) p))
      order by u.id desc limit ${limit * 2})) found
   group by id order by max(mutual) desc, id desc limit ${limit}`

const isNew = (actor: Actor, id: SQL) =>
  sql`${id} <> ${actor.id} and not exists (select from follows x where x.follower_id = ${actor.id} and x.followed_id = ${id})`

const followRow = z.object({
  id: z.int(),
  username: z.string(),
  avatar: z.string().nullable(),
  designation: z.string(),
  is_followed: z.boolean(),
  mutual: z.number(),
})

export async function readPeople(actor: Actor, ids: SQL, order: SQL): Promise<FollowPerson[]> {
  const rows = await rowsOf(
    actor.db,
    followRow,
    sql`
      select u.id, shown_name(u.tenant, u.id, u.kind, coalesce(nullif(u.full_name, ''), u.username)) as username, u.avatar,
             coalesce(nullif(p.designation, ''), r.name) as designation,
             exists (select from follows f where f.follower_id = ${actor.id} and f.followed_id = u.id) as is_followed,
             (select count(*)::integer from follows mine join follows f on f.follower_id = mine.followed_id and f.followed_id = u.id
               where mine.follower_id = ${actor.id}) as mutual
        from (${ids}) found
        join users u on u.id = found.id and u.tenant = ${actor.tenant} and u.status = 'active'
        join roles r on r.id = u.role_id
        left join user_profiles p on p.user_id = u.id
       order by ${order}`,
  )
  return rows.map(({ is_followed, ...row }) => ({ ...row, isFollowed: is_followed, isMe: row.id === actor.id }))
}

/** Follows a colleague, or no longer. */
export async function setFollowed(services: Services, actor: Actor, id: number, isFollowed: boolean) {
  const followedId = await personOf(actor, id)
  if (followedId !== actor.id && isFollowed) {
    const added = await actor.db
      .insert(follows)
      .values({ followerId: actor.id, followedId, tenant: actor.tenant })
      .onConflictDoNothing()
      .returning({ id: follows.followedId })
    if (added.length > 0) {
      await tellOnce(services, actor, followedId, {
        kind: 'person_followed',
        params: { by: actor.name },
        link: `/pages/profile/${actor.id}`,
      })
    }
  } else {
    await actor.db.delete(follows).where(and(eq(follows.followerId, actor.id), eq(follows.followedId, followedId)))
  }
  const [{ followers } = { followers: 0 }] = await actor.db
    .select({ followers: sql<number>`count(*)::integer` })
    .from(follows)
    .where(eq(follows.followedId, followedId))
  return { isFollowed: isFollowed && followedId !== actor.id, followers }
}
