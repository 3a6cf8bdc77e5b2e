import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { keptFile } from '../../../kernel/files.ts'
import { currencyCode, day, id, idText, instant, minorUnits, optionalText } from '../../../kernel/shared.ts'
import { areaEndpoints, ownedBySchool } from '../../../kit/areas.ts'

export const maintenanceKinds = ['scheduled', 'repair', 'recall', 'tyre', 'inspection', 'accident'] as const

const km = z.int().min(0).max(9_999_999)
const amount = minorUnits.min(0)
const item = z.object({ text: z.string().trim().min(1).max(200), cost: amount.nullish() })

/** Work on a vehicle: planned, begun, and done with its cost. While it is in progress the vehicle is out of service. */
export const maintenanceOrders = areaEndpoints({
  path: '/api/school/maintenance-orders',
  tag: 'maintenance-orders',
  one: 'a maintenance order',
  many: 'maintenance orders',
  access: ownedBySchool('maintenance'),
  inSchool: true,
  statuses: {
    planned: ['in_progress', 'cancelled'],
    in_progress: ['done', 'cancelled'],
    done: [],
    cancelled: [],
  },
  reasons: ['cancelled'],
  statusInput: {
    /** Beginning: when the vehicle is expected back; the end that was planned unless said. */
    estimated_return: day.optional(),
    /** Done: what the odometer showed, and what it all cost; the sum of its items unless said. */
    odometer_km: km.optional(),
    cost: amount.optional(),
  },
  row: {
    title: z.string(),
    vehicle_id: id,
    vehicle: z.string(),
    registration_no: z.string(),
    kind: z.enum(maintenanceKinds),
    due_on: day.nullable(),
    due_km: z.int().nullable(),
    workshop: z.string().nullable(),
    planned_from: day.nullable(),
    planned_to: day.nullable(),
    cost: z.int().nullable(),
    currency: currencyCode,
    odometer_km: z.int().nullable(),
    started_at: instant.nullable(),
    finished_at: instant.nullable(),
  },
  more: {
    items: z.array(z.object({ text: z.string(), cost: z.int().nullable() })),
    notes: z.string().nullable(),
    files: z.array(keptFile),
    /** The cost is above what may be spent without approval, and who approved how much. */
    needs_approval: z.boolean(),
    approved_cost: z.int().nullable(),
    approved_by: z.string().nullable(),
    approved_at: instant.nullable(),
    defects: z.array(z.object({ id, name: z.string(), status: z.string() })),
  },
  input: z.object({
    title: z.string().trim().min(1).max(120),
    vehicle_id: id,
    kind: z.enum(maintenanceKinds),
    due_on: day.nullish(),
    due_km: km.nullish(),
    workshop: optionalText(120),
    planned_from: day.nullish(),
    planned_to: day.nullish(),
    cost: amount.nullish(),
    odometer_km: km.nullish(),
    items: z.array(item).max(50).default([]),
    notes: optionalText(2000),
    file_ids: z.array(id).max(20).default([]),
  }),
  filter: {
    vehicle_id: idText.optional(),
    kind: z.enum(maintenanceKinds).optional(),
    /** Planned or in progress. */
    open: z.stringbool().optional(),
  },
  sheet: ['title', 'vehicle', 'kind', 'due_on', 'due_km', 'workshop', 'planned_from', 'planned_to', 'notes'],
  errors: ['order_overlaps', 'end_before_start', 'vehicle_gone', 'unknown_file'],
})

export const approveMaintenanceCost = endpoint({
  tag: 'maintenance-orders',
  inSchool: true,
  method: 'POST',
  path: '/api/school/maintenance-orders/:id/approval',
  summary: 'Approve what a maintenance order costs; a higher cost needs to be approved again',
  access: { school: 'maintenance.approve_cost', platform: 'schools.edit' },
  params: z.object({ id: idText }),
  body: z.object({ school_id: id.optional(), cost: amount }),
  response: maintenanceOrders.calls.get.response,
  errors: ['illegal_transition'],
})
