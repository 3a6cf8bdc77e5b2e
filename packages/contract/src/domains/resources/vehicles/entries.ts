import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { keptFile } from '../../../kernel/files.ts'
import {
  currencyCode,
  day,
  id,
  idText,
  instant,
  minorUnits,
  optionalText,
  pageOf,
  paging,
} from '../../../kernel/shared.ts'
import { ownedBySchool } from '../../../kit/areas.ts'
import { vehicles } from './calls.ts'
import { legalHolds } from './rules.ts'

export const documentKinds = [
  'registration',
  'inspection',
  'permit',
  'insurance',
  'ownership',
  'rental',
  'service',
  'other',
] as const

/** What a vehicle's timeline shows. Anyone who adds a kind adds its rows to `timelineSources` of the server. */
export const timelineKinds = [
  'created',
  'status',
  'hold',
  'insurance',
  'document',
  'odometer',
  'order',
  'defect',
  'check',
] as const

const access = ownedBySchool('vehicles')
const of = { tag: vehicles.tag, inSchool: true } as const
const path = '/api/school/vehicles/:id'
const params = z.object({ id: idText })
const inQuery = { school_id: idText.optional() }
const inBody = { school_id: id.optional() }
const entry = { id, created_at: instant, by: z.string().nullable() }

const insurance = z.object({
  ...entry,
  insurer: z.string().nullable(),
  policy_no: z.string().nullable(),
  starts_on: day.nullable(),
  expires_on: day,
  premium_minor: z.int().nullable(),
  currency: currencyCode,
  file: keptFile.nullable(),
})

export const listVehicleInsurances = endpoint({
  ...of,
  method: 'GET',
  path: `${path}/insurances`,
  summary: 'Insurances of a vehicle, the present one first',
  access: access('view'),
  params,
  query: z.object(inQuery),
  response: z.array(insurance),
})

export const renewVehicleInsurance = endpoint({
  ...of,
  method: 'POST',
  path: `${path}/insurances`,
  summary: 'Write down a new insurance, which ends later than the present one; the former ones stay',
  access: access('edit'),
  status: 201,
  params,
  body: z.object({
    insurer: optionalText(120),
    policy_no: optionalText(60),
    starts_on: day.nullish(),
    expires_on: day,
    premium_minor: minorUnits.min(0).nullish(),
    file_id: id.nullish(),
    ...inBody,
  }),
  response: z.array(insurance),
  errors: ['not_later', 'end_before_start', 'vehicle_gone', 'unknown_file', 'not_a_paper'],
})

const document = z.object({
  ...entry,
  kind: z.enum(documentKinds),
  number: z.string().nullable(),
  issued_on: day.nullable(),
  expires_on: day.nullable(),
  file: keptFile.nullable(),
})

export const listVehicleDocuments = endpoint({
  ...of,
  method: 'GET',
  path: `${path}/documents`,
  summary: 'Papers of a vehicle, newest first',
  access: access('view'),
  params,
  query: z.object(inQuery),
  response: z.array(document),
})

export const addVehicleDocument = endpoint({
  ...of,
  method: 'POST',
  path: `${path}/documents`,
  summary: 'Keep a paper with a vehicle; one that ends later moves the day on which the vehicle’s own ends',
  access: access('edit'),
  status: 201,
  params,
  body: z.object({
    kind: z.enum(documentKinds),
    number: optionalText(60),
    issued_on: day.nullish(),
    expires_on: day.nullish(),
    file_id: id.nullish(),
    ...inBody,
  }),
  response: z.array(document),
  errors: ['end_before_start', 'vehicle_gone', 'unknown_file', 'not_a_paper'],
})

export const archiveVehicleDocument = endpoint({
  ...of,
  method: 'DELETE',
  path: `${path}/documents/:document_id`,
  summary: 'Put a paper of a vehicle away',
  access: access('edit'),
  params: z.object({ id: idText, document_id: idText }),
  query: z.object(inQuery),
  response: z.array(document),
})

export const readVehicleFile = endpoint({
  ...of,
  method: 'GET',
  path: `${path}/files/:file_id`,
  summary: 'The bytes of a photo or paper that is kept with a vehicle',
  access: access('view'),
  params: z.object({ id: idText, file_id: idText }),
  query: z.object({ download: z.stringbool().default(false), ...inQuery }),
  response: z.unknown(),
  answers: 'file',
})

const reading = z.object({
  ...entry,
  km: z.int(),
  read_at: instant,
  source: z.enum(['first', 'manual', 'correction', 'check', 'maintenance', 'lesson']),
  reason: z.string().nullable(),
})

export const listVehicleReadings = endpoint({
  ...of,
  method: 'GET',
  path: `${path}/odometer`,
  summary: 'Readings of a vehicle’s odometer, newest first',
  access: access('view'),
  params,
  query: z.object({ page: paging.shape.page, perPage: paging.shape.perPage, ...inQuery }),
  response: pageOf(reading),
})

export const addVehicleReading = endpoint({
  ...of,
  method: 'POST',
  path: `${path}/odometer`,
  summary: 'Write down what the odometer shows; only who may correct it sets it lower, with a reason',
  access: access('edit'),
  status: 201,
  params,
  body: z.object({ km: z.int().min(0).max(9_999_999), reason: z.string().trim().max(300).optional(), ...inBody }),
  response: pageOf(reading),
  errors: ['odometer_falls', 'reason_required', 'vehicle_gone'],
})

export const holdVehicle = endpoint({
  ...of,
  method: 'POST',
  path: `${path}/legal-hold`,
  summary: 'Say that a vehicle is seized or subject of a claim, or that it is free again',
  access: { school: 'vehicles.change_legal_status', platform: 'schools.edit' },
  params,
  body: z.object({ hold: z.enum(legalHolds).nullable(), reason: z.string().trim().min(1).max(300), ...inBody }),
  response: z.object({ hold: z.enum(legalHolds).nullable() }),
  errors: ['vehicle_gone'],
})

const happening = z.object({
  at: instant,
  kind: z.enum(timelineKinds),
  by: z.string().nullable(),
  /** What the kind needs said: from, to and reason of a status, the end of an insurance, kilometres. */
  data: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
})
export type VehicleHappening = z.infer<typeof happening>

export const vehicleTimeline = endpoint({
  ...of,
  method: 'GET',
  path: `${path}/timeline`,
  summary: 'What happened to a vehicle, newest first',
  access: access('view'),
  params,
  query: z.object({ page: paging.shape.page, perPage: paging.shape.perPage, ...inQuery }),
  response: pageOf(happening),
})

export const listVehicleTrainers = endpoint({
  ...of,
  method: 'GET',
  path: '/api/school/vehicle-trainers',
  summary: 'Trainers of the school, to choose whose vehicle one is',
  access: access('view'),
  query: z.object(inQuery),
  response: z.array(z.object({ id, name: z.string() })),
})
