import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { day, id, idText, rowVersion } from '../../../kernel/shared.ts'
import { packCode } from './calls.ts'
import { packData } from './data.ts'

// country packs as a school reads them: published versions alone

const of = { tag: 'school-country-packs', inSchool: true } as const
const view = { school: 'licence_types_courses.view', platform: 'schools.view' } as const
const inQuery = { school_id: idText.optional() }

const offered = z.object({
  code: z.string(),
  name: z.string(),
  country: z.string().nullable(),
  version: rowVersion,
  effective_from: day,
  categories: z.int(),
  /** The school follows this version. */
  is_chosen: z.boolean(),
})

export const listSchoolPacks = endpoint({
  ...of,
  method: 'GET',
  path: '/api/school/country-packs',
  summary: 'Published country packs in their newest version, and the one that the school follows',
  access: view,
  query: z.object(inQuery),
  response: z.array(offered),
})

export const getSchoolPack = endpoint({
  ...of,
  method: 'GET',
  path: '/api/school/country-packs/:code',
  summary: 'What a country pack says, and which of its categories the school has',
  access: view,
  params: z.object({ code: packCode }),
  query: z.object({ version: idText.optional(), ...inQuery }),
  response: z.object({
    code: z.string(),
    name: z.string(),
    version: rowVersion,
    effective_from: day,
    data: packData,
    /** Codes of the pack that the school has a licence type of. */
    present: z.array(z.string()),
  }),
})

export const adoptPack = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/country-packs/:code/adopt',
  summary: 'Follow a country pack and add licence types with their requirements from it',
  access: { school: 'licence_types_courses.create', platform: 'schools.edit' },
  status: 201,
  params: z.object({ code: packCode }),
  body: z.object({
    version: rowVersion,
    /** Which categories to add; those that the school has already are passed over. */
    types: z
      .array(
        z.object({
          code: z.string(),
          /** Where the pack does not say it. */
          min_age_months: z.int().min(0).max(1200).nullish(),
        }),
      )
      .max(60),
    school_id: id.optional(),
  }),
  response: z.object({ added: z.array(z.object({ id, code: z.string(), name: z.string() })) }),
})
