import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { languages } from '../shared.ts'

export const getHealth = endpoint({
  method: 'GET',
  path: '/healthz',
  tag: 'system',
  summary: 'The process lives',
  access: 'public',
  response: z.object({ status: z.literal('ok') }),
})

export const getReadiness = endpoint({
  method: 'GET',
  path: '/readyz',
  tag: 'system',
  summary: 'The process can serve: its database answers, and its data folder has room',
  access: 'public',
  response: z.object({ status: z.literal('ready') }),
  errors: ['unavailable', 'storage_full', 'storage_unavailable'],
})

export const getMetrics = endpoint({
  method: 'GET',
  path: '/metrics',
  tag: 'system',
  summary: 'Prometheus metrics, for this machine or with the metrics token as bearer',
  access: 'public',
  answers: 'text',
  response: z.string(),
})

export const getSite = endpoint({
  method: 'GET',
  path: '/api/site',
  tag: 'system',
  summary: 'What screens need to know of this installation, before anybody signed in too',
  access: 'public',
  response: z.object({
    registration: z.enum(['open', 'closed']),
    defaultLanguage: z.enum(languages),
    passwordMin: z.int(),
    /** Where maps get their pictures, with `{z}`, `{x}` and `{y}`, and whom they name for them; null for outlines alone. */
    mapTiles: z.object({ url: z.string(), credit: z.string() }).nullable(),
    /** Demo mode only: accounts to try, with their passwords. */
    demoAccounts: z.array(z.object({ email: z.string(), password: z.string(), role: z.string() })),
  }),
})
