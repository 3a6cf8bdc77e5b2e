import { z } from 'zod'

interface Described {
  type?: string
  format?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Described[]
  minimum?: number
  minLength?: number
  minItems?: number
  items?: Described
  properties?: Record<string, Described>
  required?: string[]
}

const formats: Record<string, string> = {
  date: '2026-05-05',
  'date-time': '2026-05-05T09:00:00Z',
  email: 'somebody@example.org',
  uri: 'https://example.org/',
  uuid: '00000000-0000-4000-8000-000000000000',
}

/** What a schema needs at least, with plain values; `known` are used for the properties of those names, needed or not. */
export function exampleOf(schema: z.core.$ZodType, known: Record<string, unknown> = {}): Record<string, unknown> {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  }) as Described
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => name in known || required.includes(name))
      .map(([name, property]) => [name, name in known ? known[name] : plainValue(property)]),
  )
}

function plainValue(described: Described): unknown {
  if (described.const !== undefined) return described.const
  if (described.enum) return described.enum[0]
  if (described.anyOf) return plainValue(described.anyOf.find(({ type }) => type !== 'null') ?? {})
  switch (described.type) {
    case 'string':
      return formats[described.format ?? ''] ?? 'x'.repeat(described.minLength ?? 1)
    case 'integer':
    case 'number':
      return Math.max(1, described.minimum ?? 1)
    case 'boolean':
      return true
    case 'array':
      return Array.from({ length: described.minItems ?? 0 }, () => plainValue(described.items ?? {}))
    case 'object':
      return Object.fromEntries(
        (described.required ?? []).map((name) => [name, plainValue(described.properties?.[name] ?? {})]),
      )
    default:
      return 'x'
  }
}
