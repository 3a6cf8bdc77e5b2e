import { allEndpoints } from '@dsms/contract'
import type { Endpoint } from '@dsms/contract/kernel/endpoint'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { makeSchoolAdmin, makeSuperAdmin, type TestPerson } from './testing/factories.ts'
import { send } from './testing/harness.ts'
import { inputFor } from './testing/inputs.ts'
import { makeOneOfEach, type OneOfEach } from './testing/oneOfEach.ts'

interface Described {
  type?: string
  format?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Described[]
  items?: Described
  properties?: Record<string, Described>
  additionalProperties?: Described
  $ref?: string
  $defs?: Record<string, Described>
}

const described = (schema: z.core.$ZodType, io: 'input' | 'output'): Described =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Described

const partOf = ({ query, body }: Endpoint) => (query ? 'query' : body ? 'body' : undefined)

/** Reads that are asked for something: in the address, or in the body of those that the founding specification has. */
const reads = Object.entries<Endpoint>(allEndpoints).filter(
  ([, endpoint]) =>
    (endpoint.isRead ?? endpoint.method === 'GET') &&
    endpoint.answers === undefined &&
    endpoint.access !== 'public' &&
    (endpoint.method === 'GET' || 'sort' in fieldsOf(endpoint)),
)

function fieldsOf(endpoint: Endpoint): Record<string, Described> {
  const schema = endpoint[partOf(endpoint) ?? 'query']
  return (schema && described(schema, 'input').properties) ?? {}
}

/** Names of columns that a row of the answer has, at any depth; a list is sorted by some of these. */
function columnsOf(answer: Described, found = new Set<string>(), whole = answer, depth = 0): Set<string> {
  if (depth > 6) return found
  const inner = answer.$ref ? whole.$defs?.[answer.$ref.split('/').at(-1) ?? ''] : undefined
  for (const one of [inner, answer.items, ...(answer.anyOf ?? [])]) if (one) columnsOf(one, found, whole, depth + 1)
  for (const [name, one] of Object.entries(answer.properties ?? {})) {
    found.add(name)
    if (one.type === 'array' || one.type === 'object' || one.$ref) columnsOf(one, found, whole, depth + 1)
  }
  return found
}

/** Values that a filter is tried with: each of a choice, else one of its kind. */
function valuesOf(one: Described): unknown[] {
  if (one.const !== undefined) return [one.const]
  if (one.enum) return one.enum
  if (one.anyOf) return one.anyOf.flatMap(valuesOf)
  if (one.type === 'boolean') return [true, false]
  if (one.type === 'array') return one.items ? [valuesOf(one.items).slice(0, 2)] : []
  if (one.type === 'integer' || one.type === 'number') return [1]
  const formats: Record<string, string> = { date: '2026-05-05', 'date-time': '2026-05-05T09:00:00Z' }
  return one.type === 'string' || one.type === undefined
    ? [formats[one.format ?? ''] ?? 'a', ...(one.format ? [] : ['1', '2026-05-05', 'true'])]
    : []
}

const always = ['id', 'status', 'created_at', 'updated_at', 'name']
const paged = new Set(['sort', 'page', 'perPage', 'itemsPerPage', 'school_id', 'format'])

describe('every list', () => {
  let admin: TestPerson & { schoolId: number }
  let superAdmin: TestPerson
  let ours: OneOfEach
  let platforms: OneOfEach
  let sortedBy = 0

  beforeAll(async () => {
    admin = await makeSchoolAdmin()
    superAdmin = await makeSuperAdmin()
    ours = await makeOneOfEach(admin)
    platforms = await makeOneOfEach(superAdmin)
  })

  it.each(reads)('%s is answered by every sort and every filter', async (_, endpoint) => {
    const isOfSchool =
      endpoint.access === 'session' || (typeof endpoint.access === 'object' && 'school' in endpoint.access)
    const person = isOfSchool ? admin : superAdmin
    const plain = inputFor(endpoint, isOfSchool ? ours : platforms)
    const part = partOf(endpoint)
    if (!part) return
    const fields = fieldsOf(endpoint)
    const wishes: Record<string, unknown>[] = Object.entries(fields).flatMap(([name, field]) =>
      paged.has(name) ? [] : valuesOf(field).map((value) => ({ [name]: value })),
    )
    const { sort } = fields
    if (sort) {
      const columns = sort.enum ?? [...new Set([...always, ...columnsOf(described(endpoint.response, 'output'))])]
      wishes.push(...columns.flatMap((name) => [{ sort: sort.enum ? name : `-${name}` }]))
    }
    const failures: string[] = []
    for (const wish of wishes) {
      const { status } = await send(person.token, endpoint, { ...plain, [part]: { ...plain[part], ...wish } })
      if (status >= 500) failures.push(`${status} for ${JSON.stringify(wish)}`)
      if (status === 200 && 'sort' in wish) sortedBy++
    }
    expect(failures).toEqual([])
  })

  it('was sorted by what lists can be sorted by', () => {
    expect(sortedBy).toBeGreaterThan(300)
  })
})
