import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { day, id, idText, listOf } from '../../../kernel/shared.ts'

export const expiryKinds = [
  'insurance',
  'inspection',
  'registration',
  'permit',
  'document',
  'service',
  'order',
] as const
export type ExpiryKind = (typeof expiryKinds)[number]

const expiry = z.object({
  kind: z.enum(expiryKinds),
  on: day,
  vehicle_id: id,
  vehicle: z.string(),
  registration_no: z.string(),
  branch: z.string(),
  /** Which document, or which maintenance order. */
  what: z.string().nullable(),
  order_id: id.nullable(),
})
export type Expiry = z.infer<typeof expiry>

export const listVehicleExpiries = endpoint({
  tag: 'vehicles',
  inSchool: true,
  method: 'GET',
  path: '/api/school/vehicle-expiries',
  summary:
    'Papers of the vehicles that end and services that are due within months from a day on, and all that is overdue',
  access: { school: 'vehicles.view', platform: 'schools.view' },
  query: z.object({
    from: day.optional(),
    months: z.coerce.number<string | number>().int().min(1).max(24).default(12),
    kinds: listOf(z.enum(expiryKinds), expiryKinds.length),
    branch_id: idText.optional(),
    school_id: idText.optional(),
  }),
  response: z.object({
    /** Where the school is. */
    today: day,
    from: day,
    to: day,
    rows: z.array(expiry),
  }),
})
