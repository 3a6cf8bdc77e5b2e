import type pg from 'pg'

export interface Table {
  /** Quoted, with its schema. */
  name: string
  /** Columns that are written, quoted, with their types; the database itself fills generated ones. */
  columns: { name: string; type: string }[]
}

interface Constraint {
  table: string
  name: string
  definition: string
}

/** Our tables in the order of their names, and the list of migrations. */
export async function tablesOf(client: pg.PoolClient): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: Table['columns'] }>(`
    select format('%I.%I', n.nspname, c.relname) as name,
           coalesce(json_agg(json_build_object('name', quote_ident(a.attname), 'type', format_type(a.atttypid, a.atttypmod))
                             order by a.attnum) filter (where a.attgenerated = ''), '[]') as columns
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where n.nspname in ('public', 'drizzle') and c.relkind = 'r'
     group by 1 order by 1`)
  return rows
}

/** Foreign keys, which are taken off while rows are put in: tables refer to one another in circles. */
export async function foreignKeysOf(client: pg.PoolClient): Promise<Constraint[]> {
  const { rows } = await client.query<Constraint>(`
    select format('%I.%I', n.nspname, c.relname) as table, quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and n.nspname = 'public' order by 1, 2`)
  return rows
}

/** Where each sequence stands. */
export async function sequencesOf(
  client: pg.PoolClient,
): Promise<{ name: string; value: string; isCalled: boolean }[]> {
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I', schemaname, sequencename) as name from pg_sequences
     where schemaname in ('public', 'drizzle') order by 1`)
  if (rows.length === 0) return []
  const each = rows.map(
    ({ name }) => `select '${name}' as name, last_value::text as value, is_called as "isCalled" from ${name}`,
  )
  return (await client.query(each.join(' union all '))).rows
}
