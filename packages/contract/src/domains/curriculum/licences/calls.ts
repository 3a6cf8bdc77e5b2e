import { z } from 'zod'
import { id, idText } from '../../../kernel/shared.ts'
import { names, translatedInput, translatedOptional } from '../../../kernel/translated.ts'
import { areaEndpoints, ownedBySchool } from '../../../kit/areas.ts'
import { genderScopes } from '../../../kit/genders.ts'

export const licenceGroups = [
  'moped',
  'motorcycle',
  'car',
  'truck',
  'bus',
  'trailer',
  'tractor',
  'forklift',
  'other',
] as const
export const gearboxes = ['manual', 'automatic', 'both'] as const
/** Below a main type. */
export const deepestLevel = 4

const months = z.int().min(0).max(1200)
const code = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}+ ._-]{1,20}$/u, 'invalid_format')

/** What a school trains for: main types and up to four levels below each. */
export const licenceTypes = areaEndpoints({
  path: '/api/school/licence-types',
  tag: 'licence-types',
  one: 'a licence type',
  many: 'licence types',
  access: ownedBySchool('licence_types_courses'),
  inSchool: true,
  statuses: { draft: ['active'], active: ['inactive'], inactive: ['active'] },
  row: {
    code: z.string(),
    level: z.int(),
    parent_id: id.nullable(),
    parent: z.string().nullable(),
    group: z.enum(licenceGroups),
    gearbox: z.enum(gearboxes),
    gender_scope: z.enum(genderScopes),
    /** Ages in months. */
    min_age_months: z.int(),
    min_training_age_months: z.int(),
    is_registration_open: z.boolean(),
    place: z.int(),
  },
  more: {
    names,
    descriptions: names,
    image: z.string().nullable(),
    automatic_restriction_code: z.string().nullable(),
    medical_required: z.boolean(),
    medical_validity_months: z.int().nullable(),
    eye_test_required: z.boolean(),
    first_aid_required: z.boolean(),
    permit_validity_months: z.int().nullable(),
    requires: z.array(z.object({ code: z.string(), months: z.int() })),
  },
  input: z.object({
    code,
    name: translatedInput(80),
    description: translatedOptional(2000).default({ ar: '', en: '', de: '', fr: '', pt: '' }),
    parent_id: id.nullish(),
    group: z.enum(licenceGroups),
    gearbox: z.enum(gearboxes).default('both'),
    gender_scope: z.enum(genderScopes).default('mixed'),
    image: z
      .string()
      .regex(/^\/art\/[a-z-]+\.svg$/, 'invalid_format')
      .nullish(),
    is_registration_open: z.boolean().default(true),
    min_age_months: months,
    min_training_age_months: months,
    automatic_restriction_code: code.nullish(),
    medical_required: z.boolean().default(false),
    medical_validity_months: months.nullish(),
    eye_test_required: z.boolean().default(true),
    first_aid_required: z.boolean().default(false),
    permit_validity_months: months.nullish(),
    requires: z.array(z.object({ code, months })).max(10).default([]),
    place: z.int().min(0).max(100_000).default(0),
  }),
  filter: {
    parent_id: idText.optional(),
    level: z.coerce.number<string>().int().optional(),
    group: z.enum(licenceGroups).optional(),
    gearbox: z.enum(gearboxes).optional(),
  },
  sheet: [
    'code',
    'name_ar',
    'name_en',
    'group',
    'gearbox',
    'gender_scope',
    'min_age_months',
    'min_training_age_months',
  ],
  errors: ['code_in_use', 'too_deep', 'training_age_above', 'requirement_needed', 'licence_has_courses'],
})
