import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { keptFile } from '../../../kernel/files.ts'
import { day, id, idText, listOf } from '../../../kernel/shared.ts'
import { areaEndpoints, ownedBySchool } from '../../../kit/areas.ts'

export const defectSeverities = ['cosmetic', 'minor', 'major', 'unsafe'] as const
export const openDefectStatuses = ['new', 'accepted', 'in_repair'] as const

/** A defect of a vehicle. An unsafe one takes it out of service at once. */
export const vehicleDefects = areaEndpoints({
  path: '/api/school/defects',
  tag: 'vehicle-defects',
  one: 'a defect of a vehicle',
  many: 'defects of vehicles',
  access: ownedBySchool('vehicle_checks_defects_incidents'),
  inSchool: true,
  statuses: {
    new: ['accepted', 'rejected'],
    accepted: ['in_repair', 'rejected'],
    in_repair: ['resolved'],
    resolved: [],
    rejected: [],
  },
  reasons: ['rejected'],
  row: {
    title: z.string(),
    vehicle_id: id,
    vehicle: z.string(),
    registration_no: z.string(),
    vehicle_status: z.string(),
    severity: z.enum(defectSeverities),
    reported_on: day,
    reported_by: z.string().nullable(),
    order_id: id.nullable(),
    order: z.string().nullable(),
  },
  more: {
    details: z.string().nullable(),
    photos: z.array(keptFile),
  },
  input: z.object({
    title: z.string().trim().min(1).max(120),
    vehicle_id: id,
    severity: z.enum(defectSeverities),
    details: z.string().trim().max(2000).nullish(),
    photo_ids: z.array(id).max(10).default([]),
  }),
  filter: {
    vehicle_id: idText.optional(),
    severity: listOf(z.enum(defectSeverities), defectSeverities.length),
    /** New, accepted or in repair. */
    open: z.stringbool().optional(),
  },
  sheet: ['title', 'vehicle', 'severity', 'details'],
  errors: ['vehicle_gone', 'unknown_file', 'unsafe_defect_open'],
})

export const orderForDefect = endpoint({
  tag: 'vehicle-defects',
  inSchool: true,
  method: 'POST',
  path: '/api/school/defects/:id/order',
  summary: 'Make a maintenance order of a defect, which is accepted by that',
  access: { school: 'maintenance.create', platform: 'schools.edit' },
  params: z.object({ id: idText }),
  body: z.object({ school_id: id.optional() }),
  status: 201,
  response: z.object({ order_id: id }),
  errors: ['illegal_transition'],
})
