import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { day, id, idText, instant } from '../../../kernel/shared.ts'
import { taxCodes } from './codes.ts'

// The tax that prices contain. A rate that was used stays as it is: the next one has a later day.

const of = { tag: 'tax-rates', inSchool: true } as const

export const taxRate = z
  .object({
    id,
    code: z.enum(taxCodes),
    /** Hundredths of a percent: 1500 is 15 %. */
    bps: z.int(),
    branch_id: id.nullable(),
    branch: z.string().nullable(),
    from_on: day,
    /** Why nothing is taxed, as papers say it. */
    reason: z.string().nullable(),
    created_at: instant,
    by: z.string().nullable(),
  })
  .meta({ id: 'TaxRate' })
export type TaxRate = z.infer<typeof taxRate>

export const listTaxRates = endpoint({
  ...of,
  method: 'GET',
  path: '/api/school/tax-rates',
  summary: 'Tax rates of the school, and the standard rate that its country has',
  access: { school: 'packages_prices.view', platform: 'schools.view' },
  query: z.object({ school_id: idText.optional() }),
  response: z.object({
    rates: z.array(taxRate),
    /** What holds where the school says nothing; 0 for a country that is not known. */
    country_bps: z.int(),
    /** What holds today in the whole school. */
    today_bps: z.int(),
  }),
})

export const createTaxRate = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/tax-rates',
  summary: 'Add a tax rate that holds from a day on, in the whole school or at a branch',
  access: { school: 'packages_prices.edit', platform: 'schools.edit' },
  status: 201,
  body: z.object({
    code: z.enum(taxCodes).default('S'),
    bps: z.int().min(0).max(10_000),
    branch_id: id.nullish(),
    from_on: day,
    reason: z.string().trim().max(200).nullish(),
    school_id: id.optional(),
  }),
  response: taxRate,
  errors: ['taken', 'date_in_past', 'unknown_choice', 'must_be_zero'],
})
