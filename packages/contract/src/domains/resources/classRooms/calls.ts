import { z } from 'zod'
import { id, idText, listOf, optionalText } from '../../../kernel/shared.ts'
import { names, translatedInput } from '../../../kernel/translated.ts'
import { areaEndpoints, ownedBySchool, statusSpan } from '../../../kit/areas.ts'
import { genderScopes } from '../../../kit/genders.ts'

export const roomEquipment = [
  'projector',
  'screen',
  'computers',
  'voting',
  'whiteboard',
  'air_conditioning',
  'accessible',
] as const

/** Rooms for theory, with the original form's fields: type, function, both names, both capacities. */
export const classRooms = areaEndpoints({
  path: '/api/school/class-rooms',
  tag: 'class-rooms',
  one: 'a class room',
  many: 'class rooms',
  access: ownedBySchool('class_rooms'),
  inSchool: true,
  statuses: {
    active: ['maintenance', 'inactive'],
    maintenance: ['active', 'inactive'],
    inactive: ['active'],
  },
  reasons: ['maintenance'],
  lasting: ['maintenance', 'inactive'],
  row: {
    branch_id: id,
    branch: z.string(),
    type_id: id,
    type: z.string(),
    function_id: id.nullable(),
    function: z.string().nullable(),
    max_capacity: z.int(),
    /** How many seats the authority lets be used. */
    legal_capacity: z.int(),
    gender_scope: z.enum(genderScopes),
    ...statusSpan,
  },
  more: {
    names,
    area_m2: z.int().nullable(),
    equipment: z.array(z.enum(roomEquipment)),
    online_link: z.string().nullable(),
    notes: z.string().nullable(),
    photo: z.string().nullable(),
  },
  input: z.object({
    name: translatedInput(80),
    branch_id: id,
    type_id: id,
    function_id: id.nullish(),
    max_capacity: z.int().min(1).max(500),
    legal_capacity: z.int().min(1).max(500),
    gender_scope: z.enum(genderScopes).default('mixed'),
    area_m2: z.int().min(1).max(10_000).nullish(),
    equipment: z.array(z.enum(roomEquipment)).max(roomEquipment.length).default([]),
    /** Where a room without walls is met. */
    online_link: z
      .url({ protocol: /^https$/, error: 'invalid_web_address' })
      .max(300)
      .nullish(),
    notes: optionalText(1000),
    /** Address of a picture that `keepAreaPicture` gave. */
    photo: optionalText(300),
  }),
  filter: {
    branch_id: idText.optional(),
    type_id: listOf(idText, 20),
    gender_scope: z.enum(genderScopes).optional(),
  },
  sheet: ['name_ar', 'name_en', 'branch', 'type', 'function', 'max_capacity', 'legal_capacity', 'gender_scope'],
  errors: ['beyond_capacity'],
})
