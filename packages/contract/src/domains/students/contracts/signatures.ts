import { z } from 'zod'
import { instant } from '../../../kernel/shared.ts'

// Signatures that are given on somebody else's device, and what whoever they are of may say against them.

/** The data of an SVG path in a box of 300 by 100; null where nothing was drawn. */
export const drawn = z
  .string()
  .max(20_000)
  .regex(/^[ML0-9 .,-]*$/, 'invalid_format')
  .nullable()

export const objectionReason = z.string().trim().min(3).max(500)

/** What was said against a signature, and what the school has answered. */
export const objection = z
  .object({
    at: instant,
    by: z.string().nullable(),
    reason: z.string(),
    answer: z.string().nullable(),
    answered_at: instant.nullable(),
    answered_by: z.string().nullable(),
  })
  .meta({ id: 'Objection' })
export type Objection = z.infer<typeof objection>
