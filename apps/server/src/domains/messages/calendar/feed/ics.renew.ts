import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { chunks } from '../../../../db/chunks.ts'
import { idRow, rowsOf } from '../../../../db/rows.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import { events } from '../calendar.table.ts'
import type { Item } from './ics.work.ts'

/** An event that is there already, by its key, and what a file says of it now. */
export type KnownItem = readonly [id: number, item: Item]

const at = 500
/** What a file says of an event and of an occurrence that differs. */
const said = [
  ...(['kind', 'title', 'url', 'location', 'description'] as const),
  ...(['startLocal', 'endLocal', 'timeZone', 'isAllDay', 'startsAt', 'endsAt', 'rrule'] as const),
] satisfies (keyof Item['values'])[]
const columns = getTableColumns(events)

/**
 * Brings events up to date with a file, many in a statement; answers the keys of those that changed. Events that are the same are not
 * written. Guests, sharing and reminders are ours and stay.
 */
export async function renewAll(actor: Actor, items: KnownItem[]): Promise<number[]> {
  const changed: number[] = []
  for (const some of chunks(items, at)) changed.push(...(await renew(actor, some)))
  return changed
}

async function renew({ db, id: owner, tenant }: Actor, items: KnownItem[]): Promise<number[]> {
  const ids = sql`${sql.param(items.map(([id]) => id))}::integer[]`
  const ofFile = records(
    sql`id integer, exdates text[]`,
    items.map(([id, { values, exdates }]) => ({ id, exdates, ...wire(values) })),
  )
  const occurrences = records(
    sql`series_id integer, original_start timestamp, uid text`,
    items.flatMap(([id, { event, overrides }]) =>
      overrides.map(({ original, values }) => ({
        ...{ series_id: id, original_start: original, uid: event.uid },
        ...wire(values),
      })),
    ),
  )
  const gone = await rowsOf(
    db,
    idRow,
    sql`
      delete from events o where o.series_id = any(${ids}) and not exists (
        select from ${occurrences} where f.series_id = o.series_id and f.original_start = o.original_start
           and o.removed_at is null and not ${differs(sql`o`)})
      returning o.series_id as id`,
  )
  const renewed = await rowsOf(
    db,
    idRow,
    sql`
      update events e set ${sql.join([...said.map(assigned), sql`exdates = f.exdates, rrule_before = null, removed_at = null`], sql`, `)}
        from ${ofFile} where e.id = f.id and (${differs(sql`e`)} or e.exdates is distinct from f.exdates
             or e.rrule_before is not null or e.removed_at is not null)
      returning e.id`,
  )
  const names = sql.join(said.map(named), sql`, `)
  const added = await rowsOf(
    db,
    idRow,
    sql`
      insert into events (tenant, owner_id, series_id, original_start, uid, is_shared, ${names})
      select ${tenant}, ${owner}, f.series_id, f.original_start, f.uid, s.is_shared, ${sql.join(said.map(ofF), sql`, `)}
        from ${occurrences} join events s on s.id = f.series_id
       where not exists (select from events o where o.series_id = f.series_id and o.original_start = f.original_start)
      returning series_id as id`,
  )
  const changed = [...new Set([...gone, ...renewed, ...added].map(({ id }) => id))]
  if (changed.length)
    await db.execute(sql`select renew_event_reminders(id) from unnest(${sql.param(changed)}::integer[]) as c (id)`)
  return changed
}

const nameOf = (key: (typeof said)[number]) => columns[key].name
const named = (key: (typeof said)[number]) => sql.identifier(nameOf(key))
const ofF = (key: (typeof said)[number]) => sql`f.${named(key)}`
const assigned = (key: (typeof said)[number]) => sql`${named(key)} = f.${named(key)}`

const wire = (values: Item['values']) => Object.fromEntries(said.map((key) => [nameOf(key), values[key]]))

/** Rows of the file as `f`, with what it says of each. */
function records(keys: SQL, rows: object[]): SQL {
  const types = said.map((key) => sql`${named(key)} ${sql.raw(columns[key].getSQLType())}`)
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as f (${keys}, ${sql.join(types, sql`, `)})`
}

/** Whether the file says anything else of an event than its row. */
const differs = (row: SQL) =>
  sql`(${sql.join(
    said.map((key) => sql`${row}.${named(key)}`),
    sql`, `,
  )}) is distinct from (${sql.join(said.map(ofF), sql`, `)})`
