import * as help from '@dsms/contract/content/help/calls'
import { requestOf } from '@dsms/contract/kernel/client'
import type { Answer, Arguments, Endpoint } from '@dsms/contract/kernel/endpoint'
import { type Language, languages } from '@dsms/contract/kernel/shared'
import { getPricing } from '@dsms/contract/platform/plans/calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../../../app.ts'
import type { App } from '../../../../kernel/services.ts'
import { asSystem } from '../../../../kernel/session/transaction.ts'
import { openEmptyDatabase, testEnv, testSecret } from '../../../../testing/harness.ts'
import { seedPlans } from '../../../platform/plans/demo/plans.ts'
import { seedHelp } from './help.ts'

describe('the demonstration’s help centre', () => {
  let app: App
  // a database of its own: what other tests write would stand beside it
  beforeAll(async () => {
    const database = await openEmptyDatabase()
    await asSystem(database, async ({ db }) => {
      await seedHelp(db)
      await seedPlans(db)
    })
    app = await createApp(testEnv(), database, testSecret)
  })
  afterAll(async () => {
    await app.http.close()
    await app.database.close()
  })
  const read = async <E extends Endpoint>(endpoint: E, args: Arguments<E>): Promise<Answer<E>> =>
    (await app.http.inject(requestOf(endpoint, args).url)).json()

  it('answers as many frequent questions as the founding data', async () => {
    const body = await read(help.getFaq, { query: {} })
    expect(Object.entries(body).map(([name, { qandA }]) => [name, qandA.length])).toEqual([
      ['payment', 7],
      ['delivery', 5],
      ['cancellationReturn', 7],
      ['myOrders', 5],
      ['productServices', 4],
    ])
  })

  it('has six categories with thirty questions that lead to different answers', async () => {
    const categories = await read(help.getKnowledgeBase, { query: {} })
    const groups = await read(help.getKnowledgeCategory, { query: {} })
    const slugs = groups.flatMap(({ questions }) => questions.map(({ slug }) => slug))
    expect([categories.length, groups.length, slugs.length]).toEqual([6, 6, 30])
    const contents = new Set<string>()
    for (const slug of slugs) contents.add((await read(help.getKnowledgeQuestion, { query: { slug } })).content)
    expect(contents.size).toBe(30)
  })

  it.each(languages)('speaks %s throughout', async (lang: Language) => {
    const query = { lang }
    const faq = await read(help.getFaq, { query })
    const groups = await read(help.getKnowledgeCategory, { query })
    const { plans, qandA } = await read(getPricing, { query })
    const texts = [
      ...Object.values(faq).flatMap((topic) => [
        topic.title,
        topic.subtitle,
        ...topic.qandA.flatMap((q) => [q.question, q.ans]),
      ]),
      ...groups.flatMap((group) => group.questions.map(({ question }) => question)),
      ...plans.flatMap((plan) => [plan.title, plan.subtitle, ...plan.planBenefits]),
      ...qandA.flatMap(({ question, ans }) => [question, ans]),
    ]
    expect(texts.filter((text) => text === '')).toEqual([])
    const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text)
    expect(texts.filter((text) => isArabic(text) !== (lang === 'ar'))).toEqual([])
  })

  it('sells the three founding plans', async () => {
    const { basicPlan, standardPlan, enterprisePlan, qandA } = await read(getPricing, { query: {} })
    const prices = [basicPlan, standardPlan, enterprisePlan].map((plan) => [
      plan?.monthlyPrice,
      plan?.yearlyPlan.perMonth,
      plan?.yearlyPlan.totalAnnual,
      plan?.popular,
      plan?.planBenefits.length,
    ])
    expect(prices).toEqual([
      [0, 0, 0, false, 5],
      [49, 40, 480, true, 5],
      [99, 80, 960, false, 5],
    ])
    expect(qandA).toHaveLength(3)
  })
})
