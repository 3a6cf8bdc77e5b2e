import {
  type FaqTopic,
  getKnowledgeBase,
  getKnowledgeCategory,
  getKnowledgeQuestion,
  type KnowledgeCategory,
  type KnowledgeGroup,
  type KnowledgeQuestion,
  searchKnowledge,
} from '@dsms/contract/content/help/calls'
import type { Language } from '@dsms/contract/kernel/shared'
import type { QuestionAndAnswer } from '@dsms/contract/kit/questions'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../db/client.ts'
import { countOf, firstRow, rowsOf } from '../../../db/rows.ts'
import { textOfHtml } from '../../../kernel/text/html.ts'
import { contains } from '../../../kit/records/records.ts'

type Names = 't' | 'c' | 'g' | 'a'

/** Published content of the platform, under the name that a statement gives its table. */
const isPublic = (name: Names) => {
  const row = sql.raw(name)
  return sql`${row}.tenant = 0 and ${row}.status = 'published' and ${row}.archived_at is null`
}

/** Whether what a reader sees in a column contains a text. */
const shows = (column: string, language: Language, q: string): SQL =>
  contains(sql`normalise_text(text_in(${sql.raw(column)}, ${language}))`, q)

const priceRow = z.object({ question: z.string(), html: z.string() })
const faqRow = priceRow.extend({ slug: z.string(), icon: z.string(), title: z.string(), subtitle: z.string() })

/** Frequent questions under their topics' names, in order; topics without questions are left out. */
export async function readFaq(db: Db, language: Language, q?: string): Promise<Record<string, FaqTopic>> {
  const found = await rowsOf(
    db,
    faqRow,
    sql`
      select t.slug, t.icon, text_in(t.title, ${language}) as title, text_in(t.subtitle, ${language}) as subtitle,
             text_in(a.question, ${language}) as question, text_in(a.answer, ${language}) as html
        from help_topics t join help_articles a on a.topic_id = t.id
       where t.kind = 'faq' and ${isPublic('t')} and ${isPublic('a')}
         and ${q ? shows('a.question', language, q) : sql`true`}
       order by t.place, t.id, a.place, a.id`,
  )
  const topics: Record<string, FaqTopic> = {}
  for (const { slug, question, html, ...topic } of found) {
    topics[slug] ??= { ...topic, qandA: [] }
    topics[slug].qandA.push({ question, ans: textOfHtml(html), html })
  }
  return topics
}

/** Questions of the price page. */
export async function readPriceQuestions(db: Db, language: Language): Promise<QuestionAndAnswer[]> {
  const found = await rowsOf(
    db,
    priceRow,
    sql`
      select text_in(a.question, ${language}) as question, text_in(a.answer, ${language}) as html
        from help_topics t join help_articles a on a.topic_id = t.id
       where t.kind = 'pricing' and ${isPublic('t')} and ${isPublic('a')}
       order by t.place, a.place, a.id`,
  )
  return found.map((row) => ({ ...row, ans: textOfHtml(row.html) }))
}

/** Categories of the knowledge base, with a text only those whose own words or a question of which contain it. */
export async function readCategories(db: Db, language: Language, q?: string): Promise<KnowledgeCategory[]> {
  const hits = q
    ? sql`having ${shows('c.title', language, q)} or ${shows('c.subtitle', language, q)}
              or bool_or(${shows('a.question', language, q)})`
    : sql``
  return rowsOf(
    db,
    getKnowledgeBase.response.element,
    sql`
      select c.id, c.slug as category, '/art/help-' || c.icon || '.svg' as img, text_in(c.title, ${language}) as title,
             text_in(c.subtitle, ${language}) as desc, count(a.id) as questions
        from help_topics c
        left join help_topics g on g.parent_id = c.id and ${isPublic('g')}
        left join help_articles a on a.topic_id = g.id and ${isPublic('a')}
       where c.kind = 'category' and ${isPublic('c')}
       group by c.tenant, c.id ${hits}
       order by c.place, c.id`,
  )
}

const knowledge = sql`help_topics c
      join help_topics g on g.parent_id = c.id
      join help_articles a on a.topic_id = g.id`
