import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { currencyCode, day, id, idText, instant, listOf, optionalText } from '../../../kernel/shared.ts'
import { names, translatedInput } from '../../../kernel/translated.ts'
import { areaEndpoints, ownedBySchool, statusSpan } from '../../../kit/areas.ts'
import { genderScopes } from '../../../kit/genders.ts'
import { gearboxes } from '../../curriculum/licences/calls.ts'

export const simulatorOwnerships = ['purchased', 'rented'] as const
/** `none`: it needs no calibration. */
export const calibrationStates = ['none', 'valid', 'expiring', 'calibration_due'] as const
/** So many days before a calibration is due people are reminded of it; from the first of them on it is `expiring`. */
export const calibrationReminders = [14, 7, 1] as const

const code = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}+ ./_-]{1,40}$/u, 'invalid_format')

/** A scenario of a simulator. */
const scenario = z.object({
  id: id.optional(),
  code,
  name: translatedInput(80),
  /** From 1, easy, to 5. */
  difficulty: z.int().min(1).max(5).default(1),
  minutes: z.int().min(1).max(240),
  /** What it trains, in words. */
  skills: z.string().trim().max(300).default(''),
})

const calibration = z.object({
  id,
  day,
  by: z.string().nullable(),
  certificate_no: z.string().nullable(),
  notes: z.string().nullable(),
  created_at: instant,
})

/** Driving simulators. `asset_no` is the number that the school itself has put on each. */
export const simulators = areaEndpoints({
  path: '/api/school/simulators',
  tag: 'simulators',
  one: 'a simulator',
  many: 'simulators',
  access: ownedBySchool('simulators'),
  inSchool: true,
  statuses: {
    active: ['maintenance', 'retired'],
    maintenance: ['active', 'retired'],
    retired: [],
  },
  reasons: ['maintenance', 'retired'],
  lasting: ['maintenance'],
  row: {
    asset_no: z.string(),
    branch_id: id,
    branch: z.string(),
    class_room_id: id.nullable(),
    class_room: z.string().nullable(),
    brand_id: id.nullable(),
    brand: z.string().nullable(),
    type_id: id.nullable(),
    type: z.string().nullable(),
    purpose_id: id.nullable(),
    purpose: z.string().nullable(),
    gearbox: z.enum(gearboxes),
    stations: z.int(),
    ownership: z.enum(simulatorOwnerships),
    gender_scope: z.enum(genderScopes),
    licence_type_ids: z.array(id),
    /** Codes of the licence types that are trained on it; none means all. */
    licence_type: z.array(z.string()),
    hours_meter: z.number(),
    last_calibrated_on: day.nullable(),
    /** The last day on which the latest calibration holds. */
    calibration_due_on: day.nullable(),
    calibration: z.enum(calibrationStates),
    ...statusSpan,
  },
  more: {
    names,
    maker: z.string().nullable(),
    model: z.string().nullable(),
    serial_no: z.string(),
    software_version: z.string().nullable(),
    has_motion: z.boolean(),
    rented_from: day.nullable(),
    rented_to: day.nullable(),
    purchase_on: day.nullable(),
    warranty_ends_on: day.nullable(),
    calibration_interval_days: z.int().nullable(),
    hourly_cost_minor: z.int().nullable(),
    currency: currencyCode,
    is_trainer_required: z.boolean(),
    is_self_service_allowed: z.boolean(),
    notes: z.string().nullable(),
    scenarios: z.array(scenario.extend({ id, name: z.string(), names })),
    /** The latest first. */
    calibrations: z.array(calibration),
    today: day,
  },
  input: z.object({
    asset_no: code,
    name: translatedInput(80),
    serial_no: code,
    branch_id: id,
    class_room_id: id.nullish(),
    brand_id: id.nullish(),
    type_id: id.nullish(),
    purpose_id: id.nullish(),
    maker: optionalText(80),
    model: optionalText(80),
    software_version: optionalText(40),
    licence_type_ids: z.array(id).max(50).default([]),
    gearbox: z.enum(gearboxes).default('both'),
    has_motion: z.boolean().default(false),
    stations: z.int().min(1).max(100).default(1),
    gender_scope: z.enum(genderScopes).default('mixed'),
    ownership: z.enum(simulatorOwnerships).default('purchased'),
    rented_from: day.nullish(),
    rented_to: day.nullish(),
    purchase_on: day.nullish(),
    warranty_ends_on: day.nullish(),
    /** None: it needs no calibration. */
    calibration_interval_days: z.int().min(1).max(3650).nullish(),
    /** For one that was calibrated before it came here; later it is what `calibrateSimulator` says. */
    last_calibrated_on: day.nullish(),
    hourly_cost_minor: z.int().min(0).max(99_999_999).nullish(),
    /** Hours it has run; never falls. */
    hours_meter: z.number().min(0).max(999_999).default(0),
    is_trainer_required: z.boolean().default(true),
    is_self_service_allowed: z.boolean().default(false),
    notes: optionalText(1000),
    /** In the order in which they are driven. Saved as a whole: what is left out is taken away. */
    scenarios: z.array(scenario).max(100).default([]),
  }),
  filter: {
    branch_id: idText.optional(),
    class_room_id: idText.optional(),
    gender_scope: z.enum(genderScopes).optional(),
    ownership: z.enum(simulatorOwnerships).optional(),
    calibration: listOf(z.enum(calibrationStates), calibrationStates.length),
    licence_type_id: idText.optional(),
  },
  sheet: [
    'asset_no',
    'name_ar',
    'name_en',
    'serial_no',
    'branch',
    'class_room',
    'brand',
    'type',
    'purpose',
    'gearbox',
    'stations',
    'ownership',
    'rented_from',
    'rented_to',
    'gender_scope',
    'licence_type',
    'hours_meter',
  ],
  errors: ['meter_falls', 'end_before_start'],
})

export const calibrateSimulator = endpoint({
  method: 'POST',
  path: '/api/school/simulators/:id/calibrations',
  tag: 'simulators',
  summary: 'Note that a simulator was calibrated; it stays on record',
  access: { school: 'simulators.calibrate', platform: 'schools.edit' },
  inSchool: true,
  params: z.object({ id: idText }),
  body: z.object({
    /** Today where the school is, unless told; never later. */
    day: day.optional(),
    certificate_no: optionalText(60),
    notes: optionalText(300),
    school_id: id.optional(),
  }),
  response: simulators.calls.get.response,
  errors: ['date_in_future', 'illegal_transition'],
})
