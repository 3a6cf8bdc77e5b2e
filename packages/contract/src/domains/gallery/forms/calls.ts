import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { day, email, minorUnits, phone, username } from '../../../kernel/shared.ts'

const text = (min: number, max: number) => z.string().trim().min(min, 'required').max(max)

/** A line of what is bought: what, for how much, how often. */
export const trialLine = z.object({
  item: text(1, 80),
  price_minor: minorUnits.min(0),
  quantity: z.int().min(1).max(99),
})
export type TrialLine = z.output<typeof trialLine>

/** What the forms of the gallery ask: one schema for their steps, their lines and the server. */
export const trialForm = z.object({
  first_name: text(2, 60),
  family_name: text(2, 60),
  username,
  email,
  phone: phone.optional(),
  identity_no: z
    .string()
    .regex(/^\d{10}$/, 'invalid_format')
    .optional(),
  born_on: day.optional(),
  city: text(1, 60),
  address: z.string().trim().max(200).optional(),
  note: z.string().trim().max(500).optional(),
  agrees: z.literal(true, 'required'),
  lines: z.array(trialLine).max(20),
})
export type TrialForm = z.output<typeof trialForm>

export const tryForm = endpoint({
  method: 'POST',
  path: '/api/gallery/forms',
  tag: 'gallery',
  summary: 'Answer what a form of the gallery sent, checked and with its total; nothing is kept',
  access: 'session',
  body: trialForm,
  response: z.object({ taken: trialForm, total_minor: z.int() }),
})