const isPublicKnowledge = sql`c.kind = 'category' and ${isPublic('c')} and ${isPublic('g')} and ${isPublic('a')}`

const groupRow = getKnowledgeCategory.response.element
  .omit({ questions: true })
  .extend({ article: z.int(), question: z.string(), slug: z.string(), isHit: z.boolean() })

/** Groups with their questions, of one category or of all. With a text, a group with a hit stays whole. */
export async function readGroups(
  db: Db,
  language: Language,
  { category, q }: { category?: string | undefined; q?: string | undefined },
): Promise<KnowledgeGroup[]> {
  const isHit = q ? sql`${shows('g.title', language, q)} or ${shows('a.question', language, q)}` : sql`true`
  const found = await rowsOf(
    db,
    groupRow,
    sql`
      select g.id, text_in(g.title, ${language}) as title, g.icon, c.slug as category, ${isHit} as "isHit",
             case when g.colour = '' then '' else 'text-' || g.colour end as "iconColor",
             a.id as article, a.slug, text_in(a.question, ${language}) as question
        from ${knowledge}
       where ${isPublicKnowledge} and ${category === undefined ? sql`true` : sql`c.slug = ${category}`}
       order by c.place, c.id, g.place, g.id, a.place, a.id`,
  )
  const hits = new Set(found.filter((row) => row.isHit).map((row) => row.id))
  const groups = new Map<number, KnowledgeGroup>()
  for (const { article, question, slug, isHit: _, ...group } of found) {
    if (!hits.has(group.id)) continue
    const known = groups.get(group.id) ?? { ...group, questions: [] }
    known.questions.push({ id: article, question, slug })
    groups.set(group.id, known)
  }
  return [...groups.values()]
}

export async function isCategory(db: Db, slug: string): Promise<boolean> {
  const found = await countOf(
    db,
    sql`select from help_topics c where c.kind = 'category' and c.slug = ${slug} and ${isPublic('c')}`,
  )
  return found > 0
}

const questionRow = getKnowledgeQuestion.response.extend({ lastUpdated: z.string() })

/** One question with its answer and six others, those of its own group and category first. */
export async function readQuestion(db: Db, language: Language, slug?: string): Promise<KnowledgeQuestion | undefined> {
  const question = await firstRow(
    db,
    questionRow,
    sql`
      with it as (
        select a.*, c.id as category_id, c.slug as category_slug, c.title as category_title
          from ${knowledge}
         where ${isPublicKnowledge} and ${slug === undefined ? sql`true` : sql`a.slug = ${slug}`}
         order by c.place, c.id, g.place, g.id, a.place, a.id limit 1
      ), others as (
        select a.id, a.slug, text_in(a.question, ${language}) as question, c.slug as category
          from ${knowledge}, it
         where ${isPublicKnowledge} and a.id <> it.id
         order by (g.id = it.topic_id) desc, (c.id = it.category_id) desc, c.place, g.place, a.place, a.id limit 6
      )
      select it.id, it.slug, text_in(it.question, ${language}) as title, it.updated_at as "lastUpdated",
             text_in(it.answer, ${language}) as content, it.helpful, it.unhelpful,
             jsonb_build_object('slug', it.category_slug, 'title', text_in(it.category_title, ${language})) as category,
             coalesce((select jsonb_agg(to_jsonb(others)) from others), '[]') as "relatedQuestions"
        from it`,
  )
  return question && { ...question, lastUpdated: new Date(question.lastUpdated).toISOString() }
}

/** Questions of the knowledge base that contain a text, the most read first. */
export async function findQuestions(db: Db, language: Language, q: string) {
  return rowsOf(
    db,
    searchKnowledge.response.element,
    sql`
      select a.id, a.slug, text_in(a.question, ${language}) as question, c.slug as category,
             text_in(c.title, ${language}) as "categoryTitle"
        from ${knowledge}
       where ${isPublicKnowledge} and ${shows('a.question', language, q)}
       order by a.views desc, c.place, g.place, a.place limit 12`,
  )
}
