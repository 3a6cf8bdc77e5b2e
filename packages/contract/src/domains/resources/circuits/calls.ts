import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { day, id, idText, instant, optionalText } from '../../../kernel/shared.ts'
import { names, translatedInput } from '../../../kernel/translated.ts'
import { areaEndpoints, ownedBySchool, statusSpan } from '../../../kit/areas.ts'
import { genderScopes } from '../../../kit/genders.ts'

export const circuitFunctions = ['practical', 'theoretical', 'other'] as const
export const circuitSurfaces = ['asphalt', 'concrete', 'gravel', 'wet'] as const
export const elementKinds = [
  'slope',
  'parallel_parking',
  'garage_parking',
  'drum_reverse',
  'slalom',
  'figure_8',
  'emergency_stop',
  'roundabout',
  'traffic_light',
  'narrow_passage',
  'pocket',
  'moving_off_hill',
] as const
export const elementStatuses = ['active', 'maintenance'] as const

const vehicles = z.int().min(1).max(500)
/** Share of the plan's width or height, from its upper left corner. */
const percent = z.number().min(0).max(100)

/** A part of a circuit where only so many vehicles may be at once. */
const zone = z.object({ id: id.optional(), name: z.string().trim().min(1).max(60), capacity: vehicles })

/** Something on the circuit that is practised. */
const element = z.object({
  id: id.optional(),
  kind: z.enum(elementKinds),
  /** What people call it where there are several of a kind. */
  name: z.string().trim().max(60).default(''),
  capacity: vehicles.default(1),
  x: percent,
  y: percent,
  /** The place of its zone in the list of zones, from 0; null where it is in none. */
  zone: z.int().min(0).max(19).nullable().default(null),
  status: z.enum(elementStatuses).default('active'),
})

/** Zones and elements of a circuit. They are saved as a whole: those left out are deleted. */
export const layout = z.object({ zones: z.array(zone).max(20), elements: z.array(element).max(60) })
export type Layout = z.output<typeof layout>
export type LayoutZone = Layout['zones'][number]
export type LayoutElement = Layout['elements'][number]

/** Yards for practice off the road. Capacities are numbers of vehicles. */
export const circuits = areaEndpoints({
  path: '/api/school/circuits',
  tag: 'circuits',
  one: 'a circuit',
  many: 'circuits',
  access: ownedBySchool('circuits'),
  inSchool: true,
  statuses: {
    active: ['maintenance', 'closed_weather', 'inactive'],
    maintenance: ['active', 'inactive'],
    closed_weather: ['active', 'maintenance'],
    inactive: ['active'],
  },
  reasons: ['maintenance', 'closed_weather'],
  lasting: ['maintenance'],
  row: {
    branch_id: id,
    branch: z.string(),
    function: z.enum(circuitFunctions),
    surface: z.enum(circuitSurfaces),
    max_capacity: z.int(),
    /** How many vehicles the authority lets be on it at once. */
    legal_capacity: z.int(),
    vehicle_count: z.int(),
    gender_scope: z.enum(genderScopes),
    permit_expires_on: day.nullable(),
    licence_type_ids: z.array(id),
    /** Codes of the licence types that are trained here; none means all. */
    licence_type: z.array(z.string()),
    ...statusSpan,
    /** When a circuit that is closed for weather opens again by itself. */
    reopens_at: instant.nullable(),
    /** The school's time zone, on whose clock that is told. */
    time_zone: z.string(),
  },
  more: {
    names,
    area_m2: z.int().nullable(),
    length_m: z.int().nullable(),
    is_lit: z.boolean(),
    is_covered: z.boolean(),
    permit_no: z.string().nullable(),
    address: z.string().nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    plan_image: z.string().nullable(),
    notes: z.string().nullable(),
    layout,
    /** Today in the school, by which days are reckoned. */
    today: day,
  },
  input: z.object({
    name: translatedInput(80),
    branch_id: id,
    function: z.enum(circuitFunctions).default('practical'),
    surface: z.enum(circuitSurfaces).default('asphalt'),
    max_capacity: vehicles,
    legal_capacity: vehicles,
    /** How many vehicles belong to it. */
    vehicle_count: z.int().min(0).max(500).default(0),
    gender_scope: z.enum(genderScopes).default('mixed'),
    licence_type_ids: z.array(id).max(50).default([]),
    area_m2: z.int().min(1).max(1_000_000).nullish(),
    length_m: z.int().min(1).max(100_000).nullish(),
    is_lit: z.boolean().default(false),
    is_covered: z.boolean().default(false),
    permit_no: optionalText(60),
    permit_expires_on: day.nullish(),
    address: optionalText(300),
    latitude: z.number().min(-90).max(90).nullish(),
    longitude: z.number().min(-180).max(180).nullish(),
    /** Address of a picture that `keepAreaPicture` gave. */
    plan_image: optionalText(300),
    notes: optionalText(1000),
    layout: layout.default({ zones: [], elements: [] }),
  }),
  filter: {
    branch_id: idText.optional(),
    function: z.enum(circuitFunctions).optional(),
    gender_scope: z.enum(genderScopes).optional(),
    /** Those for a licence type, among them those that are for all. */
    licence_type_id: idText.optional(),
  },
  sheet: [
    'name_ar',
    'name_en',
    'branch',
    'function',
    'surface',
    'max_capacity',
    'legal_capacity',
    'vehicle_count',
    'gender_scope',
    'licence_type',
    'permit_expires_on',
  ],
  errors: ['beyond_capacity'],
})

const weather = {
  tag: 'circuits',
  method: 'POST',
  access: { school: 'circuits.close_weather', platform: 'schools.edit' },
  inSchool: true,
  params: z.object({ id: idText }),
  response: circuits.calls.get.response,
  errors: ['illegal_transition'],
} as const

export const closeForWeather = endpoint({
  ...weather,
  path: '/api/school/circuits/:id/close-weather',
  summary: 'Close a circuit for weather until the end of the day, where the school is',
  body: z.object({ reason: z.string().trim().min(1).max(300), school_id: id.optional() }),
})

export const openAfterWeather = endpoint({
  ...weather,
  path: '/api/school/circuits/:id/open-weather',
  summary: 'Open a circuit again that was closed for weather',
  body: z.object({ school_id: id.optional() }),
})
