import type { Db } from '../../../../db/client.ts'
import { random } from '../../../../kernel/demo/random.ts'
import { cleanHtml } from '../../../../kernel/text/html.ts'
import { helpArticles, helpTopics } from '../help.table.ts'
import { myOrders } from './faq.bookings.ts'
import { cancellationReturn } from './faq.cancellation.ts'
import { delivery } from './faq.delivery.ts'
import { payment } from './faq.payment.ts'
import { productServices } from './faq.services.ts'
import { accountAndSecurity } from './knowledge.account.ts'
import { lessonsAndCalendar } from './knowledge.calendar.ts'
import { messagesAndTasks } from './knowledge.messages.ts'
import { invoicesAndPayments } from './knowledge.money.ts'
import { peopleAndRoles } from './knowledge.people.ts'
import { gettingStarted } from './knowledge.start.ts'
import { pricing } from './pricing.ts'
import type { DemoTopic } from './types.ts'

const frequent = [payment, delivery, cancellationReturn, myOrders, productServices]
const knowledge = [
  gettingStarted,
  peopleAndRoles,
  lessonsAndCalendar,
  messagesAndTasks,
  invoicesAndPayments,
  accountAndSecurity,
]

/** The help centre of the platform: frequent questions, the knowledge base and questions about prices. */
export async function seedHelp(db: Db): Promise<void> {
  const choose = random(20_260_401)
  for (const [place, topic] of frequent.entries()) {
    await insertQuestions(db, await insertTopic(db, topic, { kind: 'faq', place }), topic, choose)
  }
  for (const [place, category] of knowledge.entries()) {
    const parentId = await insertTopic(db, category, { kind: 'category', place })
    const group = await insertTopic(db, category, { kind: 'group', place: 0, parentId })
    await insertQuestions(db, group, category, choose)
  }
  await insertQuestions(db, await insertTopic(db, pricing, { kind: 'pricing', place: 0 }), pricing, choose)
}

async function insertTopic(
  db: Db,
  { slug, icon, colour, title, subtitle }: DemoTopic,
  { place, ...where }: { kind: string; place: number; parentId?: number },
): Promise<number> {
  const [row] = await db
    .insert(helpTopics)
    .values({ tenant: 0, slug, icon, colour, title, subtitle, status: 'published', place: place + 1, ...where })
    .returning({ id: helpTopics.id })
  return row?.id as number
}

async function insertQuestions(db: Db, topicId: number, { questions }: DemoTopic, choose: ReturnType<typeof random>) {
  await db.insert(helpArticles).values(
    questions.map(({ slug, question, answer }, place) => {
      const views = choose.between(20, 400)
      const helpful = choose.between(0, Math.floor(views / 8))
      return {
        tenant: 0,
        topicId,
        slug,
        question,
        answer: Object.fromEntries(Object.entries(answer).map(([code, html]) => [code, cleanHtml(html).html])),
        place: place + 1,
        status: 'published',
        publishedAt: new Date().toISOString(),
        views,
        helpful,
        unhelpful: choose.between(0, Math.floor(helpful / 6)),
      }
    }),
  )
}
