import type {
  ArticleInput,
  HelpArticle,
  HelpArticleRow,
  listHelpArticles,
  PublishState,
} from '@dsms/contract/content/help/editing'
import type { Answer, Input } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type { TranslatedText } from '@dsms/contract/kernel/translated'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { countOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { cleanTexts } from '../../../kernel/text/html.ts'
import { together } from '../../../kernel/together.ts'
import { contains, records } from '../../../kit/records/records.ts'
import { helpArticles, helpTopics } from './help.table.ts'

export const articleRecords = records(helpArticles, {
  sorts: {
    place: sql`array_position(array['faq', 'group', 'pricing'], ${helpTopics.kind}), ${helpTopics.place}, ${helpArticles.place}`,
    question: helpArticles.search,
    status: helpArticles.status,
    views: helpArticles.views,
    helpful: sql`${helpArticles.helpful} - ${helpArticles.unhelpful}`,
    updated_at: helpArticles.updatedAt,
  },
  defaultSort: 'place',
})

const row = {
  id: helpArticles.id,
  topic_id: helpArticles.topicId,
  topic: sql<TranslatedText>`${helpTopics.title}`,
  kind: sql<HelpArticleRow['kind']>`${helpTopics.kind}`,
  category: sql<
    string | null
  >`(select c.slug from help_topics c where c.tenant = ${helpTopics.tenant} and c.id = ${helpTopics.parentId})`,
  slug: helpArticles.slug,
  question: sql<TranslatedText>`${helpArticles.question}`,
  place: helpArticles.place,
  status: sql<PublishState>`${helpArticles.status}`,
  published_at: helpArticles.publishedAt,
  views: helpArticles.views,
  helpful: helpArticles.helpful,
  unhelpful: helpArticles.unhelpful,
  version: helpArticles.version,
  updated_at: helpArticles.updatedAt,
}
const inTopic = and(eq(helpTopics.tenant, helpArticles.tenant), eq(helpTopics.id, helpArticles.topicId))

export async function listArticles(
  actor: Actor,
  { q, topic_id, kind, status, sort, page, perPage }: Input<typeof listHelpArticles>['query'],
): Promise<Answer<typeof listHelpArticles>> {
  const where = and(
    articleRecords.mine(actor),
    isNull(helpArticles.archivedAt),
    topic_id === undefined ? undefined : eq(helpArticles.topicId, topic_id),
    status && eq(helpArticles.status, status),
    kind && eq(helpTopics.kind, kind),
    q ? contains(helpArticles.search, q) : undefined,
  )
  const [rows, totals] = await together([
    () =>
      actor.db
        .select(row)
        .from(helpArticles)
        .innerJoin(helpTopics, inTopic)
        .where(where)
        .orderBy(...articleRecords.order(sort))
        .limit(perPage)
        .offset((page - 1) * perPage),
    () =>
      actor.db.select({ total: sql<number>`count(*)` }).from(helpArticles).innerJoin(helpTopics, inTopic).where(where),
  ])
  return { rows, total: totals[0]?.total ?? 0 }
}

export async function findArticle(actor: Actor, id: number): Promise<HelpArticle> {
  const [found] = await actor.db
    .select({ ...row, answer: sql<TranslatedText>`${helpArticles.answer}` })
    .from(helpArticles)
    .innerJoin(helpTopics, inTopic)
    .where(and(articleRecords.mine(actor), eq(helpArticles.id, id), isNull(helpArticles.archivedAt)))
  if (!found) throw new AppError('not_found')
  return found
}

export async function addArticle(actor: Actor, { topic_id, answer, ...input }: ArticleInput): Promise<HelpArticle> {
  await together([() => checkTopic(actor, topic_id), () => checkSlug(actor, input.slug)])
  const id = await articleRecords.insert(actor, {
    ...input,
    answer: cleanTexts(answer),
    topicId: topic_id,
    place: lastPlace(actor, topic_id),
  })
  return findArticle(actor, id)
}

export async function changeArticle(
  actor: Actor,
  id: number,
  { version, topic_id, answer, ...change }: Partial<ArticleInput> & { version: number },
): Promise<HelpArticle> {
  const kept = await articleRecords.lock(actor, id)
  if (change.slug !== undefined) await checkSlug(actor, change.slug, id)
  const isMoved = topic_id !== undefined && topic_id !== kept.topicId
  if (isMoved) await checkTopic(actor, topic_id)
  await articleRecords.update(actor, kept, version, {
    ...change,
    ...(answer ? { answer: cleanTexts(answer) } : {}),
    ...(isMoved ? { topicId: topic_id, place: lastPlace(actor, topic_id) } : {}),
  })
  return findArticle(actor, id)
}

export async function publishArticle(actor: Actor, id: number, status: PublishState): Promise<HelpArticle> {
  const kept = await articleRecords.lock(actor, id)
  const isFirst = status === 'published' && kept.publishedAt === null
  await articleRecords.update(actor, kept, undefined, { status, ...(isFirst ? { publishedAt: sql`now()` } : {}) })
  return findArticle(actor, id)
}

export const removeArticle = async (actor: Actor, id: number): Promise<void> =>
  articleRecords.archive(actor, await articleRecords.lock(actor, id))

const lastPlace = (actor: Actor, topicId: number): SQL<number> => sql<number>`(
  select coalesce(max(place), 0) + 1 from help_articles where tenant = ${actor.tenant} and topic_id = ${topicId})`

/** Questions stand in groups, never in a category itself. */
async function checkTopic(actor: Actor, topicId: number) {
  const [found] = await actor.db
    .select({ kind: helpTopics.kind })
    .from(helpTopics)
    .where(and(eq(helpTopics.tenant, actor.tenant), eq(helpTopics.id, topicId), isNull(helpTopics.archivedAt)))
    .for('share')
  if (!found || found.kind === 'category') throw fieldError('topic_id', 'unknown_topic')
}

async function checkSlug(actor: Actor, slug: string, besides = 0) {
  const found = await countOf(
    actor.db,
    sql`
      select from help_articles where tenant = ${actor.tenant} and slug = ${slug} and id <> ${besides} and archived_at is null`,
  )
  if (found > 0) throw fieldError('slug', 'slug_taken')
}
