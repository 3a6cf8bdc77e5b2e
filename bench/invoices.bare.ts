// The server that the five jobs on invoices are measured against: Fastify and node-postgres, one prepared statement a
// job, and nothing else: no session, no permissions, no row policies, no validation, no log, no number of all invoices
// beside a page of them (which alone takes it milliseconds). A search tells how many it found, without an index.
import fastify from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  options: '-c max_parallel_workers_per_gather=0 -c jit=off',
})
const school = Number(process.env.BARE_SCHOOL)
const server = fastify()

async function rows(name: string, text: string, values: unknown[]) {
  return (await pool.query({ name, text, values })).rows
}

const columns = `id, number, kind, label, client, service, issued_on, due_on, currency, total_minor, balance_minor, version`
const newest = `order by id desc limit 10`

server.get('/list', async () => ({
  invoices: await rows('list', `select ${columns} from invoices where tenant = $1 ${newest}`, [school]),
}))
server.get<{ Querystring: { q: string } }>('/search', async ({ query }) => ({
  invoices: await rows(
    'search',
    `select ${columns}, count(*) over () as total from invoices
      where tenant = $1 and client->>'name' ilike '%' || $2 || '%' ${newest}`,
    [school, query.q],
  ),
}))
server.get<{ Params: { id: string } }>('/invoices/:id', async ({ params }) => ({
  invoice: (await rows('read', `select * from invoices where tenant = $1 and id = $2`, [school, params.id]))[0],
}))
server.post<{ Body: { client: object; lines: { unitPriceMinor: number }[] } }>(
  '/invoices',
  async ({ body }) =>
    (
      await rows(
        'create',
        `insert into bare_invoices (tenant, client, lines, issued_on, due_on, currency, total_minor)
         values ($1, $2, $3, current_date, current_date + 14, 'SAR', $4) returning *`,
        [
          school,
          body.client,
          JSON.stringify(body.lines),
          body.lines.reduce((sum, line) => sum + line.unitPriceMinor, 0),
        ],
      )
    )[0],
)
server.patch<{ Params: { id: string }; Body: { note: string } }>(
  '/invoices/:id',
  async ({ params, body }) =>
    (
      await rows('update', `update bare_invoices set note = $3 where tenant = $1 and id = $2 returning *`, [
        school,
        params.id,
        body.note,
      ])
    )[0],
)
await server.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
