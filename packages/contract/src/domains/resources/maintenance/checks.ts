import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { keptFile } from '../../../kernel/files.ts'
import { day, id, idText, instant, pageOf, paging } from '../../../kernel/shared.ts'

/** Points that are checked before the first drive of a day. */
export const checkItems = [
  'lights',
  'tyres',
  'brakes',
  'mirrors',
  'dual_controls',
  'cleanliness',
  'warning_lamps',
  'fuel',
  'papers',
] as const
export type CheckItem = (typeof checkItems)[number]
/** What a trainer looks at before the first lesson with a vehicle. */
export const quickCheckItems = ['lights', 'tyres', 'mirrors', 'fuel', 'papers'] as const satisfies readonly CheckItem[]

const path = '/api/school/vehicles/:id/checks'
const of = { tag: 'vehicles', inSchool: true } as const
const params = z.object({ id: idText })
const items = z.array(z.enum(checkItems)).max(checkItems.length)

const check = z.object({
  id,
  day,
  at: instant,
  by: z.string().nullable(),
  odometer_km: z.int(),
  fuel_percent: z.int().nullable(),
  failed: z.array(z.enum(checkItems)),
  fit: z.boolean(),
  notes: z.string().nullable(),
  photos: z.array(keptFile),
})

export const listVehicleChecks = endpoint({
  ...of,
  method: 'GET',
  path,
  summary: 'Checks of a vehicle, newest first',
  access: { school: 'vehicle_checks_defects_incidents.view', platform: 'schools.view' },
  params,
  query: z.object({ page: paging.shape.page, perPage: paging.shape.perPage, school_id: idText.optional() }),
  response: pageOf(check),
})

export const checkVehicle = endpoint({
  ...of,
  method: 'POST',
  path,
  summary: 'Keep what somebody saw at a vehicle today; a second check of the same person and day replaces the first',
  access: { school: 'vehicle_checks_defects_incidents.create', platform: 'schools.edit' },
  params,
  body: z.object({
    school_id: id.optional(),
    odometer_km: z.int().min(0).max(9_999_999),
    fuel_percent: z.int().min(0).max(100).nullish(),
    /** Only the points that are not in order. */
    failed: items.default([]),
    fit: z.boolean(),
    notes: z.string().trim().max(1000).nullish(),
    photo_ids: z.array(id).max(10).default([]),
  }),
  status: 201,
  response: check,
  errors: ['odometer_falls', 'vehicle_gone', 'unknown_file'],
})
