import { AppError } from '@dsms/contract/kernel/errors'
import type { ProfileComment, ProfilePost } from '@dsms/contract/staff/profile/posts'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { below, moderates, pageOf, peopleByIds, shortCount } from './people.ts'

const pageSize = 10

export const commentRow = z.object({
  id: z.int(),
  author_id: z.int(),
  text: z.string(),
  likes: z.number(),
  created_at: z.string(),
  status: z.string(),
  you_liked: z.boolean(),
})
export type CommentRow = z.infer<typeof commentRow>

const postRow = z.object({
  id: z.int(),
  author_id: z.int(),
  text: z.string(),
  photo_id: z.int().nullable(),
  likes: z.number(),
  comments: z.number(),
  shares: z.number(),
  created_at: z.string(),
  version: z.int(),
  you_liked: z.boolean(),
  likers: z.array(z.number()),
  details: z.array(commentRow),
  shared_id: z.int().nullable(),
  original: z
    .object({ id: z.int(), author_id: z.int(), text: z.string(), photo_id: z.int().nullable(), created_at: z.string() })
    .nullable(),
})
type PostRow = z.infer<typeof postRow>

/** Posts of one person; of the actor also those of everybody the actor follows. Newest first. */
export async function listPosts(
  actor: Actor,
  personId: number,
  before?: number,
): Promise<{ rows: ProfilePost[]; next: number | null }> {
  const authors =
    personId === actor.id
      ? sql`select ${actor.id}::integer as id union all select followed_id from follows where follower_id = ${actor.id}`
      : sql`select ${personId}::integer as id`
  // the newest of each author by its index, then the newest of those: the cost does not grow with what was written
  const picked = sql`
    select newest.* from (${authors}) a cross join lateral (
      select p.* from posts p
       where p.tenant = ${actor.tenant} and p.author_id = a.id and p.archived_at is null and ${below(sql`p.id`, before)}
       order by p.id desc limit ${pageSize + 1}) newest
     order by newest.id desc limit ${pageSize + 1}`
  const { rows, next } = pageOf(await readPosts(actor, picked), pageSize)
  return { rows: await postsOf(actor, rows), next }
}

export async function findPost(actor: Actor, id: number): Promise<ProfilePost> {
  const rows = await readPosts(
    actor,
    sql`select p.* from posts p where p.id = ${id} and p.tenant = ${actor.tenant} and p.archived_at is null`,
  )
  const [post] = await postsOf(actor, rows)
  if (!post) throw new AppError('not_found')
  return post
}

async function readPosts(actor: Actor, picked: SQL): Promise<PostRow[]> {
  const rows = await rowsOf(
    actor.db,
    postRow,
    sql`
      with picked as materialized (${picked})
      select p.id, p.author_id, p.text, f.id as photo_id, p.likes, p.comments, p.shares, p.created_at, p.version,
             exists (select from post_likes l where l.post_id = p.id and l.user_id = ${actor.id}) as you_liked,
             array(select l.user_id from post_likes l where l.post_id = p.id
                    order by l.created_at desc, l.user_id desc limit 5) as likers,
             (select coalesce(jsonb_agg(to_jsonb(c) order by c.id), '[]') from (${newestComments(actor)}) c) as details,
             p.shared_id,
             case when o.id is not null then jsonb_build_object('id', o.id, 'author_id', o.author_id, 'text', o.text,
               'photo_id', g.id, 'created_at', o.created_at) end as original
        from picked p
        left join photos f on f.id = p.photo_id and f.file_id is not null
        left join posts o on o.id = p.shared_id and o.archived_at is null
        left join photos g on g.id = o.photo_id and g.file_id is not null
       order by p.id desc`,
  )
  return rows
}

/** Of comments `c`: what is approved, and to its author what waits for that. */
export const isShown = (actor: Actor) =>
  sql`(c.status = 'approved' or (c.status = 'pending' and c.author_id = ${actor.id}))`

/** The three newest comments of the post `p`. */
const newestComments = (actor: Actor) => sql`
  select c.id, c.author_id, c.text, c.likes, c.created_at, c.status,
         exists (select from comment_likes k where k.comment_id = c.id and k.user_id = ${actor.id}) as you_liked
    from post_comments c where c.post_id = p.id and c.archived_at is null and ${isShown(actor)} order by c.id desc limit 3`

/** Rows with the names of everybody in them, which are read together. */
async function postsOf(actor: Actor, rows: PostRow[]): Promise<ProfilePost[]> {
  const person = await peopleByIds(
    actor,
    rows.flatMap((row) => [
      row.author_id,
      ...row.likers,
      ...row.details.map(({ author_id }) => author_id),
      ...(row.original ? [row.original.author_id] : []),
    ]),
  )
  return rows.map((row) => ({
    ...authorOf(person, row),
    ...imageOf(row.photo_id),
    postTime: iso(row.created_at),
    postText: row.text,
    id: row.id,
    likes: row.likes,
    youLiked: row.you_liked,
    comments: shortCount(row.comments),
    share: shortCount(row.shares),
    commentCount: row.comments,
    shareCount: row.shares,
    likedUsers: row.likers.map(person),
    likedCount: Math.max(0, row.likes - row.likers.length),
    detailedComments: row.details.map((comment) => commentOf(actor, person, comment)),
    isMine: row.author_id === actor.id,
    mayRemove: row.author_id === actor.id || moderates(actor),
    isEdited: row.version > 1,
    version: row.version,
    ...(row.shared_id === null
      ? {}
      : {
          shared: row.original && {
            id: row.original.id,
            ...authorOf(person, row.original),
            ...imageOf(row.original.photo_id),
            postTime: iso(row.original.created_at),
            postText: row.original.text,
          },
        }),
  }))
}

type Named = Awaited<ReturnType<typeof peopleByIds>>

function authorOf(person: Named, { author_id }: { author_id: number }) {
  const { username, avatar } = person(author_id)
  return { authorId: author_id, username, avatar }
}

export const commentOf = (actor: Actor, person: Named, row: CommentRow): ProfileComment => ({
  ...authorOf(person, row),
  id: row.id,
  comment: row.text,
  commentsLikes: row.likes,
  youLiked: row.you_liked,
  createdAt: iso(row.created_at),
  isMine: row.author_id === actor.id,
  mayRemove: row.author_id === actor.id || moderates(actor),
  ...(row.status === 'pending' ? { isWaiting: true as const } : {}),
})

export const photoUrl = (id: number): string => `/api/profile/photos/${id}`
const imageOf = (id: number | null) => (id === null ? {} : { postImg: photoUrl(id) })
export const iso = (instant: string): string => new Date(instant).toISOString()
