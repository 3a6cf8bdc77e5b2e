import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { currencyCode, day, id, idText, instant, minorUnits, pageOf, paging } from '../../../kernel/shared.ts'
import { names, translatedInput } from '../../../kernel/translated.ts'
import { areaEndpoints, ownedBySchool } from '../../../kit/areas.ts'
import { officePayment } from '../payments/calls.ts'

// Cash desks: each is opened with a float, counted and closed.

/** The first part of receipt numbers of a desk. `R` is that of the school itself. */
const code = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^(?!R$)[A-Z0-9]{1,6}$/, 'invalid_format')

export const cashSession = z
  .object({
    id,
    desk_id: id,
    desk: z.string(),
    day,
    currency: currencyCode,
    float_minor: z.int(),
    /** Cash that came in and went out since the desk was opened. */
    in_minor: z.int(),
    out_minor: z.int(),
    /** The float and what came in, less what went out. */
    expected_minor: z.int(),
    counted_minor: z.int().nullable(),
    /** Counted less expected. */
    difference_minor: z.int().nullable(),
    reason: z.string().nullable(),
    opened_by: z.string().nullable(),
    opened_at: instant,
    closed_by: z.string().nullable(),
    closed_at: instant.nullable(),
  })
  .meta({ id: 'CashSession' })
export type CashSession = z.infer<typeof cashSession>

export const cashDesks = areaEndpoints({
  path: '/api/school/cash-desks',
  tag: 'cash-desks',
  one: 'a cash desk',
  many: 'cash desks',
  access: ownedBySchool('cash_desk'),
  inSchool: true,
  statuses: { active: ['inactive'], inactive: ['active'] },
  row: {
    branch_id: id,
    branch: z.string(),
    code: z.string(),
    /** Since when it is open; null while it is closed. */
    open_since: instant.nullable(),
    time_zone: z.string(),
  },
  more: { names, open_session: cashSession.nullable(), currency: currencyCode },
  input: z.object({ name: translatedInput(80), branch_id: id, code }),
  filter: { branch_id: idText.optional() },
  sheet: ['name_ar', 'name_en', 'branch', 'code'],
  errors: ['already_open', 'record_in_use'],
})

const of = { tag: 'cash-desks', inSchool: true } as const
const params = z.object({ id: idText })
const amount = minorUnits.min(0)

export const openCashDesk = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/cash-desks/:id/open',
  summary: 'Open a cash desk for today with the cash that is in it',
  access: { school: 'cash_desk.open', platform: 'schools.edit' },
  params,
  body: z.object({ float_minor: amount, school_id: id.optional() }),
  response: cashSession,
  errors: ['already_open'],
})

export const closeCashDesk = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/cash-desks/:id/close',
  summary: 'Count and close a cash desk; a difference needs a reason',
  access: { school: 'cash_desk.close', platform: 'schools.edit' },
  params,
  body: z.object({
    counted_minor: amount,
    reason: z.string().trim().max(300).nullish(),
    school_id: id.optional(),
  }),
  response: cashSession,
  errors: ['desk_closed', 'reason_required'],
})

export const listCashSessions = endpoint({
  ...of,
  method: 'GET',
  path: '/api/school/cash-desks/:id/sessions',
  summary: 'The days of a cash desk, the newest first',
  access: { school: 'cash_desk.view', platform: 'schools.view' },
  params,
  query: paging.omit({ q: true, sort: true }).extend({ school_id: idText.optional() }),
  response: pageOf(cashSession).extend({ time_zone: z.string() }),
})

export const getCashSession = endpoint({
  ...of,
  method: 'GET',
  path: '/api/school/cash-desks/:id/sessions/:session_id',
  summary: 'The paper of a day of a cash desk: its payments and its count',
  access: { school: 'cash_desk.view', platform: 'schools.view' },
  params: params.extend({ session_id: idText }),
  query: z.object({ school_id: idText.optional() }),
  response: cashSession.extend({ payments: z.array(officePayment), time_zone: z.string() }),
})
