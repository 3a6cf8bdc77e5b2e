import { AppError } from '@dsms/contract/kernel/errors'
import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { nameIn } from '../../../kernel/text/names.ts'
import { headlineStars, headlines, topicStars, topics } from './social.table.ts'

/** Subjects of the product's news, with whether the actor follows them. */
export async function listTopics(actor: Actor) {
  const rows = await actor.db
    .select({ topic: topics, favorite: sql<boolean>`${topicStars.userId} is not null` })
    .from(topics)
    .leftJoin(topicStars, and(eq(topicStars.topicKey, topics.key), eq(topicStars.userId, actor.id)))
    .orderBy(topics.place)
    .limit(6)
  return rows.map(({ topic, favorite }) => ({
    key: topic.key,
    avatar: topic.image,
    username: nameIn(topic.name, actor.language),
    subtitle: nameIn(topic.subtitle, actor.language),
    favorite,
  }))
}

/** The newest three pieces of news; those of subjects that the actor follows come first. */
export async function listHeadlines(actor: Actor) {
  const rows = await actor.db
    .select({
      headline: headlines,
      topic: topics,
      favorite: sql<boolean>`${headlineStars.userId} is not null`,
    })
    .from(headlines)
    .innerJoin(topics, eq(topics.key, headlines.topicKey))
    .leftJoin(topicStars, and(eq(topicStars.topicKey, topics.key), eq(topicStars.userId, actor.id)))
    .leftJoin(headlineStars, and(eq(headlineStars.headlineKey, headlines.key), eq(headlineStars.userId, actor.id)))
    .orderBy(sql`${topicStars.userId} is null`, sql`${headlines.publishedAt} desc`)
    .limit(3)
  return rows.map(({ headline, topic, favorite }) => ({
    key: headline.key,
    imgUrl: topic.image,
    title: nameIn(headline.title, actor.language),
    id: `@${topic.key}`,
    tags: headline.tags,
    desc: nameIn(headline.text, actor.language),
    favorite,
    link: headline.link,
    publishedAt: headline.publishedAt,
  }))
}

export async function starTopic(actor: Actor, key: string, favorite: boolean) {
  const [topic] = await actor.db.select({ key: topics.key }).from(topics).where(eq(topics.key, key))
  if (!topic) throw new AppError('not_found')
  if (favorite)
    await actor.db
      .insert(topicStars)
      .values({ userId: actor.id, tenant: actor.homeSchoolId ?? 0, topicKey: key })
      .onConflictDoNothing()
  else await actor.db.delete(topicStars).where(and(eq(topicStars.userId, actor.id), eq(topicStars.topicKey, key)))
  return { favorite }
}

export async function starHeadline(actor: Actor, key: string, favorite: boolean) {
  const [headline] = await actor.db.select({ key: headlines.key }).from(headlines).where(eq(headlines.key, key))
  if (!headline) throw new AppError('not_found')
  const mine = and(eq(headlineStars.userId, actor.id), eq(headlineStars.headlineKey, key))
  if (favorite) {
    await actor.db
      .insert(headlineStars)
      .values({ userId: actor.id, tenant: actor.homeSchoolId ?? 0, headlineKey: key })
      .onConflictDoNothing()
  } else await actor.db.delete(headlineStars).where(mine)
  return { favorite }
}
