import type { Endpoint } from '@dsms/contract/kernel/endpoint'
import { z } from 'zod'

/** Text that a person, a program or an attacker may send where something else belongs. */
const texts = [
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  'NaN',
  'Infinity',
  '1e400',
  '2147483648',
  '-2147483649',
  '9223372036854775808',
  '99999999999999999999',
  '9999-12-31',
  '0000-00-00',
  '0000-01-01',
  '0001-01-01',
  '2026-02-30',
  '9999-12-31T23:59:59Z',
  '0000-01-01T00:00:00Z',
  '+275760-09-13T00:00:00Z',
  '25:61',
  '\0',
  'a\0b',
  '\ud800',
  'a\udc00b',
  '\u202e\u0600\ufffe',
  '__proto__',
  'constructor',
  'null',
  "' or 1=1 --",
  '%',
  '\\',
  '(a+)+$',
  'zzz',
  'x'.repeat(300),
]

/** Other values of JSON. */
const values: unknown[] = [
  ...texts,
  null,
  true,
  0,
  -1,
  1.5,
  2_147_483_648,
  -2_147_483_649,
  2 ** 53,
  1e308,
  [],
  [null],
  [[]],
  ['\ud800'],
  ['\0'],
  [2_147_483_648],
  {},
  { ar: '\ud800' },
  { ar: 'a\0b', en: 'x' },
  { constructor: { prototype: 1 } },
  nested(1_000),
  'x'.repeat(200_000),
  Array.from({ length: 5_000 }, () => 1),
]

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let n = 0; n < depth; n++) value = n % 2 ? [value] : { value }
  return value
}

export interface Wrong {
  part: 'params' | 'query' | 'body'
  /** Empty for the whole body. */
  path: readonly string[]
  value: unknown
}

type Inputs = Record<Wrong['part'], unknown>

/** Every field of a call, those inside of fields as far as the example has them, with every wrong value. */
export function wrongsOf(endpoint: Endpoint, example: Inputs): Wrong[] {
  return (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part]
    if (!schema) return []
    const known = new Set<string>()
    for (const path of [...pathsOf(described(schema)), ...pathsIn(example[part])]) known.add(JSON.stringify(path))
    const paths = [...known].map((path) => JSON.parse(path) as string[])
    if (part === 'body') paths.push([])
    return paths.flatMap((path) => (part === 'body' ? values : texts).map((value) => ({ part, path, value })))
  })
}

interface Described {
  properties?: Record<string, Described>
  items?: Described
  anyOf?: Described[]
}
const described = (schema: z.core.$ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described

/** The fields that a schema describes, two levels deep. */
function pathsOf({ properties = {}, items, anyOf = [] }: Described, depth = 0): string[][] {
  if (depth > 2) return []
  return [
    ...Object.entries(properties).flatMap(([name, inner]) => [
      [name],
      ...pathsOf(inner, depth + 1).map((rest) => [name, ...rest]),
    ]),
    ...(items ? pathsOf(items, depth + 1).map((rest) => ['0', ...rest]) : []),
    ...anyOf.flatMap((one) => pathsOf(one, depth)),
  ]
}

function pathsIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [[key], ...pathsIn(inner).map((rest) => [key, ...rest])])
}

/** The example with one field replaced; ways that are not there are made. */
export function replaced({ part, path, value }: Wrong, example: Inputs): Inputs {
  const put = (inside: unknown, [key, ...rest]: readonly string[]): unknown => {
    if (key === undefined) return value
    if (Array.isArray(inside) || (key === '0' && typeof inside !== 'object')) {
      const list = Array.isArray(inside) ? [...inside] : []
      list[Number(key)] = put(list[Number(key)], rest)
      return list
    }
    return {
      ...(inside as object | undefined),
      [key]: put((inside as Record<string, unknown> | undefined)?.[key], rest),
    }
  }
  return { ...example, [part]: put(example[part], path) }
}
