// A page of one school's vehicles beside those of a thousand others: `node bench/vehicles.ts` tells the plans with the
// blocks they read, first where the school is alone, then among 100,000 vehicles.
import pg from 'pg'
import { openServerDatabase } from '../apps/server/src/db/client.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { startPostgres } from '../scripts/postgres.ts'

const postgres = await startPostgres({ shared_buffers: '256MB' })
const database = openServerDatabase(postgres.url, 2)
const client = new pg.Client(postgres.url)
await client.connect()
try {
  await migrate(database)
  await fill(1, 1)
  await tell('100 vehicles in one school')
  await fill(2, 1000)
  await tell('100,000 vehicles in 1,000 schools')
} finally {
  await client.end()
  await database.close()
  await postgres.stop()
}

async function fill(from: number, to: number) {
  await client.query(`
    insert into schools (id, name, slug, status)
    select n, jsonb_build_object('ar', 'مدرسة ' || n), 'school-' || n, 'active' from generate_series(${from}, ${to}) as n`)
  await client.query(`set session_replication_role = replica`)
  await client.query(`
    insert into branches (school_id, name, is_main, status)
    select n, '{"ar":"الفرع"}', true, 'active' from generate_series(${from}, ${to}) as n
     where not exists (select from branches b where b.school_id = n)`)
  await client.query(`
    insert into vehicles (school_id, name, branch_id, brand_id, type_id, model, year_model, gear_type, registration_no,
                          chassis_no, passenger_capacity, service_cycle, interval_km, interval_days, status,
                          insurance_expires_on, inspection_expires_on)
    select s.id, jsonb_build_object('ar', 'مركبة ' || n, 'en', 'Vehicle ' || n),
           (select b.id from branches b where b.school_id = s.id limit 1),
           (select id from lookup_values where kind = 'vehicle_brand' order by id limit 1),
           (select id from lookup_values where kind = 'vehicle_type' order by id limit 1),
           'Corolla', 2024, 'manual', 'P ' || lpad(s.id::text, 4, '0') || ' ' || lpad(n::text, 3, '0'),
           'WVW' || lpad(s.id::text, 7, '0') || lpad(n::text, 7, '0'), 5, 'both', 10000, 180, 'in_service',
           date '2026-01-01' + n * 5, date '2026-06-01' + n * 3
      from schools s, generate_series(1, 100) as n where s.id between ${from} and ${to}`)
  await client.query(`set session_replication_role = origin`)
  await client.query('vacuum analyze')
}

/** The list's statements as the server sends them: rows of a page, and their number. */
async function tell(name: string) {
  const day = `(select (now() at time zone 'Asia/Riyadh')::date)`
  const compliance = `vehicle_compliance(v.legal_hold, v.insurance_expires_on, v.inspection_expires_on, v.registration_expires_on, v.permit_expires_on, ${day})`
  const nameOf = `coalesce(nullif(v.name ->> 'ar', ''), nullif(v.name ->> 'en', ''), names_text(v.name))`
  const rows = (order: string, where = '') => `
    select v.*, ${compliance} as compliance, b.name as branch, l.name as brand, t.name as type,
           array(select p.purpose_id from vehicle_purposes p where p.vehicle_id = v.id),
           array(select c.code from vehicle_licence_types x join licence_types c on c.id = x.licence_type_id where x.vehicle_id = v.id)
      from vehicles v join branches b on b.id = v.branch_id join lookup_values l on l.id = v.brand_id
      join lookup_values t on t.id = v.type_id
     where v.tenant = 1 and v.archived_at is null ${where} order by ${order}, v.id desc limit 25`
  const statements: [string, string][] = [
    ['page by name', rows(nameOf)],
    ['page by compliance', rows(compliance)],
    ['search by plate', rows(nameOf, `and (v.search like '%p 0001 077%' or v.plate_key like '%P0001077%')`)],
    [
      'expiring within 30 days',
      rows(nameOf, `and least(v.insurance_expires_on, v.inspection_expires_on) <= ${day} + 30`),
    ],
    ['count', 'select count(*) from vehicles v where v.tenant = 1 and v.archived_at is null'],
  ]
  console.log(`\n${name}`)
  await client.query(`begin; set local role dsms_app; set local app.tenant = '1'`)
  for (const [title, text] of statements) {
    const plan = async () =>
      (await client.query(`explain (analyze, buffers, format json) ${text}`)).rows[0]['QUERY PLAN'][0]
    await plan()
    const times = []
    let last = await plan()
    for (let n = 0; n < 5; n++) {
      last = await plan()
      times.push(last['Execution Time'] as number)
    }
    const { 'Shared Hit Blocks': hit, 'Shared Read Blocks': read } = last.Plan
    console.log(`  ${title}: ${Math.min(...times).toFixed(2)} ms, ${hit + read} blocks, ${scans(last.Plan).join(', ')}`)
  }
  await client.query('rollback')
}

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  Plans?: Node[]
}

/** How the table itself is reached. */
function scans(node: Node): string[] {
  const own = node['Index Name']?.startsWith('vehicles') || node['Relation Name'] === 'vehicles'
  return [
    ...(own ? [`${node['Node Type']} ${node['Index Name'] ?? ''}`.trim()] : []),
    ...(node.Plans ?? []).flatMap(scans),
  ]
}
