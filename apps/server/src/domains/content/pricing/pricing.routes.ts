import { getPricing } from '@dsms/contract/platform/plans/calls'
import { spokenIn } from '../../../kernel/http/language.ts'
import { servePublic } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { asSystem } from '../../../kernel/session/transaction.ts'
import { together } from '../../../kernel/together.ts'
import { readOffer } from '../../platform/public.ts'
import { readPriceQuestions } from '../help/help.data.ts'

export function pricingRoutes(app: App) {
  servePublic(
    app,
    getPricing,
    ({ query, ...http }) => {
      const language = spokenIn(app.env, query.lang, http)
      return asSystem(
        app.database,
        async ({ db }) => {
          const [plans, qandA] = await together([() => readOffer(db, language), () => readPriceQuestions(db, language)])
          const named = (code: string) => plans.find((plan) => plan.code === code)
          return {
            basicPlan: named('basic'),
            standardPlan: named('standard'),
            enterprisePlan: named('enterprise'),
            plans,
            qandA,
          }
        },
        { isRead: true },
      )
    },
    async ({ query, ...http }) => ({
      key: spokenIn(app.env, query.lang, http),
      version: await app.kept.versionOf(['plans', 'help']),
    }),
  )
}
