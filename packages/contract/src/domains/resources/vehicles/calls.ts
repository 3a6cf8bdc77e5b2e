import { z } from 'zod'
import { currencyCode, day, id, idText, instant, listOf, minorUnits, optionalText } from '../../../kernel/shared.ts'
import { names, translatedInput } from '../../../kernel/translated.ts'
import { areaEndpoints, ownedBySchool } from '../../../kit/areas.ts'
import { genderScopes } from '../../../kit/genders.ts'
import { obstacleKinds } from './driving.ts'
import { complianceStates, legalHolds, serviceCycles, vehiclePapers, vinChecks, vinPattern } from './rules.ts'

export const gearTypes = ['manual', 'automatic', 'semi_automatic', 'none'] as const
export const ownerships = ['purchased', 'rented', 'leased', 'trainer_owned'] as const
export const usageStatuses = ['operation', 'backup'] as const
export const fuels = ['petrol', 'diesel', 'hybrid', 'plug_in', 'electric', 'gas'] as const
export const oldestYearModel = 1980

const km = z.int().min(0).max(9_999_999)
const price = minorUnits.min(0)

export const nextServiceAnswer = z.object({
  due_on: day.nullable(),
  due_km: z.int().nullable(),
  projected_on: day.nullable(),
  next_on: day.nullable(),
  by: z.enum(['days', 'km']).nullable(),
  km_left: z.int().nullable(),
})

