import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** What a call needs of its description; the schemas are the server's, and those of forms that name them. */
const parts = ['method', 'path', 'access', 'answers', 'accepts', 'status', 'inSchool', 'isRead'] as const
const schemas = new Set(['params', 'query', 'body', 'response', 'input', 'bringing'])
const prefix = '\0calls:'

interface Node {
  type: string
  [key: string]: unknown
}

/**
 * Most screens make calls and check nothing: they read method and path of an endpoint, and plain lists beside it. Such
 * imports get just that, so that neither the schemas nor the validation library travel along. A file that names a
 * schema of an endpoint (`createStaff.body`), or something that is no plain value, keeps the contract's own module.
 */
export function callsOnly(contract: string): Plugin {
  /** The plain values of each module of the contract, as source text. */
  const known = new Map<string, Map<string, string>>()
  return {
    name: 'calls-only',
    apply: 'build',
    enforce: 'post',
    buildStart: async () => {
      for (const file of withSchemas(contract)) {
        const from = `@dsms/contract/${file.slice(0, -3).replace(/^domains\//, '')}`
        const module = (await import(pathToFileURL(join(contract, file)).href)) as Record<string, unknown>
        const texts = Object.entries(module).flatMap(([name, value]) => {
          const text = textOf(value, { from, name })
          return text === undefined ? [] : [[name, text] as const]
        })
        known.set(from, new Map(texts))
      }
    },
    resolveId: (id) => (id.startsWith(prefix) ? id : undefined),
    load: (id) => {
      if (!id.startsWith(prefix)) return undefined
      const values = known.get(id.slice(prefix.length)) ?? new Map()
      return [...values].map(([name, text]) => `export const ${name} = ${text}`).join('\n')
    },
    transform(code, id) {
      if (!id.startsWith(join(dirname(import.meta.filename), 'src')) || !code.includes('@dsms/contract/')) return
      const tree = this.parse(code) as unknown as Node & { body: Node[] }
      const found = tree.body.filter((node) => node.type === 'ImportDeclaration').map(readImport)
      const imports = found.filter(({ from, names }) => known.has(from) && names.length > 0)
      const needsSchema = schemaUsers(tree)
      let text = code
      for (const { from, names, start, end } of imports.reverse()) {
        const values = known.get(from) as Map<string, string>
        const isPlain = ({ imported, local }: Name) =>
          imported === '*'
            ? (needsSchema.members.get(local) ?? []).every((name) => values.has(name)) && !needsSchema.of.has(local)
            : values.has(imported) && !needsSchema.of.has(local)
        const lines = [names.filter(isPlain), names.filter((name) => !isPlain(name))].map((some, index) =>
          lineOf(some, index === 0 ? prefix + from : from),
        )
        text = text.slice(0, start) + lines.join('') + text.slice(end)
      }
      return text === code ? undefined : { code: text, map: null }
    },
  }
}

/** The modules of the contract that bring the validation library along, by themselves or by what they import. */
export function withSchemas(contract: string): string[] {
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  const needs = new Map(
    files.map((file) => {
      const text = readFileSync(join(contract, file), 'utf8')
      const froms = [...text.matchAll(/^(?:import|export|\}) (?!type).*from '(.+)'$/gm)].map(([, from = '']) => from)
      return [file, froms.map((from) => (from.startsWith('.') ? join(dirname(file), from) : from))]
    }),
  )
  const found = new Set(['zod'])
  for (let size = 0; size !== found.size; ) {
    size = found.size
    for (const [file, imports] of needs) if (imports.some((from) => found.has(from))) found.add(file)
  }
  return files.filter((file) => found.has(file))
}

interface Name {
  imported: string
  local: string
}

function readImport(node: Node) {
  const names = (node.specifiers as Node[]).map((one): Name => {
    const local = (one.local as { name: string }).name
    if (one.type === 'ImportNamespaceSpecifier') return { imported: '*', local }
    return { imported: (one.imported as { name: string } | undefined)?.name ?? 'default', local }
  })
  return { from: (node.source as { value: string }).value, names, start: node.start as number, end: node.end as number }
}

function lineOf(names: Name[], from: string): string {
  const whole = names.filter(({ imported }) => imported === '*')
  const some = names.filter(({ imported }) => imported !== '*')
  const list = some.map(({ imported, local }) => `${imported} as ${local}`).join(', ')
  const source = JSON.stringify(from)
  return [
    ...whole.map(({ local }) => `import * as ${local} from ${source};`),
    ...(list ? [`import { ${list} } from ${source};`] : []),
  ].join('')
}

/** Which names a schema is read from (`x.body`, `all.x.body`), and which members are read from each name. */
function schemaUsers(tree: Node) {
  const of = new Set<string>()
  const members = new Map<string, string[]>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, object, property, computed } = node as { [key: string]: unknown; object?: Node; property?: Node }
    if (type === 'MemberExpression' && object && property && !computed) {
      const root = (object.type === 'MemberExpression' ? object.object : object) as Node
      const name = root.name as string | undefined
      if (name && schemas.has(property.name as string)) of.add(name)
      if (object.type === 'Identifier') {
        members.set(object.name as string, [...(members.get(object.name as string) ?? []), property.name as string])
      }
    }
    for (const value of Object.values(node)) visit(value)
  }
  visit(tree)
  return { of, members }
}

/** An endpoint or an area without its schemas, or a plain value; nothing for functions, schemas and what contains them. */
function textOf(value: unknown, place: { from: string; name: string }): string | undefined {
  if (isEndpoint(value)) return JSON.stringify(callOf(value))
  if (isArea(value)) return textOfArea(value, place)
  return isPlain(value) ? JSON.stringify(value) : undefined
}

const callOf = (endpoint: Record<string, unknown>) => Object.fromEntries(parts.map((part) => [part, endpoint[part]]))

/** An area as a list needs it; a form fetches the schemas from the contract's own module. */
function textOfArea(
  { calls, input, bringing, schemas, ...plain }: Area,
  { from, name }: { from: string; name: string },
) {
  const light = Object.fromEntries(Object.entries(calls).map(([key, one]) => [key, callOf(one)]))
  const fields = Object.entries({ ...plain, calls: light }).map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
  return `{ ${fields.join(', ')}, schemas: async () => (await import(${JSON.stringify(from)})).${name}.schemas() }`
}

interface Area extends Record<string, unknown> {
  calls: Record<string, Record<string, unknown>>
}

const isArea = (value: unknown): value is Area =>
  typeof value === 'object' && value !== null && 'calls' in value && 'schemas' in value && 'statuses' in value

const isEndpoint = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value

function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true
  if (Array.isArray(value)) return value.every(isPlain)
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false
  return Object.values(value).every(isPlain)
}
