import { errors } from '@dsms/contract/errors'
import type { Endpoint } from '@dsms/contract/kernel/endpoint'
import type { ErrorCode } from '@dsms/contract/kernel/errors'
import { z } from 'zod'

/** Errors that a call can give by what it is. */
function errorsOf(endpoint: Endpoint): ErrorCode[] {
  return [
    ...(endpoint.params || endpoint.query || endpoint.body ? (['invalid_input'] as const) : []),
    ...(endpoint.access === 'public' ? [] : (['unauthenticated', 'session_ended'] as const)),
    ...(typeof endpoint.access === 'object' ? (['forbidden'] as const) : []),
    ...(endpoint.params || endpoint.inSchool ? (['not_found'] as const) : []),
    ...(endpoint.needsRecentPassword ? (['password_needed'] as const) : []),
    ...(endpoint.limit ? (['too_many_requests'] as const) : []),
    'internal',
    ...(endpoint.errors ?? []),
  ]
}

/** The whole contract as OpenAPI 3.1. Its calls are described when somebody first reads them: that takes longer than starting. */
export function openApiDocument(endpoints: Record<string, Endpoint>, version: string) {
  let described: ReturnType<typeof describeCalls> | undefined
  const calls = () => {
    described ??= describeCalls(endpoints)
    return described
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'DSMS',
      version,
      description:
        'Driving-school management system. Sign in with POST /jwt/login; send the access token as bearer, or use the session cookie.',
    },
    tags: [...new Set(Object.values(endpoints).map((endpoint) => endpoint.tag))].map((tag) => ({ name: tag })),
    get paths() {
      return calls().paths
    },
    get components() {
      return {
        schemas: calls().schemas,
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          cookie: { type: 'apiKey', in: 'cookie', name: 'dsms_session' },
        },
      }
    },
  }
}

function describeCalls(endpoints: Record<string, Endpoint>) {
  const schemas: Record<string, unknown> = {
    Problem: {
      type: 'object',
      required: ['error', 'code'],
      properties: {
        error: { oneOf: [{ type: 'string' }, { type: 'object', additionalProperties: { type: 'string' } }] },
        code: { type: 'string', enum: Object.keys(errors) },
        params: { type: 'object' },
        fields: { type: 'object' },
        requestId: { type: 'string' },
      },
    },
  }
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] ??= {}
    paths[path][endpoint.method.toLowerCase()] = operation(name, endpoint, schemas)
  }
  return { paths, schemas }
}

function operation(name: string, endpoint: Endpoint, schemas: Record<string, unknown>) {
  const byStatus = Map.groupBy(errorsOf(endpoint), (code) => errors[code].status)
  return {
    operationId: name,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    description: `Who may: ${accessWords(endpoint.access)}`,
    'x-permission': endpoint.access,
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }, { cookie: [] }],
    parameters: [...parametersOf(endpoint.params, 'path', schemas), ...parametersOf(endpoint.query, 'query', schemas)],
    ...(endpoint.body
      ? { requestBody: { content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input', schemas) } } } }
      : {}),
    responses: {
      [endpoint.status ?? 200]: { description: 'Success', content: contentOf(endpoint, schemas) },
      ...Object.fromEntries(
        [...byStatus].map(([status, codes]) => [
          status,
          {
            description: codes.map((code) => `\`${code}\`: ${errors[code].message}`).join('\n\n'),
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
          },
        ]),
      ),
    },
  }
}

function contentOf(endpoint: Endpoint, schemas: Record<string, unknown>) {
  if (endpoint.answers === 'file') return { 'application/octet-stream': {} }
  if (endpoint.answers === 'text') return { 'text/plain': { schema: { type: 'string' } } }
  const type = endpoint.answers === 'events' ? 'text/event-stream' : 'application/json'
  return { [type]: { schema: jsonSchema(endpoint.response, 'output', schemas) } }
}

function accessWords(access: Endpoint['access']): string {
  if (access === 'public') return 'anybody'
  if (access === 'session') return 'anybody signed in'
  return Object.entries(access)
    .map(
      ([scope, needed]) =>
        `${scope}: ${(typeof needed === 'string' ? [needed] : needed).map((one) => `\`${one}\``).join(' or ')}`,
    )
    .join('; ')
}

interface JsonSchema {
  properties?: Record<string, unknown>
  required?: string[]
  $defs?: Record<string, unknown>
  [key: string]: unknown
}

function parametersOf(schema: z.core.$ZodType | undefined, place: 'path' | 'query', schemas: Record<string, unknown>) {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input', schemas)
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

/** JSON Schema of a zod schema; named parts move to the shared components. */
function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output', schemas: Record<string, unknown>): JsonSchema {
  const { $schema: _, $defs = {}, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  const text = JSON.stringify({ json, $defs }).replaceAll('#/$defs/', '#/components/schemas/')
  const moved: { json: JsonSchema; $defs: Record<string, unknown> } = JSON.parse(text)
  Object.assign(schemas, moved.$defs)
  return moved.json
}
