import * as c from '@dsms/contract/content/help/calls'
import * as e from '@dsms/contract/content/help/editing'
import { AppError } from '@dsms/contract/kernel/errors'
import type { Language } from '@dsms/contract/kernel/shared'
import { sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../../db/client.ts'
import { spokenIn } from '../../../kernel/http/language.ts'
import { serve, servePublic } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { asSystem } from '../../../kernel/session/transaction.ts'
import { together } from '../../../kernel/together.ts'
import { swapPlaces } from '../../../kit/records/places.ts'
import * as articles from './help.articles.ts'
import * as data from './help.data.ts'
import * as topics from './help.topics.ts'
import { countReading, vote, voterOf } from './help.votes.ts'

interface Asked {
  lang?: Language | undefined
  q?: string | undefined
  category?: string | undefined
  slug?: string | undefined
}

export function helpRoutes(app: App) {
  publicRoutes(app)
  topicRoutes(app)
  articleRoutes(app)
}

function publicRoutes(app: App) {
  const read = <T>(work: (db: Db) => Promise<T>) => asSystem(app.database, ({ db }) => work(db), { isRead: true })

  /** What somebody searches for is read each time; few ask for the same. */
  const keptAs = async ({ query, ...http }: { query: Asked; request: FastifyRequest; reply: FastifyReply }) => {
    if (query.q) return undefined
    const language = spokenIn(app.env, query.lang, http)
    const key = JSON.stringify([language, query.category, query.slug])
    return { key, version: await app.kept.versionOf(['help']) }
  }
  servePublic(
    app,
    c.getFaq,
    ({ query, ...http }) => read((db) => data.readFaq(db, spokenIn(app.env, query.lang, http), query.q)),
    keptAs,
  )
  servePublic(
    app,
    c.getKnowledgeBase,
    ({ query, ...http }) => read((db) => data.readCategories(db, spokenIn(app.env, query.lang, http), query.q)),
    keptAs,
  )
  servePublic(
    app,
    c.getKnowledgeCategory,
    ({ query, ...http }) =>
      read(async (db) => {
        const { category } = query
        const [groups, isKnown] = await together([
          () => data.readGroups(db, spokenIn(app.env, query.lang, http), query),
          () => category === undefined || data.isCategory(db, category),
        ])
        if (!isKnown) throw new AppError('not_found')
        return groups
      }),
    keptAs,
  )
  servePublic(
    app,
    c.getKnowledgeQuestion,
    ({ query, ...http }) =>
      read(async (db) => {
        const question = await data.readQuestion(db, spokenIn(app.env, query.lang, http), query.slug)
        if (!question) throw new AppError('not_found')
        return question
      }),
    keptAs,
  )
  servePublic(app, c.searchKnowledge, ({ query, ...http }) =>
    read((db) => data.findQuestions(db, spokenIn(app.env, query.lang, http), query.q)),
  )
  servePublic(app, c.countReading, async ({ params }) => {
    await asSystem(app.database, ({ db }) => countReading(db, params.id))
    return {}
  })
  servePublic(app, c.voteOnArticle, async ({ params, body, request, reply }) => {
    const voter = await voterOf(app, request, reply)
    return asSystem(app.database, ({ db }) => vote(db, params.id, voter, body.isHelpful))
  })
}

function topicRoutes(app: App) {
  serve(app, e.listHelpTopics, ({ actor }) => topics.listTopics(actor))
  serve(app, e.createHelpTopic, ({ actor, body }) => topics.addTopic(actor, body))
  serve(app, e.updateHelpTopic, ({ actor, params, body }) => topics.changeTopic(actor, params.id, body))
  serve(app, e.publishHelpTopic, ({ actor, params, body }) => topics.publishTopic(actor, params.id, body.status))
  serve(app, e.moveHelpTopic, async ({ actor, params, body }) => {
    const { kind, parentId } = await topics.topicRecords.lock(actor, params.id)
    const beside = sql`kind = ${kind} and parent_id is not distinct from ${parentId}`
    await swapPlaces(actor, 'help_topics', params.id, beside, body.direction)
    return topics.findTopic(actor, params.id)
  })
  serve(app, e.removeHelpTopic, async ({ actor, params }) => {
    await topics.removeTopic(actor, params.id)
    return {}
  })
}

function articleRoutes(app: App) {
  serve(app, e.listHelpArticles, ({ actor, query }) => articles.listArticles(actor, query))
  serve(app, e.getHelpArticle, ({ actor, params }) => articles.findArticle(actor, params.id))
  serve(app, e.createHelpArticle, ({ actor, body }) => articles.addArticle(actor, body))
  serve(app, e.updateHelpArticle, ({ actor, params, body }) => articles.changeArticle(actor, params.id, body))
  serve(app, e.publishHelpArticle, ({ actor, params, body }) => articles.publishArticle(actor, params.id, body.status))
  serve(app, e.moveHelpArticle, async ({ actor, params, body }) => {
    const { topicId } = await articles.articleRecords.lock(actor, params.id)
    await swapPlaces(actor, 'help_articles', params.id, sql`topic_id = ${topicId}`, body.direction)
    return articles.findArticle(actor, params.id)
  })
  serve(app, e.removeHelpArticle, async ({ actor, params }) => {
    await articles.removeArticle(actor, params.id)
    return {}
  })
}
