import { z } from 'zod'
import { branchStatuses } from '../../../kernel/choices/statuses.ts'
import { email, optionalText, phone } from '../../../kernel/shared.ts'
import { names, translatedInput } from '../../../kernel/translated.ts'
import { areaEndpoints, ownedBySchool } from '../../../kit/areas.ts'
import { genderScopes } from '../../../kit/genders.ts'

/** Where a school teaches. One branch is the main one. */
export const branches = areaEndpoints({
  path: '/api/school/branches',
  tag: 'branches',
  one: 'a branch',
  many: 'branches',
  access: ownedBySchool('branches'),
  inSchool: true,
  statuses: branchStatuses,
  row: {
    city: z.string().nullable(),
    address: z.string().nullable(),
    phone: z.string().nullable(),
    gender_scope: z.enum(genderScopes),
    is_main: z.boolean(),
  },
  more: {
    names,
    email: z.string().nullable(),
    /** Degrees, WGS 84. */
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
  },
  input: z.object({
    name: translatedInput(80),
    city: optionalText(80),
    address: optionalText(300),
    phone: phone.nullish(),
    email: email.nullish(),
    gender_scope: z.enum(genderScopes).default('mixed'),
    latitude: z.number().min(-90).max(90).nullish(),
    longitude: z.number().min(-180).max(180).nullish(),
    /** True makes it the main one in place of the present; there is always one. */
    is_main: z.boolean().default(false),
  }),
  filter: { gender_scope: z.enum(genderScopes).optional() },
  sheet: ['name_ar', 'name_en', 'city', 'address', 'phone', 'email', 'gender_scope'],
  errors: ['plan_limit', 'main_branch'],
})
