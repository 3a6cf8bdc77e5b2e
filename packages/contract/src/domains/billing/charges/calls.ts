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
import { takenBy } from '../payments/methods.ts'
import { taxCodes } from '../taxRates/codes.ts'
import { addedKinds, chargeKinds, chargeStatuses } from './statuses.ts'

// What students owe: fees, exams, lessons, what they bought and what they cancelled late.

const of = { tag: 'charges', inSchool: true } as const
const params = z.object({ id: idText })
const inBody = { school_id: id.optional() }
const reason = z.string().trim().min(1).max(300)

const charge = z
  .object({
    id,
    version: rowVersion,
    enrolment_id: id,
    kind: z.enum(chargeKinds),
    /** In the smallest unit of its currency, as are the other amounts. */
    amount_minor: z.int(),
    paid_minor: z.int(),
    waived_minor: z.int(),
    /** The rest to pay: the amount less the sums paid and waived; nothing once it is reversed. */
    open_minor: z.int(),
    currency: currencyCode,
    /** The tax in it; no code for charges from before the school kept it. */
    tax_code: z.enum(taxCodes).nullable(),
    tax_minor: z.int(),
    /** Null for a part that is due before a lesson which is not booked yet. */
    due_on: day.nullable(),
    /** The lesson of the course before which it is due. */
    due_step: z.int().nullable(),
    is_overdue: z.boolean(),
    status: z.enum(keysOf(chargeStatuses)),
    /** Why it was waived, written off or reversed. */
    status_reason: z.string().nullable(),
    /** What became balance of the student when it was reversed. */
    returned_minor: z.int(),
    note: z.string().nullable(),
    /** The lesson that it is for, where it is for one. */
    lesson: z.object({ id, name: z.string(), start: instant }).nullable(),
    /** The sale that it is a part of. */
    sale: z.object({ id, name: z.string(), part: z.int(), parts: z.int() }).nullable(),
    created_at: instant,
    /** When nothing of it was open any more, and who did that: null for what happened by itself. */
    settled_at: instant.nullable(),
    settled_by: z.string().nullable(),
  })
  .meta({ id: 'Charge' })
export type Charge = z.infer<typeof charge>

export const officeCharge = charge.extend({ student_id: id, student: z.string(), course: z.string() })
export type OfficeCharge = z.infer<typeof officeCharge>

/** What a student owes and what the school has of them, by currency: a school that changed its money has two. */
export const balanceSum = z.object({
  currency: currencyCode,
  open_minor: z.int(),
  overdue_minor: z.int(),
  /** Money that came in and belongs to no charge. The school owes it to the student. */
  balance_minor: z.int(),
})
export type BalanceSum = z.infer<typeof balanceSum>
const sums = z.array(balanceSum)

export const listCharges = endpoint({
  ...of,
  method: 'GET',
  path: '/api/school/charges',
  summary: 'What students owe, the newest first',
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
  summary: 'Add what a student owes for a course',
  access: { school: 'fee_payments.create', platform: 'schools.edit' },
  status: 201,
  body: z.object({
    enrolment_id: id,
    kind: z.enum(addedKinds).default('exam'),
    amount_minor: minorUnits.min(1),
    /** The standard rate unless said; an authority's fee is outside the tax. */
    tax_code: z.enum(taxCodes).optional(),
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
  summary: 'Take a payment of all that is open of a charge; its receipt is among the payments',
  access: { school: 'fee_payments.status', platform: 'schools.edit' },
  params,
  body: z.object({ version: rowVersion, method: takenBy.default('cash'), ...inBody }),
  response: officeCharge,
  errors: ['illegal_transition', 'stale_version'],
})

export const payBackCharge = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/charges/:id/pay-back',
  summary: 'Refund what a reversed charge left as balance; above the limit of the school, ask for it',
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
  summary: 'Let the rest of a charge be, with a reason',
  access: { school: 'fee_payments.waive', platform: 'schools.edit' },
  params,
  body: z.object({ version: rowVersion, reason, ...inBody }),
  response: officeCharge,
  errors: ['illegal_transition', 'stale_version'],
})

export const writeOffCharge = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/charges/:id/write-off',
  summary: 'Give up the rest of a charge that nobody will pay, with a reason',
  access: { school: 'fee_payments.waive', platform: 'schools.edit' },
  params,
  body: z.object({ version: rowVersion, reason, ...inBody }),
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
