import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../testing/harness.ts'
import { crossingTriggers, globalTables } from './global.ts'

const apart = new Set(Object.keys(globalTables))

interface Key {
  table: string
  name: string
  columns: string[]
}

async function ask<T>(client: pg.ClientBase, text: string): Promise<T[]> {
  return (await client.query(text)).rows as T[]
}

const tablesOf = (client: pg.ClientBase) =>
  ask<{ name: string; has: boolean }>(
    client,
    `select c.relname as name, exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant'
                                          and a.attnotnull and a.attgenerated = '') as has
       from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
  )

/** Primary keys, unique keys and unique indexes, with their columns. */
const keysOf = (client: pg.ClientBase) =>
  ask<Key & { primary: boolean }>(
    client,
    `select c.relname as table, n.relname as name, i.indisprimary as primary,
            array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum = any (i.indkey)) as columns
       from pg_index i join pg_class c on c.oid = i.indrelid join pg_class n on n.oid = i.indexrelid
      where c.relnamespace = 'public'::regnamespace and not c.relispartition and i.indisunique order by 2`,
  )

/** Foreign keys, with the columns that point at the tenant of the other table. */
const referencesOf = (client: pg.ClientBase) =>
  ask<Key & { other: string }>(
    client,
    `select k.conrelid::regclass::text as table, k.confrelid::regclass::text as other, k.conname as name,
            array(select a.attname::text from unnest(k.conkey, k.confkey) as pair (own, theirs)
                    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = pair.own
                    join pg_attribute b on b.attrelid = k.confrelid and b.attnum = pair.theirs where b.attname = 'tenant') as columns
       from pg_constraint k join pg_class c on c.oid = k.conrelid
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace and not c.relispartition order by 3`,
  )

const triggersOf = (client: pg.ClientBase) =>
  ask<{ name: string; body: string }>(
    client,
    `select p.proname as name, p.prosrc as body from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prorettype = 'trigger'::regtype order by 1`,
  )

/** What keeps the rows of a school from being kept apart, in a line each. */
async function obstacles(client: pg.ClientBase): Promise<string[]> {
  const tables = await tablesOf(client)
  const own = tables.map(({ name }) => name).filter((name) => !apart.has(name))
  const isOwn = (name: string) => own.includes(name)
  const [keys, references, triggers] = [await keysOf(client), await referencesOf(client), await triggersOf(client)]
  const touches = new RegExp(`\\b(?:from|join|update|into|using)\\s+(?:${own.join('|')})\\b`, 'i')
  return [
    ...tables.filter(({ name, has }) => isOwn(name) && !has).map(({ name }) => `${name} has no column for the tenant`),
    ...own
      .filter((name) => !keys.some((key) => key.primary && key.table === name))
      .map((name) => `${name} has no primary key`),
    ...keys
      .filter((key) => isOwn(key.table) && !key.columns.includes('tenant'))
      .map((key) => `${key.table}: ${key.name} lacks the tenant`),
    ...references
      .filter((key) => isOwn(key.other) && !key.columns.includes('tenant'))
      .map((key) => `${key.table}: ${key.name} may point into another tenant`),
    ...triggers
      .filter(({ name }) => !Object.hasOwn(crossingTriggers, name))
      .filter(({ body }) => body.split(';').some((part) => touches.test(part) && !/\btenant\b/i.test(part)))
      .map(({ name }) => `${name} does not say of which tenant the rows are that it looks at`),
  ]
}

describe('rows of a school', () => {
  let client: pg.PoolClient
  beforeAll(async () => {
    client = await (await testApp()).database.pool.connect()
  })
  afterAll(() => client.release())

  it('have the tenant in every key, and nothing leads to those of another', async () => {
    expect(await obstacles(client)).toEqual([])
  })

  it('are those of all tables that are not listed as global', async () => {
    const names = (await tablesOf(client)).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining([...apart]))
    expect(names.length - apart.size).toBeGreaterThan(90)
    const triggers = (await triggersOf(client)).map(({ name }) => name)
    expect(triggers).toEqual(expect.arrayContaining(Object.keys(crossingTriggers)))
  })

  it('cannot be forgotten by a new table', async () => {
    await client.query('begin')
    await client.query(`
      create table forgotten (id integer primary key);
      create table rides (tenant integer not null, id integer not null, vehicle_id integer, primary key (tenant, id));
      create unique index rides_vehicle on rides (vehicle_id);
      create unique index vehicles_number on vehicles (id);
      alter table rides add constraint rides_vehicle foreign key (vehicle_id) references vehicles (id);
      create function count_rides() returns trigger language plpgsql as
        'begin update vehicles set odometer_km = 1 where id = NEW.vehicle_id; return null; end'`)
    const found = await obstacles(client)
    await client.query('rollback')
    expect(found).toEqual([
      'forgotten has no column for the tenant',
      'forgotten: forgotten_pkey lacks the tenant',
      'rides: rides_vehicle lacks the tenant',
      'vehicles: vehicles_number lacks the tenant',
      'rides: rides_vehicle may point into another tenant',
      'count_rides does not say of which tenant the rows are that it looks at',
    ])
  })
})
