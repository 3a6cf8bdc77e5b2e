import { z } from 'zod'
import { keysOf } from '../../../kernel/choices/lists.ts'
import { endpoint } from '../../../kernel/endpoint.ts'
import {
  currencyCode,
  day,
  id,
  idText,
  instant,
  minorUnits,
  pageOf,
  paging,
  rowVersion,
} from '../../../kernel/shared.ts'
import { chargeKinds, chargeStatuses } from './statuses.ts'

// What students owe for single things: an exam, a late call-off, a lesson that nobody came to.

const of = { tag: 'charges', inSchool: true } as const
const params = z.object({ id: idText })
const inBody = { school_id: id.optional() }

const charge = z
  .object({
    id,
    version: rowVersion,
    enrolment_id: id,
    kind: z.enum(chargeKinds),
    /** In the smallest unit of its currency. */
    amount_minor: z.int(),
    currency: currencyCode,
    due_on: day,
    is_overdue: z.boolean(),
    status: z.enum(keysOf(chargeStatuses)),
    /** Why it was waived or reversed, or is owed back. */
    status_reason: z.string().nullable(),
    note: z.string().nullable(),
    /** The lesson that it is for, where it is for one. */
    lesson: z.object({ id, name: z.string(), start: instant }).nullable(),
    created_at: instant,
    /** When it came to its status, and by whom: null for what happened by itself. */
    settled_at: instant.nullable(),
    settled_by: z.string().nullable(),
  })
  .meta({ id: 'Charge' })
export type Charge = z.infer<typeof charge>

export const officeCharge = charge.extend({ student_id: id, student: z.string(), course: z.string() })
export type OfficeCharge = z.infer<typeof officeCharge>

/** Sums of what students owe and of what the school owes back to them, by currency: a school that changed its money has two. */
const sums = z.array(
  z.object({ currency: currencyCode, open_minor: z.int(), overdue_minor: z.int(), owed_back_minor: z.int() }),
)

export const listCharges = endpoint({
  ...of,
  method: 'GET',
  path: '/api/school/charges',
  summary: 'What students owe for exams, late call-offs and lessons missed, the newest first',
  access: { school: 'fee_payments.view', platform: 'schools.view' },
  query: paging.omit({ q: true, sort: true }).extend({
    student_id: idText.optional(),
    status: z.enum(keysOf(chargeStatuses)).optional(),
    kind: z.enum(chargeKinds).optional(),
    school_id: idText.optional(),
  }),
  response: pageOf(officeCharge).extend({ sums, time_zone: z.string() }),
})

export const createCharge = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/charges',
  summary: 'Note an exam fee that a student owes',
  access: { school: 'fee_payments.create', platform: 'schools.edit' },
  status: 201,
  body: z.object({
    enrolment_id: id,
    kind: z.literal('exam_fee').default('exam_fee'),
    amount_minor: minorUnits.min(1),
    /** Today unless said. */
    due_on: day.nullish(),
    note: z.string().trim().max(300).nullish(),
    ...inBody,
  }),
  response: officeCharge,
  errors: ['unknown_choice'],
})

export const payCharge = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/charges/:id/pay',
  summary: 'Mark a charge as paid',
  access: { school: 'fee_payments.status', platform: 'schools.edit' },
  params,
  body: z.object({ version: rowVersion, ...inBody }),
  response: officeCharge,
  errors: ['illegal_transition', 'stale_version'],
})

export const payBackCharge = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/charges/:id/pay-back',
  summary: 'Note that a charge which is owed back was paid back to the student',
  access: { school: 'fee_payments.refund', platform: 'schools.edit' },
  needsRecentPassword: true,
  params,
  body: z.object({ version: rowVersion, ...inBody }),
  response: officeCharge,
  errors: ['illegal_transition', 'stale_version'],
})

export const waiveCharge = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/charges/:id/waive',
  summary: 'Let a charge be, with a reason',
  access: { school: 'fee_payments.waive', platform: 'schools.edit' },
  params,
  body: z.object({ version: rowVersion, reason: z.string().trim().min(1).max(300), ...inBody }),
  response: officeCharge,
  errors: ['illegal_transition', 'stale_version'],
})

export const listMyCharges = endpoint({
  tag: 'my-charges',
  method: 'GET',
  path: '/api/my/charges',
  summary: 'What I owe, or a student whose payments I look after as a guardian; the newest first, a hundred at most',
  access: 'session',
  query: z.object({ student_id: idText.optional() }),
  response: z.object({ charges: z.array(charge), sums, time_zone: z.string() }),
})
