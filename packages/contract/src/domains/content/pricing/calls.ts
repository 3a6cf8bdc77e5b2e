import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { spokenIn } from '../../../kernel/translated.ts'
import { shownPlan } from '../../platform/plans/calls.ts'
import { questionAndAnswer } from '../help/calls.ts'

export const getPricing = endpoint({
  method: 'GET',
  path: '/pricing/data',
  tag: 'plans',
  summary: 'The three plans of the price page, all that are offered in `plans`, and common questions about prices',
  access: 'public',
  query: z.object(spokenIn),
  response: z.object({
    basicPlan: shownPlan.optional(),
    standardPlan: shownPlan.optional(),
    enterprisePlan: shownPlan.optional(),
    /** Every plan on offer, in order. */
    plans: z.array(shownPlan),
    qandA: z.array(questionAndAnswer),
  }),
})
