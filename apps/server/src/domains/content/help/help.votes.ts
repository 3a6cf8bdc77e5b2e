import { randomUUID } from 'node:crypto'
import { voteOnArticle } from '@dsms/contract/content/help/calls'
import { firstOf } from '@dsms/contract/kernel/choices/lists'
import { AppError } from '@dsms/contract/kernel/errors'
import { sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../../db/client.ts'
import { countOf, rowsOf } from '../../../db/rows.ts'
import { sessionOf } from '../../../kernel/http/credentials.ts'
import type { App } from '../../../kernel/services.ts'

const visitCookie = 'dsms_visit'
const isUuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** The session of somebody signed in, else the visit: a cookie of our own that ends with the browser. */
export async function voterOf(app: App, request: FastifyRequest, reply: FastifyReply): Promise<Voter> {
  try {
    const { sessionId } = await sessionOf(app, request)
    return { sessionId }
  } catch {
    // nobody who is known: the visit counts
  }
  const known = request.cookies[visitCookie]
  if (known && isUuid.test(known)) return { visit: known }
  const visit = randomUUID()
  const isSecure = app.env.PUBLIC_URL?.startsWith('https:') ?? false
  reply.setCookie(visitCookie, visit, { path: '/api/help', httpOnly: true, sameSite: 'strict', secure: isSecure })
  return { visit }
}

export type Voter = { sessionId: string; visit?: never } | { visit: string; sessionId?: never }

/** Keeps a vote, or changes the one that was given before, and tells how the votes stand now. */
export async function vote(
  db: Db,
  articleId: number,
  voter: Voter,
  isHelpful: boolean,
): Promise<{ helpful: number; unhelpful: number }> {
  await lockPublished(db, articleId)
  const name =
    voter.visit === undefined
      ? sql`coalesce((select 'person ' || s.user_id from sessions s where s.id = ${voter.sessionId}::uuid), 'session ' || ${voter.sessionId}::text)`
      : sql`${`visit ${voter.visit}`}`
  await db.execute(sql`
    insert into help_votes (tenant, article_id, voter, is_helpful) values (0, ${articleId}, ${name}, ${isHelpful})
    on conflict (article_id, voter, tenant) do update set is_helpful = excluded.is_helpful, at = now()`)
  const found = await rowsOf(
    db,
    voteOnArticle.response,
    sql`
      update help_articles a set helpful = n.helpful, unhelpful = n.unhelpful
        from (select count(*) filter (where is_helpful) as helpful, count(*) filter (where not is_helpful) as unhelpful
                from help_votes where article_id = ${articleId}) n
       where a.id = ${articleId}
      returning a.helpful, a.unhelpful`,
  )
  return firstOf(found)
}

/** Counts one more reader. */
export async function countReading(db: Db, articleId: number): Promise<void> {
  await lockPublished(db, articleId)
  await db.execute(sql`update help_articles set views = views + 1 where id = ${articleId}`)
}

/** Nobody votes on what nobody can read. */
async function lockPublished(db: Db, articleId: number) {
  const found = await countOf(
    db,
    sql`
      select from help_articles a join help_topics t on t.id = a.topic_id left join help_topics c on c.id = t.parent_id
       where a.id = ${articleId} and a.tenant = 0 and a.status = 'published' and a.archived_at is null
         and t.status = 'published' and t.archived_at is null
         and (c.id is null or (c.status = 'published' and c.archived_at is null))
         for update of a`,
  )
  if (found === 0) throw new AppError('not_found')
}
