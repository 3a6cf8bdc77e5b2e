import { z } from 'zod'
import { keysOf } from '../../../kernel/choices/lists.ts'
import { endpoint } from '../../../kernel/endpoint.ts'
import { day, idText, instant, rowVersion } from '../../../kernel/shared.ts'
import { names, translatedInput } from '../../../kernel/translated.ts'
import { areaEndpoints, ownedByPlatform } from '../../../kit/areas.ts'
import { packData } from './data.ts'

/** Each status of a version and those that may follow it. */
export const packVersionStatuses = { draft: ['published'], published: ['retired'], retired: [] } as const
export type PackVersionStatus = keyof typeof packVersionStatuses
const versionStatus = z.enum(keysOf(packVersionStatuses))

/** Code of a pack: a country's two letters, or a short word for several countries. */
export const packCode = z
  .string()
  .trim()
  .regex(/^[A-Z0-9]{2,8}$/, 'invalid_format')

const packVersionRow = z.object({
  version: rowVersion,
  status: versionStatus,
  /** The day from which a published version holds. */
  effective_from: day.nullable(),
  categories: z.int(),
  /** Schools that chose it. */
  schools: z.int(),
  updated_at: instant,
})

/** The rules of a country as the platform keeps them; schools take a copy. */
export const countryPacks = areaEndpoints({
  path: '/api/platform/country-packs',
  tag: 'country-packs',
  one: 'a country pack',
  many: 'country packs',
  access: ownedByPlatform('country_packs'),
  inSchool: false,
  statuses: { active: ['inactive'], inactive: ['active'] },
  row: {
    code: z.string(),
    /** Two letters; nothing where a pack is of several countries. */
    country: z.string().nullable(),
    /** The newest published version. */
    published_version: z.int().nullable(),
    effective_from: day.nullable(),
    has_draft: z.boolean(),
    schools: z.int(),
  },
  more: { names, versions: z.array(packVersionRow) },
  input: z.object({
    code: packCode,
    name: translatedInput(80),
    country: z
      .string()
      .trim()
      .regex(/^[A-Z]{2}$/, 'invalid_format')
      .nullish(),
  }),
  filter: {},
  sheet: ['code', 'name_ar', 'name_en', 'country'],
  errors: ['code_in_use'],
})

const packVersion = z.object({
  pack_id: z.int(),
  version: rowVersion,
  status: versionStatus,
  effective_from: day.nullable(),
  /** Grows with each save of a draft; whoever saves names the one they began with. */
  revision: rowVersion,
  data: packData,
})
const path = '/api/platform/country-packs/:id/versions'
const single = `${path}/:nth` as const
const tag = 'country-packs'
const params = z.object({ id: idText, nth: idText })

export const getPackVersion = endpoint({
  tag,
  method: 'GET',
  path: single,
  summary: 'All that a version of a country pack says',
  access: { platform: 'country_packs.view' },
  params,
  response: packVersion,
})

export const addPackVersion = endpoint({
  tag,
  method: 'POST',
  path,
  summary: 'Begin a new version as a draft: a copy of the newest, or empty. A draft that is there is answered as it is',
  access: { platform: 'country_packs.edit' },
  status: 201,
  params: z.object({ id: idText }),
  body: z.object({}),
  response: packVersion,
})

export const savePackVersion = endpoint({
  tag,
  method: 'PATCH',
  path: single,
  summary: 'Change a draft of a country pack; what is published stays as it is',
  access: { platform: 'country_packs.edit' },
  params,
  body: z.object({ revision: rowVersion, data: packData }),
  response: packVersion,
  bodyLimit: 1_000_000,
  errors: ['pack_published', 'stale_version', 'stage_cycle'],
})

export const publishPackVersion = endpoint({
  tag,
  method: 'POST',
  path: `${single}/publish` as const,
  summary: 'Publish a draft of a country pack, for good, with the day from which it holds',
  access: { platform: 'country_packs.publish_version' },
  params,
  body: z.object({ effective_from: day }),
  response: packVersion,
  errors: ['illegal_transition', 'pack_published'],
})

export const retirePackVersion = endpoint({
  tag,
  method: 'POST',
  path: `${single}/retire` as const,
  summary: 'Offer a published version to schools no more; those that chose it keep it',
  access: { platform: 'country_packs.publish_version' },
  params,
  body: z.object({}),
  response: packVersion,
  errors: ['illegal_transition'],
})
