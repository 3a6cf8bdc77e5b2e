import { sql } from 'drizzle-orm'
import { farId, query } from '../../testing/reads.ts'
import type { DomainSamples } from '../../testing/sample.ts'

export const content: DomainSamples = {
  areas: {
    testimonials: {
      owner: 'school',
      input: async (_, nth) => ({
        name: { ar: `متدربة ${nth}`, en: `Learner ${nth}` },
        text: { ar: `تجربة ممتازة ${nth}`, en: `A fine school ${nth}` },
      }),
      change: { featured: true },
    },
  },
  walks: {
    blog: { isNowhere: true, values: () => ({ content: { ar: 'Another text' }, name: { ar: 'Another name' } }) },
    'blog-comments': { isNowhere: true },
    reviews: { isNowhere: true },
    help: { record: makeHelp },
  },
}

/** A text of the help centre names every language. */
const inAll = (text: string) => JSON.stringify({ ar: text, en: text, de: text, fr: text, pt: text })

/** A topic with a question that share their number, of the platform or, as no call could make it, of a school. */
async function makeHelp({ schoolId = null }: { schoolId?: number | null }): Promise<number> {
  const id = await farId()
  await query(sql`insert into help_topics (id, tenant, kind, slug, title, subtitle, place)
                  values (${id}, ${schoolId ?? 0}, 'faq', ${`walked-${id}`}, ${inAll('T')}::jsonb, ${inAll('')}::jsonb, 1)`)
  await query(sql`insert into help_articles (id, tenant, topic_id, slug, question, answer, place)
                  values (${id}, ${schoolId ?? 0}, ${id}, ${`walked-${id}`}, ${inAll('Q')}::jsonb, ${inAll('A')}::jsonb, 1)`)
  return id
}
