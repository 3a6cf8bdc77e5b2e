import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type { ProfilePoll } from '@dsms/contract/staff/profile/media'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { Services } from '../../../kernel/services.ts'
import { tellOnce } from './notices.ts'
import { below, checkAuthor, moderates, pageOf, peopleByIds } from './people.ts'
import { pollOptions, polls, pollVotes } from './polls.table.ts'
import { iso } from './posts.data.ts'

const pollRow = z.object({
  id: z.int(),
  author_id: z.int(),
  question: z.string(),
  votes: z.number(),
  created_at: z.string(),
  options: z.array(
    z.object({ id: z.int(), name: z.string(), votes: z.number(), is_mine: z.boolean(), voters: z.array(z.number()) }),
  ),
})

/** Polls of the tenant, or of one person of it; newest first. */
export async function listPolls(actor: Actor, authorId: number | undefined, before?: number, size = 10) {
  const whose = authorId === undefined ? sql`true` : sql`p.author_id = ${authorId}`
  return pageOf(await readPolls(actor, sql`${whose} and ${below(sql`p.id`, before)}`, size + 1), size)
}

async function findPoll(actor: Actor, id: number): Promise<ProfilePoll> {
  const [poll] = await readPolls(actor, sql`p.id = ${id}`, 1)
  if (!poll) throw new AppError('not_found')
  return poll
}

export async function addPoll(
  actor: Actor,
  { question, options }: { question: string; options: string[] },
): Promise<ProfilePoll> {
  const twice = options.findIndex((option, place) => options.indexOf(option) < place)
  if (twice >= 0) throw fieldError(`options.${twice}`, 'same_twice')
  const [poll] = await actor.db
    .insert(polls)
    .values({ tenant: actor.tenant, authorId: actor.id, question })
    .returning({ id: polls.id })
  const pollId = poll?.id as number
  await actor.db
    .insert(pollOptions)
    .values(options.map((name, place) => ({ tenant: actor.tenant, pollId, place, name })))
  return findPoll(actor, pollId)
}

/** One vote a person, which may move to another answer or be taken back. */
export async function votePoll(
  services: Services,
  actor: Actor,
  id: number,
  optionId: number | null,
): Promise<ProfilePoll> {
  const poll = await readRow(actor, id)
  const mine = and(eq(pollVotes.pollId, id), eq(pollVotes.userId, actor.id))
  if (optionId === null) {
    await actor.db.delete(pollVotes).where(mine)
    return findPoll(actor, id)
  }
  const [option] = await actor.db
    .select({ id: pollOptions.id })
    .from(pollOptions)
    .where(and(eq(pollOptions.pollId, id), eq(pollOptions.id, optionId)))
  if (!option) throw fieldError('optionId', 'unknown_option')
  await actor.db
    .insert(pollVotes)
    .values({ pollId: id, userId: actor.id, optionId, tenant: actor.tenant })
    .onConflictDoUpdate({ target: [pollVotes.pollId, pollVotes.userId, pollVotes.tenant], set: { optionId } })
  await tellOnce(services, actor, poll.authorId, {
    kind: 'poll_answered',
    params: { by: actor.name, text: poll.question.slice(0, 80) },
    link: '/pages/profile',
  })
  return findPoll(actor, id)
}

export async function removePoll(actor: Actor, id: number): Promise<void> {
  const poll = await readRow(actor, id)
  await checkAuthor(actor, poll.authorId)
  await actor.db.update(polls).set({ archivedAt: sql`now()` }).where(eq(polls.id, id))
}

async function readRow(actor: Actor, id: number) {
  const [row] = await actor.db
    .select({ authorId: polls.authorId, question: polls.question })
    .from(polls)
    .where(and(eq(polls.id, id), eq(polls.tenant, actor.tenant), isNull(polls.archivedAt)))
  if (!row) throw new AppError('not_found')
  return row
}

async function readPolls(actor: Actor, where: SQL, limit: number): Promise<ProfilePoll[]> {
  const rows = await rowsOf(
    actor.db,
    pollRow,
    sql`
      select p.id, p.author_id, p.question, p.votes, p.created_at,
             (select coalesce(jsonb_agg(to_jsonb(o) order by o.place), '[]') from (
               select o.id, o.name, o.votes, o.place,
                      exists (select from poll_votes v where v.poll_id = p.id and v.user_id = ${actor.id} and v.option_id = o.id) as is_mine,
                      array(select v.user_id from poll_votes v where v.option_id = o.id order by v.created_at desc limit 5) as voters
                 from poll_options o where o.poll_id = p.id) o) as options
        from polls p
       where p.tenant = ${actor.tenant} and p.archived_at is null and ${where} order by p.id desc limit ${limit}`,
  )
  const person = await peopleByIds(
    actor,
    rows.flatMap((row) => [row.author_id, ...row.options.flatMap(({ voters }) => voters)]),
  )
  return rows.map((row) => {
    const { username, avatar } = person(row.author_id)
    const isMine = row.author_id === actor.id
    return {
      id: row.id,
      authorId: row.author_id,
      username,
      avatar,
      question: row.question,
      votes: row.votes,
      createdAt: iso(row.created_at),
      isMine,
      mayRemove: isMine || moderates(actor),
      options: row.options.map((option) => ({
        id: option.id,
        name: option.name,
        votes: option.votes,
        result: `${row.votes === 0 ? 0 : Math.round((option.votes / row.votes) * 100)}%`,
        isMine: option.is_mine,
        votedUser: option.voters.map((id) => ({ id, img: person(id).avatar, username: person(id).username })),
      })),
    }
  })
}
