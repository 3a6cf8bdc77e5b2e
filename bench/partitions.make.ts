import type pg from 'pg'
import { dropMade, makeAll, readSqlFiles } from '../apps/server/src/db/migrate/sqlFiles.ts'

export interface Spread {
  /** Tables that are spread, each over so many partitions. */
  tables: number
  partitions: number
  /** Unique keys that are over all schools still and cannot be had on a spread table. */
  leftOut: string[]
}

interface Table {
  name: string
  /** Columns that are written, as opposed to those that follow from others. */
  columns: string
  serial: string | null
}

interface Definition {
  table: string
  name: string
  /** Of a constraint what `contype` says, `i` for an index. */
  kind: 'p' | 'u' | 'f' | 'x' | 'i'
  definition: string
  hasTenant: boolean
}

/**
 * Makes every table with the tenant in its primary key again, partitioned by a hash of the tenant, from the catalogue:
 * columns, keys, indexes, and the rows that are there. What `db/sql` makes, triggers, policies and grants, is made again.
 * The partitions have the names of their tables and stand in schemas of their own, so that a refused key and a trigger
 * call things by the names that the product knows.
 */
export async function spreadByTenant(client: pg.ClientBase, partitions: number): Promise<Spread> {
  const files = readSqlFiles()
  await dropMade(client, files)
  await client.query('begin')
  const tables = await ask<Table>(client, tablesText)
  const spread = new Set(tables.map(({ name }) => name))
  const definitions = await ask<Definition>(client, definitionsText)
  const references = definitions.filter(({ kind }) => kind === 'f')
  const own = definitions.filter(({ table, kind }) => kind !== 'f' && spread.has(table))
  const leftOut = own.filter(({ kind, hasTenant, definition }) => isUnique(kind, definition) && !hasTenant)
  const kept = own.filter((one) => !leftOut.includes(one))

  for (const { table, name } of references) await client.query(`alter table ${table} drop constraint ${name}`)
  await client.query('create schema whole')
  const nth = Array.from({ length: partitions }, (_, n) => n)
  for (const n of nth) await client.query(`create schema part_${n}`)
  for (const { name, columns, serial } of tables) {
    await client.query(`
      alter table ${name} set schema whole;
      create table public.${name} (like whole.${name} including all excluding indexes) partition by hash (tenant)`)
    for (const n of nth)
      await client.query(
        `create table part_${n}.${name} partition of public.${name} for values with (modulus ${partitions}, remainder ${n})`,
      )
    await client.query(
      `insert into public.${name} (${columns}) overriding system value select ${columns} from whole.${name}`,
    )
    if (serial) await client.query(`select setval('public.${serial}', last_value, is_called) from whole.${serial}`)
  }
  await client.query('drop schema whole cascade')
  for (const { table, name, kind, definition } of kept.sort((one, other) => order(one) - order(other))) {
    if (kind === 'i') await client.query(definition)
    else if (kind !== 'x') await client.query(`alter table ${table} add constraint ${name} ${definition}`)
    // which PostgreSQL knows on partitioned tables from 17 on; what they keep apart are rows of one school
    else for (const n of nth) await client.query(`alter table part_${n}.${table} add constraint ${name} ${definition}`)
  }
  for (const { table, name, definition } of references)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  for (const { rename } of await ask<{ rename: string }>(client, renamesText)) await client.query(rename)
  await client.query('commit')
  await makeAll(client, files)
  await client.query('analyze')
  return { tables: tables.length, partitions, leftOut: leftOut.map(({ name }) => name) }
}

const ask = async <T>(client: pg.ClientBase, text: string): Promise<T[]> => (await client.query(text)).rows as T[]
const isUnique = (kind: string, definition: string) =>
  kind === 'p' || kind === 'u' || definition.startsWith('CREATE UNIQUE')
/** Keys before what refers to them. */
const order = ({ kind }: Definition) => 'puix'.indexOf(kind)

const tablesText = `
  select c.relname as name,
         (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
           where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
         (select s.relname from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S'
           where d.refobjid = c.oid and d.deptype = 'i') as serial
    from pg_class c join pg_index i on i.indrelid = c.oid and i.indisprimary
    join pg_attribute t on t.attrelid = c.oid and t.attname = 'tenant' and t.attnum = any (i.indkey)
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`

const definitionsText = `
  select k.conrelid::regclass::text as table, k.conname as name, k.contype as kind, pg_get_constraintdef(k.oid) as definition,
         exists (select from pg_attribute a where a.attrelid = k.conrelid and a.attname = 'tenant' and a.attnum = any (k.conkey)) as "hasTenant"
    from pg_constraint k where k.connamespace = 'public'::regnamespace and k.contype in ('p', 'u', 'f', 'x')
  union all
  select i.indrelid::regclass::text, n.relname, 'i', pg_get_indexdef(i.indexrelid),
         exists (select from pg_attribute a where a.attrelid = i.indrelid and a.attname = 'tenant' and a.attnum = any (i.indkey))
    from pg_index i join pg_class n on n.oid = i.indexrelid
   where n.relnamespace = 'public'::regnamespace and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))`

const renamesText = `
  select format('alter index %s rename to %I', h.inhrelid::regclass, p.relname) as rename
    from pg_inherits h join pg_class p on p.oid = h.inhparent and p.relkind = 'I' join pg_class c on c.oid = h.inhrelid
   where c.relname <> p.relname`
