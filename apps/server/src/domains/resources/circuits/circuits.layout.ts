import { fieldError } from '@dsms/contract/kernel/errors'
import type { Layout } from '@dsms/contract/resources/circuits/calls'
import { layout } from '@dsms/contract/resources/circuits/calls'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { countOf, rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'

const layoutRow = z.object({ layout })

/** Zones and elements of a circuit in their order; an element names its zone by the zone's place. */
export async function readLayout(actor: Actor, circuitId: number): Promise<Layout> {
  const rows = await rowsOf(
    actor.db,
    layoutRow,
    sql`
      with zones as (
        select id, name, capacity, (row_number() over (order by place) - 1)::integer as nth
          from circuit_zones where circuit_id = ${circuitId} and tenant = ${actor.tenant})
      select json_build_object(
        'zones', coalesce((select json_agg(json_build_object('id', id, 'name', name, 'capacity', capacity) order by nth)
                             from zones), '[]'),
        'elements', coalesce((
          select json_agg(json_build_object('id', e.id, 'kind', e.kind, 'name', e.name, 'capacity', e.capacity,
                                            'x', e.x, 'y', e.y, 'zone', z.nth, 'status', e.status) order by e.place)
            from circuit_elements e left join zones z on z.id = e.zone_id
           where e.circuit_id = ${circuitId} and e.tenant = ${actor.tenant}), '[]')) as layout`,
  )
  return rows[0]?.layout ?? { zones: [], elements: [] }
}

/** What the zones together hold. */
export const heldByZones = ({ zones }: Layout): number => zones.reduce((total, { capacity }) => total + capacity, 0)

/** Throws what a layout cannot be, by its fields, before any of it is kept. */
export function checkLayout({ zones, elements }: Layout, legalCapacity: number): void {
  const held = heldByZones({ zones, elements })
  if (held > legalCapacity) throw fieldError('layout', 'beyond_capacity')
  for (const [nth, { zone }] of elements.entries())
    if (zone !== null && !zones[zone]) throw fieldError(`layout.elements.${nth}.zone`, 'unknown_choice')
  for (const [name, parts] of Object.entries({ zones, elements })) {
    const ids = parts.flatMap(({ id }) => (id === undefined ? [] : [id]))
    if (new Set(ids).size !== ids.length) throw fieldError(`layout.${name}`, 'unknown_choice')
  }
}

/**
 * Makes the layout of a circuit exactly this one. Zones and elements that were there keep their keys, since lessons and
 * exams name them; a key that is not of this circuit is refused.
 */
export async function saveLayout(actor: Actor, circuitId: number, { zones, elements }: Layout): Promise<void> {
  const { db, tenant } = actor
  const here = sql`circuit_id = ${circuitId}`
  const keep = (parts: { id?: number | undefined }[]) =>
    sql`${sql.param(parts.flatMap(({ id }) => id ?? []))}::integer[]`
  const json = (parts: object[]) => sql`${JSON.stringify(parts.map((part, place) => ({ ...part, place })))}::jsonb`

  await db.execute(sql`update circuit_elements set zone_id = null where ${here} and zone_id is not null`)
  await db.execute(sql`delete from circuit_elements where ${here} and id <> all (${keep(elements)})`)
  await db.execute(sql`delete from circuit_zones where ${here} and id <> all (${keep(zones)})`)

  const zone = sql`jsonb_to_recordset(${json(zones)}) as part (id integer, name text, capacity integer, place smallint)`
  const changedZones = await countOf(
    db,
    sql`
      update circuit_zones z set name = part.name, capacity = part.capacity, place = part.place
        from ${zone} where z.${here} and z.id = part.id returning z.id`,
  )
  checkAllThere('zones', zones, changedZones)
  await db.execute(sql`
    insert into circuit_zones (tenant, circuit_id, name, capacity, place)
    select ${tenant}::integer, ${circuitId}::integer, name, capacity, place from ${zone} where id is null`)

  const element = sql`jsonb_to_recordset(${json(elements)}) as part (id integer, kind text, name text, capacity integer,
    x real, y real, zone smallint, status text, place smallint)`
  const zoneId = sql`(select z.id from circuit_zones z where z.${here} and z.place = part.zone)`
  const changedElements = await countOf(
    db,
    sql`
      update circuit_elements e set kind = part.kind, name = part.name, capacity = part.capacity, x = part.x, y = part.y,
             zone_id = ${zoneId}, status = part.status, place = part.place
        from ${element} where e.${here} and e.id = part.id returning e.id`,
  )
  checkAllThere('elements', elements, changedElements)
  await db.execute(sql`
    insert into circuit_elements (tenant, circuit_id, kind, name, capacity, x, y, zone_id, status, place)
    select ${tenant}::integer, ${circuitId}::integer, kind, name, capacity, x, y, ${zoneId}, status, place
      from ${element} where id is null`)
}

function checkAllThere(name: string, parts: { id?: number | undefined }[], found: number): void {
  if (parts.filter(({ id }) => id !== undefined).length !== found) throw fieldError(`layout.${name}`, 'unknown_choice')
}
