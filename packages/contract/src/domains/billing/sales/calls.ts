import { z } from 'zod'
import { keysOf } from '../../../kernel/choices/lists.ts'
import { endpoint } from '../../../kernel/endpoint.ts'
import { currencyCode, day, id, idText, instant, pageOf, paging } from '../../../kernel/shared.ts'
import { lessonKinds } from '../../schedule/lessonTypes/calls.ts'
import { officeCharge } from '../charges/calls.ts'
import { creditUnits, pieces } from '../packages/items.ts'
import { taxCodes } from '../taxRates/codes.ts'
import { moveKinds, saleKinds, saleStatuses } from './statuses.ts'

// What students bought: copies of packages, whose minutes lessons hold and use.

const of = { tag: 'sales', inSchool: true } as const
const params = z.object({ id: idText })
const inBody = { school_id: id.optional() }
const view = { school: 'fee_payments.view', platform: 'schools.view' } as const
const sells = { school: 'fee_payments.create', platform: 'schools.edit' } as const
const refunds = { school: 'fee_payments.refund', platform: 'schools.edit' } as const
const key = z.string().min(8).max(80)
const reason = z.string().trim().min(1).max(300)

const saleItem = z
  .object({
    id,
    lesson_kinds: z.array(z.enum(lessonKinds)),
    piece: z.enum(pieces).nullable(),
    unit: z.enum(creditUnits),
    /** Minutes or pieces, as are the other numbers. */
    bought: z.int(),
    used: z.int(),
    /** Set aside for lessons that are booked. */
    held: z.int(),
    /** Expired, refunded or given to another student. */
    gone: z.int(),
    left: z.int(),
  })
  .meta({ id: 'SaleItem' })
export type SaleItem = z.infer<typeof saleItem>

const sale = z
  .object({
    id,
    enrolment_id: id,
    package_id: id.nullable(),
    name: z.string(),
    kind: z.enum(saleKinds),
    status: z.enum(keysOf(saleStatuses)),
    status_reason: z.string().nullable(),
    /** The price, tax included. */
    gross_minor: z.int(),
    net_minor: z.int(),
    tax_minor: z.int(),
    tax_code: z.enum(taxCodes),
    tax_bps: z.int(),
    currency: currencyCode,
    /** Of its charges. */
    paid_minor: z.int(),
    open_minor: z.int(),
    sold_on: day,
    /** The last day on which it is valid. */
    expires_on: day.nullable(),
    transferable: z.boolean(),
    items: z.array(saleItem),
    created_at: instant,
  })
  .meta({ id: 'Sale' })
export type Sale = z.infer<typeof sale>

export const officeSale = sale.extend({
  student_id: id,
  student: z.string(),
  course: z.string(),
  sold_by: z.string().nullable(),
})
export type OfficeSale = z.infer<typeof officeSale>

export const listSales = endpoint({
  ...of,
  method: 'GET',
  path: '/api/school/sales',
  summary: 'What students bought, the newest first',
  access: view,
  query: paging.omit({ sort: true }).extend({
    student_id: idText.optional(),
    enrolment_id: idText.optional(),
    package_id: idText.optional(),
    status: z.enum(keysOf(saleStatuses)).optional(),
    school_id: idText.optional(),
  }),
  response: pageOf(officeSale).extend({ time_zone: z.string() }),
})

export const creditMove = z.object({
  id,
  item_id: id,
  kind: z.enum(moveKinds),
  qty: z.int(),
  /** The lesson that holds or uses it. */
  lesson: z.object({ id, name: z.string(), start: instant }).nullable(),
  created_at: instant,
  by: z.string().nullable(),
})
export type CreditMove = z.infer<typeof creditMove>

export const getSale = endpoint({
  ...of,
  method: 'GET',
  path: '/api/school/sales/:id',
  summary: 'A sale with its charges and its newest two hundred moves',
  access: view,
  params,
  query: z.object({ school_id: idText.optional() }),
  response: officeSale.extend({ charges: z.array(officeCharge), moves: z.array(creditMove), time_zone: z.string() }),
})

const sellable = z.object({
  id,
  name: z.string(),
  price_minor: z.int(),
  parts: z.int(),
  /** What the student would owe and when, by today's prices; a part before a lesson that is not booked has no day. */
  instalments: z.array(z.object({ amount_minor: z.int(), due_on: day.nullable(), due_step: z.int().nullable() })),
  expires_on: day.nullable(),
  tax_minor: z.int(),
  items: z.array(saleItem.pick({ lesson_kinds: true, piece: true, unit: true }).extend({ qty: z.int() })),
})

export const listSellable = endpoint({
  ...of,
  method: 'GET',
  path: '/api/school/sellable-packages',
  summary: 'Packages that a student can buy for a course now, with what would be owed',
  access: view,
  query: z.object({ enrolment_id: idText, school_id: idText.optional() }),
  response: z.object({ packages: z.array(sellable), currency: currencyCode, today: day }),
})

export const createSale = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/sales',
  summary:
    'Sell a package to a student for a course; its instalments are charges, and lessons that are booked hold minutes',
  access: sells,
  status: 201,
  body: z.object({
    key,
    enrolment_id: id,
    package_id: id,
    /** Other than the package says. */
    parts: z.int().min(1).max(24).optional(),
    /** Today unless said. */
    first_due: day.nullish(),
    ...inBody,
  }),
  response: officeSale.extend({ charges: z.array(officeCharge) }),
  errors: ['key_used', 'unknown_choice', 'package_retired', 'date_in_past', 'too_many_parts'],
})

export const refundSale = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/sales/:id/refund',
  summary: 'End a sale early: what is unused becomes balance of the student; with `preview` only the numbers',
  access: refunds,
  params,
  body: z.object({ preview: z.boolean().default(false), reason: reason.optional(), ...inBody }),
  response: officeSale.extend({
    /** What was used, by the rule of the school, and its fee. */
    used_minor: z.int(),
    fee_minor: z.int(),
    /** What becomes balance, tax included, and the tax in it. */
    refund_minor: z.int(),
    refund_tax_minor: z.int(),
    /** What the student still owes for what was used. */
    owed_minor: z.int(),
  }),
  errors: ['nothing_left', 'lessons_held', 'reason_required'],
})

export const transferSale = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/sales/:id/transfer',
  summary: 'Give what is free of a sale to another student; with `preview` only the numbers',
  access: refunds,
  params,
  body: z.object({
    preview: z.boolean().default(false),
    /** The course of the other student. */
    enrolment_id: id,
    reason: reason.optional(),
    ...inBody,
  }),
  response: officeSale.extend({
    moved: z.array(z.object({ item_id: id, qty: z.int(), value_minor: z.int() })),
    /** The net worth of what moves. */
    value_minor: z.int(),
    to_sale_id: id.nullable(),
  }),
  errors: ['unknown_choice', 'nothing_left', 'not_transferable', 'reason_required'],
})

export const handOutItem = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/sales/:id/items/:item_id/hand-out',
  summary: 'Note that the student got pieces of a package: material, an exam fee, a document',
  access: sells,
  params: params.extend({ item_id: idText }),
  body: z.object({ qty: z.int().min(1).max(100_000).default(1), ...inBody }),
  response: officeSale,
  errors: ['nothing_left', 'not_a_piece'],
})

export const listMySales = endpoint({
  tag: 'my-sales',
  method: 'GET',
  path: '/api/my/sales',
  summary: 'What I bought and what is left of it, or a student whose payments I look after; the newest first',
  access: 'session',
  query: z.object({ student_id: idText.optional() }),
  response: z.object({ sales: z.array(sale), time_zone: z.string() }),
})
