import { type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../kernel/actor.ts'

/**
 * Changes places with the neighbour of a row: the next one up or down among those that meet a condition. At the end of
 * the list nothing happens. Places are made whole numbers from 1 first, so that two rows never share one.
 */
export async function swapPlaces(
  actor: Actor,
  table: string,
  id: number,
  among: SQL,
  direction: 'up' | 'down',
): Promise<void> {
  const name = sql.identifier(table)
  await actor.db.execute(sql`
    with numbered as (
      select id, place, row_number() over (order by place, id) as nth
        from ${name} where tenant = ${actor.tenant} and archived_at is null and ${among}
    ), mine as (
      select nth, nth + ${direction === 'up' ? -1 : 1}::integer as wish from numbered where id = ${id}
    ), target as (
      select m.nth, least(greatest(m.wish, 1), (select count(*) from numbered)) as wish from mine m
    )
    update ${name} r
       set place = case when n.nth = t.nth then t.wish when n.nth = t.wish then t.nth else n.nth end
      from numbered n, target t
     where r.id = n.id
       and r.place <> case when n.nth = t.nth then t.wish when n.nth = t.wish then t.nth else n.nth end`)
}
