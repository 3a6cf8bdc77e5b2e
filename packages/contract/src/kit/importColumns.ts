import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { type PlatformModule, permissionsOf, type SchoolModule } from '../kernel/permissions.ts'
import { id, idText } from '../kernel/shared.ts'

/** Anyone who adds records of some kind may bring them in a file. */
const mayBring = {
  school: permissionsOf('school').filter((one): one is `${SchoolModule}.create` => one.endsWith('.create')),
  platform: permissionsOf('platform').filter((one): one is `${PlatformModule}.create` => one.endsWith('.create')),
}
const of = { tag: 'import-columns', path: '/api/import-columns', access: mayBring } as const

/** The list that a file is brought into, by its tag: `students`. */
const kind = z.string().regex(/^[a-z][a-z-]{0,59}$/, 'invalid_format')

/** Fields by the headings that stood for them, as these are compared: without case, accents and signs. */
const columns = z.record(z.string().trim().min(1).max(120), z.string().regex(/^\w{1,60}$/, 'invalid_format'))

export const getImportColumns = endpoint({
  ...of,
  method: 'GET',
  summary: 'What the headings of files of a kind meant in this school before',
  query: z.object({ kind, school_id: idText.optional() }),
  response: z.object({ columns }),
})

export const keepImportColumns = endpoint({
  ...of,
  method: 'POST',
  summary: 'Remember for everybody of the school what the headings of a file mean',
  body: z.object({
    kind,
    columns: columns.refine((all) => Object.keys(all).length <= 200, 'too_many'),
    school_id: id.optional(),
  }),
  response: z.object({ columns }),
})
