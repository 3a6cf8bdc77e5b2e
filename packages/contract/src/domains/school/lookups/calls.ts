import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { id, idText } from '../../../kernel/shared.ts'
import { names, translatedInput } from '../../../kernel/translated.ts'
import { areaEndpoints, ownedByBoth } from '../../../kit/areas.ts'

export const lookupKinds = [
  'vehicle_type',
  'vehicle_brand',
  'vehicle_purpose',
  'room_type',
  'room_function',
  'designation',
  'id_type',
  'trainer_position',
  'trainer_speciality',
  'trainer_certification',
] as const
export type LookupKind = (typeof lookupKinds)[number]

/** Choices that people may extend. The platform's are everybody's; a school adds its own beside them. */
export const lookupValues = areaEndpoints({
  path: '/api/lookup-values',
  tag: 'lookup-values',
  one: 'an entry of a list of choices',
  many: 'entries of the lists of choices',
  access: ownedByBoth('lookups', 'settings'),
  inSchool: false,
  statuses: { active: ['inactive'], inactive: ['active'] },
  row: {
    kind: z.enum(lookupKinds),
    code: z.string(),
    place: z.int(),
    /** It is the platform's, and changed by the platform alone. */
    is_shared: z.boolean(),
    /** Records in use that name it. */
    uses: z.int(),
  },
  more: { names },
  input: z.object({
    kind: z.enum(lookupKinds),
    code: z
      .string()
      .trim()
      .regex(/^[a-z0-9_-]{1,40}$/, 'invalid_format'),
    name: translatedInput(60),
    place: z.int().min(0).max(100_000).default(0),
  }),
  filter: { kind: z.enum(lookupKinds).optional() },
  sheet: ['kind', 'code', 'name_ar', 'name_en', 'place'],
  errors: ['code_in_use'],
})

export const moveLookupValue = endpoint({
  method: 'POST',
  path: '/api/lookup-values/:id/move',
  tag: 'lookup-values',
  summary: 'Move an entry one place earlier or later among the own ones of its kind',
  access: { platform: 'lookups.edit', school: 'settings.edit' },
  params: z.object({ id: idText }),
  body: z.object({ direction: z.enum(['up', 'down']) }),
  response: z.object({}),
})

export const listLookupChoices = endpoint({
  method: 'GET',
  path: '/api/lookup-choices',
  tag: 'lookup-values',
  summary: 'Entries of a kind to choose from, in their order: the platform’s and the school’s own',
  access: 'session',
  query: z.object({ kind: z.enum(lookupKinds), school_id: idText.optional() }),
  response: z.array(z.object({ id, code: z.string(), name: z.string() })),
})
