// Part of `npm run bench`: what the vehicles of one school cost while it is alone in the database, and among 100,000 of a
// thousand schools.
import { requestOf } from '@dsms/contract/kernel/client'
import { vehicles } from '@dsms/contract/resources/vehicles/calls'
import type pg from 'pg'
import { refreshStatistics } from '../apps/server/src/db/migrate/statistics.ts'
import { type Bench, compareGrown, openSchool, type Request } from './compare.ts'

const schools = 1000
const each = 100
const tables = ['vehicles', 'vehicle_purposes', 'vehicle_licence_types', 'branches', 'lookup_values', 'licence_types']

export async function measureFleet(bench: Bench): Promise<void> {
  console.log('Filling the fleet …')
  const person = await openSchool(bench.url, 'fleet')
  await fill(bench.client, 'id = $1', [person.schoolId])
  console.log(`\n${each} vehicles alone (little), and among ${schools * each} of ${schools} schools (much)`)
  const grow = async () => {
    await bench.client.query(
      `insert into schools (name, slug, status)
       select jsonb_build_object('ar', 'مدرسة ' || n), 'grown-' || n, 'active' from generate_series(2, $1::int) as n`,
      [schools],
    )
    await fill(bench.client, 'slug like $1', ['grown-%'])
  }
  await compareGrown(bench, { ...person, cases }, grow, tables)
}

const list = (name: string, query: object): Request => ({
  name,
  method: 'GET',
  path: requestOf(vehicles.calls.list, { query: { type_id: [], compliance: [], perPage: 25, ...query } }).url,
})

const cases = [
  list('vehicles: list', {}),
  list('vehicles: page 4', { page: 4 }),
  list('vehicles: by the nearest paper', { sort: 'nearest_paper' }),
  list('vehicles: by compliance', { sort: 'compliance' }),
  list('vehicles: in service', { status: 'in_service' }),
  list('vehicles: part of a plate', { q: '077' }),
  list('vehicles: part of a name', { q: 'مركبة 7' }),
]

/** Gives each school of a condition a branch, where it has none, and its vehicles. */
async function fill(client: pg.Client, condition: string, values: unknown[]): Promise<void> {
  await client.query('set session_replication_role = replica')
  await client.query(
    `insert into branches (tenant, name, is_main, status)
     select s.id, '{"ar":"الفرع"}', true, 'active' from schools s
      where s.${condition} and not exists (select from branches b where b.school_id = s.id)`,
    values,
  )
  await client.query(
    `insert into vehicles (tenant, name, branch_id, brand_id, type_id, model, year_model, gear_type, registration_no,
                           chassis_no, passenger_capacity, service_cycle, interval_km, interval_days, status,
                           insurance_expires_on, inspection_expires_on)
     select s.id, jsonb_build_object('ar', 'مركبة ' || n, 'en', 'Vehicle ' || n),
            (select b.id from branches b where b.school_id = s.id limit 1),
            (select id from lookup_values where kind = 'vehicle_brand' order by id limit 1),
            (select id from lookup_values where kind = 'vehicle_type' order by id limit 1),
            'Corolla', 2024, 'manual', 'P ' || lpad(s.id::text, 4, '0') || ' ' || lpad(n::text, 3, '0'),
            'WVW' || lpad(s.id::text, 7, '0') || lpad(n::text, 7, '0'), 5, 'both', 10000, 180, 'in_service',
            date '2026-01-01' + n * 5, date '2026-06-01' + n * 3
       from schools s, generate_series(1, ${each}) as n where s.${condition}`,
    values,
  )
  await client.query('set session_replication_role = origin')
  await refreshStatistics(client)
}
