// The server the product is measured against: Fastify and node-postgres alone. It runs the statements that the
// product sent for the same request, without session, validation, permissions or row policies.
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import fastify from 'fastify'
import pg from 'pg'
import type { Statement } from './record.ts'

export interface BareRoute {
  method: 'GET' | 'POST' | 'PATCH'
  /** The body of the recorded request: where a statement carries one of its values, it gets that of the new body. */
  body: Record<string, unknown>
  statements: Statement[]
}

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  pipeline: true,
  // The search function looks into a school only for those who entered it; here nobody enters.
  options: '-c app.reach=all -c max_parallel_workers_per_gather=0 -c jit=off',
} as pg.PoolConfig)

const routes = JSON.parse(readFileSync(String(process.env.BARE_ROUTES), 'utf8')) as BareRoute[]
const server = fastify()
for (const [index, route] of routes.entries()) {
  const isChange = route.statements.some(({ text }) => !/^(select|with)\b/i.test(text))
  server.route({
    method: route.method,
    url: `/${index}`,
    handler: (request) => answer(route, isChange, (request.body ?? {}) as Record<string, unknown>),
  })
}
await server.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })

async function answer({ body: recorded, statements }: BareRoute, isChange: boolean, body: Record<string, unknown>) {
  const changed = Object.entries(recorded).filter(([key]) => body[key] !== recorded[key])
  const replaced = new Map(changed.map(([key, value]) => [String(value), String(body[key])]))
  const fresh = (value: string | null) =>
    value && (replaced.get(value) ?? (isSecret(value) ? randomBytes(32).toString('hex') : value))
  const client = await pool.connect()
  try {
    const all = isChange ? [{ text: 'begin', values: [] }, ...statements, { text: 'commit', values: [] }] : statements
    // Sent at once, answered in order: one wait for all.
    const results = await Promise.all(all.map(({ text, values }) => client.query(text, values.map(fresh))))
    return results.map((result) => result.rows)
  } finally {
    client.release()
  }
}

/** Hashes of one-time secrets must differ from request to request, as they do in the product. */
const isSecret = (value: string) => /^[0-9a-f]{64}$|^[\w-]{43}$/.test(value)
