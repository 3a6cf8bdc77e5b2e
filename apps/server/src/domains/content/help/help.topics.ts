import { type HelpTopic, listHelpTopics, type PublishState, type TopicInput } from '@dsms/contract/content/help/editing'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { countOf, firstRow, rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { records } from '../../../kit/records/records.ts'
import { helpTopics } from './help.table.ts'

export const topicRecords = records(helpTopics, {
  sorts: { id: helpTopics.id },
  defaultSort: 'id',
})

const topicRow = listHelpTopics.response.element.extend({ updated_at: z.string() })

/** Topics with what holds them and how much they hold, groups right below their category. */
export async function listTopics(actor: Actor, only?: SQL): Promise<HelpTopic[]> {
  const found = await rowsOf(
    actor.db,
    topicRow,
    sql`
      select t.id, t.kind, t.parent_id, p.title as parent, t.slug, t.title, t.subtitle, t.icon, t.colour, t.place,
             t.status, t.version, t.updated_at,
             (select count(*) from help_articles a
               where a.tenant = t.tenant and a.topic_id = t.id and a.archived_at is null) as articles
        from help_topics t left join help_topics p on p.tenant = t.tenant and p.id = t.parent_id
       where t.tenant = ${actor.tenant} and t.archived_at is null and ${only ?? sql`true`}
       order by array_position(array['faq', 'category', 'group', 'pricing'], case t.kind when 'group' then 'category' else t.kind end),
                coalesce(p.place, t.place), coalesce(p.id, t.id), p.id is not null, t.place, t.id`,
  )
  return found.map((row) => ({ ...row, updated_at: new Date(row.updated_at).toISOString() }))
}

export async function findTopic(actor: Actor, id: number): Promise<HelpTopic> {
  const [found] = await listTopics(actor, sql`t.id = ${id}`)
  if (!found) throw new AppError('not_found')
  return found
}

export async function addTopic(actor: Actor, { parent_id, ...input }: TopicInput): Promise<HelpTopic> {
  await checkParent(actor, input.kind, parent_id)
  await checkSlug(actor, input.kind, input.slug)
  const place = sql<number>`(select coalesce(max(place), 0) + 1 from help_topics
    where tenant = ${actor.tenant} and kind = ${input.kind} and parent_id is not distinct from ${parent_id})`
  return findTopic(actor, await topicRecords.insert(actor, { ...input, parentId: parent_id, place }))
}

export async function changeTopic(
  actor: Actor,
  id: number,
  { version, parent_id, ...change }: Partial<Omit<TopicInput, 'kind'>> & { version: number },
): Promise<HelpTopic> {
  const row = await topicRecords.lock(actor, id)
  if (parent_id !== undefined) await checkParent(actor, row.kind, parent_id)
  if (change.slug !== undefined) await checkSlug(actor, row.kind, change.slug, id)
  const moved = parent_id === undefined || parent_id === row.parentId ? {} : { parentId: parent_id }
  await topicRecords.update(actor, row, version, { ...change, ...moved })
  return findTopic(actor, id)
}

export async function publishTopic(actor: Actor, id: number, status: PublishState): Promise<HelpTopic> {
  await topicRecords.update(actor, await topicRecords.lock(actor, id), undefined, { status })
  return findTopic(actor, id)
}

const heldRow = z.object({ held: z.int() })

export async function removeTopic(actor: Actor, id: number): Promise<void> {
  const row = await topicRecords.lock(actor, id)
  const found = await firstRow(
    actor.db,
    heldRow,
    sql`
      select (select count(*) from help_articles a where a.tenant = ${actor.tenant} and a.topic_id = ${id} and a.archived_at is null)
           + (select count(*) from help_topics t where t.tenant = ${actor.tenant} and t.parent_id = ${id} and t.archived_at is null)
          as held`,
  )
  const count = found?.held ?? 0
  if (count > 0) throw new AppError('topic_in_use', { count })
  await topicRecords.archive(actor, row)
}

/** A group stands in a category, and nothing else stands anywhere. */
async function checkParent(actor: Actor, kind: string, parentId: number | null) {
  if (kind !== 'group') {
    if (parentId !== null) throw fieldError('parent_id', 'unknown_topic')
    return
  }
  if (parentId === null) throw fieldError('parent_id', 'required')
  const [found] = await actor.db
    .select({ kind: helpTopics.kind })
    .from(helpTopics)
    .where(and(topicRecords.mine(actor), eq(helpTopics.id, parentId), isNull(helpTopics.archivedAt)))
    .for('share')
  if (found?.kind !== 'category') throw fieldError('parent_id', 'unknown_topic')
}

async function checkSlug(actor: Actor, kind: string, slug: string, besides = 0) {
  const found = await countOf(
    actor.db,
    sql`
      select from help_topics where tenant = ${actor.tenant} and kind = ${kind} and slug = ${slug}
         and id <> ${besides} and archived_at is null`,
  )
  if (found > 0) throw fieldError('slug', 'slug_taken')
}
