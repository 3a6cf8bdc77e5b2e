import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { id, result } from '../../../kernel/shared.ts'

const lookup = z.object({ id, code: z.string(), name: z.string() }).meta({ id: 'Lookup' })
export type Lookup = z.infer<typeof lookup>

export const listGenders = endpoint({
  method: 'GET',
  path: '/list_gender',
  tag: 'lookups',
  summary: 'Genders, named in the language that Accept-Language asks for',
  access: 'session',
  response: result(z.array(lookup)),
})

export const listCountries = endpoint({
  method: 'GET',
  path: '/get_countries',
  tag: 'lookups',
  summary: 'Countries by ISO 3166-1 code, named in the language that Accept-Language asks for, in its order',
  access: 'public',
  response: result(z.array(lookup.extend({ phone_prefix: z.string() }))),
})
