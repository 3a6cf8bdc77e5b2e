import { z } from 'zod'
import { day } from './shared.ts'

/** Stretches of time that figures are asked over, in the time zone of the school. */
export const ranges = ['last_28_days', 'last_month', 'last_year'] as const
/** Today and the 27 days before; the calendar month before this one; the calendar year before this one. */
export type Range = (typeof ranges)[number]

export const rangeQuery = z.object({ range: z.enum(ranges).default('last_28_days') })

/** Who reads figures of the tenant they act in. */
export const figuresAccess = { platform: 'dashboard.view', school: 'dashboard.view' } as const

/** The names of the three ranges in the reader's language, in their order. */
export const lastDays = z.array(z.string()).length(3)

/** What a chart is drawn from, and the table beside it: one row for each step of time. */
export const chart = z.object({
  /** `money` is in the currency's smallest unit. */
  unit: z.enum(['count', 'money']),
  points: z.array(
    z.object({
      /** A day (`2026-03-31`), a month (`2026-03`) or the number of a day in its month (`31`). */
      at: z.string(),
      values: z.record(z.string(), z.number()),
    }),
  ),
})
export type Chart = z.infer<typeof chart>

/** Which days were counted. */
export const spanFields = { range: z.enum(ranges), from: day, to: day }

/**
 * Amounts are for those who may see money (`dashboard.see_money` in a school). From others they are withheld: texts
 * are empty, numbers null, charts without points, and this is true.
 */
export const moneyFields = { currency: z.string(), isMoneyHidden: z.boolean() }