/** What a school drives with. Its status says whether it is at work; whether it may be is `compliance`. */
export const vehicles = areaEndpoints({
  path: '/api/school/vehicles',
  tag: 'vehicles',
  one: 'a vehicle',
  many: 'vehicles',
  access: ownedBySchool('vehicles'),
  inSchool: true,
  statuses: {
    in_service: ['reserve', 'in_maintenance', 'out_of_order', 'accident', 'decommissioned'],
    reserve: ['in_service', 'in_maintenance', 'out_of_order', 'accident', 'decommissioned'],
    in_maintenance: ['in_service', 'out_of_order', 'accident', 'decommissioned'],
    out_of_order: ['in_maintenance', 'accident', 'decommissioned'],
    accident: ['in_maintenance', 'out_of_order', 'decommissioned'],
    decommissioned: [],
  },
  reasons: ['in_maintenance', 'out_of_order', 'accident', 'decommissioned'],
  /** Needed for `in_maintenance`: when it is expected back. */
  statusInput: { estimated_return: day.optional() },
  row: {
    branch_id: id,
    branch: z.string(),
    brand_id: id,
    brand: z.string(),
    type_id: id,
    type: z.string(),
    model: z.string(),
    year_model: z.int(),
    gear_type: z.enum(gearTypes),
    registration_no: z.string(),
    country_id: id.nullable(),
    chassis_no: z.string(),
    /** Whether the check digit of the chassis number fits. Only a warning. */
    vin_check: z.enum(vinChecks),
    passenger_capacity: z.int(),
    purpose_ids: z.array(id),
    purpose: z.array(z.string()),
    licence_type_ids: z.array(id),
    /** Their codes. */
    licence_type: z.array(z.string()),
    gender_scope: z.enum(genderScopes),
    ownership: z.enum(ownerships),
    usage_status: z.enum(usageStatuses),
    estimated_return: day.nullable(),
    /** On the day asked for, else today where the school is. */
    compliance: z.enum(complianceStates),
    insurance_expires_on: day.nullable(),
    inspection_expires_on: day.nullable(),
    registration_expires_on: day.nullable(),
    permit_expires_on: day.nullable(),
    nearest_paper: z.object({ paper: z.enum(vehiclePapers), on: day, days: z.int() }).nullable(),
    next_service: nextServiceAnswer,
    odometer_km: z.int().nullable(),
    odometer_at: instant.nullable(),
    photo_id: id.nullable(),
  },
  more: {
    names,
    colour: z.string().nullable(),
    fuel: z.enum(fuels).nullable(),
    dual_controls: z.boolean(),
    adaptations: z.array(z.string()),
    rented_from: day.nullable(),
    rented_to: day.nullable(),
    legal_hold: z.enum(legalHolds).nullable(),
    legal_hold_reason: z.string().nullable(),
    service_cycle: z.enum(serviceCycles),
    interval_km: z.int().nullable(),
    interval_days: z.int().nullable(),
    last_service_km: z.int().nullable(),
    last_service_on: day.nullable(),
    planned_service_on: day.nullable(),
    km_per_day: z.number().nullable(),
    training_permit_no: z.string().nullable(),
    gps_device_id: z.string().nullable(),
    has_camera: z.boolean(),
    purchased_on: day.nullable(),
    purchase_price_minor: z.int().nullable(),
    currency: currencyCode,
    default_trainer_id: id.nullable(),
    default_trainer: z.string().nullable(),
    notes: z.string().nullable(),
    /** The day that `compliance` is about. */
    on: day,
    /** Why it may not be driven today, as the rules of lessons say too; empty where it may. */
    obstacles: z.array(z.object({ why: z.enum(obstacleKinds), what: z.string().nullable(), until: day.nullable() })),
  },
  input: z.object({
    name: translatedInput(60),
    branch_id: id,
    brand_id: id,
    type_id: id,
    model: z.string().trim().min(1).max(60),
    /** At most next year's. */
    year_model: z.int().min(oldestYearModel).max(9999),
    gear_type: z.enum(gearTypes),
    registration_no: z
      .string()
      .trim()
      .min(1)
      .max(20)
      .regex(/^[\p{L}\p{N} -]*[\p{L}\p{N}][\p{L}\p{N} -]*$/u, 'invalid_format'),
    /** Where it is registered; the school's country unless said. */
    country_id: id.nullish(),
    chassis_no: z.string().trim().toUpperCase().regex(vinPattern, 'invalid_vin'),
    /** With the driver. */
    passenger_capacity: z.int().min(1).max(80),
    purpose_ids: z.array(id).min(1).max(20),
    licence_type_ids: z.array(id).min(1).max(50),
    gender_scope: z.enum(genderScopes).default('mixed'),
    ownership: z.enum(ownerships).default('purchased'),
    rented_from: day.nullish(),
    rented_to: day.nullish(),
    usage_status: z.enum(usageStatuses).default('operation'),
    /** Creates the first row of its insurances; later it corrects the present one. A renewal is a call of its own. */
    insurance_expires_on: day,
    inspection_expires_on: day.nullish(),
    registration_expires_on: day.nullish(),
    training_permit_no: optionalText(60),
    permit_expires_on: day.nullish(),
    service_cycle: z.enum(serviceCycles),
    interval_km: z.int().min(1).max(1_000_000).nullish(),
    interval_days: z.int().min(1).max(3650).nullish(),
    last_service_km: km.nullish(),
    last_service_on: day.nullish(),
    /** The next service where its day is set already. */
    planned_service_on: day.nullish(),
    /** The first reading; later ones are readings of their own, and follow the same rules. */
    odometer_km: km.nullish(),
    colour: optionalText(40),
    fuel: z.enum(fuels).nullish(),
    dual_controls: z.boolean().default(false),
    adaptations: z.array(z.string().trim().min(1).max(40)).max(20).default([]),
    gps_device_id: optionalText(60),
    has_camera: z.boolean().default(false),
    photo_id: id.nullish(),
    purchased_on: day.nullish(),
    purchase_price_minor: price.nullish(),
    default_trainer_id: id.nullish(),
    notes: optionalText(2000),
  }),
  filter: {
    branch_id: idText.optional(),
    type_id: listOf(idText, 20),
    licence_type_id: idText.optional(),
    gear_type: z.enum(gearTypes).optional(),
    usage_status: z.enum(usageStatuses).optional(),
    compliance: listOf(z.enum(complianceStates), complianceStates.length),
    /** Vehicles of which a paper ends within so many days, or has ended. */
    expiring_within: z.coerce.number<string | number>().int().min(0).max(366).optional(),
    /** The day that compliance is told for; today unless said. */
    on: day.optional(),
  },
  sheet: [
    'name_ar',
    'name_en',
    'registration_no',
    'chassis_no',
    'branch',
    'brand',
    'type',
    'model',
    'year_model',
    'gear_type',
    'passenger_capacity',
    'licence_type',
    'purpose',
    'gender_scope',
    'ownership',
    'rented_from',
    'rented_to',
    'usage_status',
    'insurance_expires_on',
    'inspection_expires_on',
    'registration_expires_on',
    'training_permit_no',
    'permit_expires_on',
    'service_cycle',
    'interval_km',
    'interval_days',
    'last_service_km',
    'last_service_on',
    'odometer_km',
    'colour',
    'fuel',
    'dual_controls',
    'notes',
  ],
  errors: ['plan_limit', 'invalid_vin', 'odometer_falls', 'vehicle_gone', 'not_later'],
})
