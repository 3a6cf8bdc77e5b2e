import { AppError } from '@dsms/contract/kernel/errors'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { takeTurn } from '../../../db/locks.ts'
import { firstRow } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { Services } from '../../../kernel/services.ts'
import { together } from '../../../kernel/together.ts'

/** Halving a gap makes its numbers longer by a digit each time; beyond this the order is numbered again. */
const longest = 30

/** Places a task in the actor's own order, right after another one of theirs or first. One move at a time. */
export async function moveTask(services: Services, actor: Actor, id: number, after: number | null): Promise<void> {
  await takeTurn(actor.db, 'taskOrder', actor.id)
  let gap = await findGap(actor, id, after)
  if (after === id) return
  if (gap.isNarrow) {
    await actor.db.execute(sql`select renumber_tasks()`)
    gap = await findGap(actor, id, after)
  }
  await together([
    () =>
      actor.db.execute(sql`
      insert into task_places (user_id, task_id, tenant, place)
      select ${actor.id}, t.id, t.tenant, ${gap.place}::numeric from tasks t where t.id = ${id}
      on conflict (user_id, task_id, tenant) do update set place = excluded.place`),
    () => services.events.publish(actor.db, { users: [actor.id] }, { type: 'tasks' }),
  ])
}

const gapRow = z.object({ place: z.string().nullable(), isNarrow: z.boolean(), areMine: z.boolean() })

/**
 * The middle between the task to stand after and the one below it. The first place is below the next whole number,
 * so that a task made later, which stands where its key puts it, comes out on top.
 */
async function findGap(actor: Actor, id: number, after: number | null) {
  const gap = await firstRow(
    actor.db,
    gapRow,
    sql`
      with mine as (
        select t.id, coalesce(p.place, t.id) as place
          from tasks t left join task_places p on p.task_id = t.id and p.user_id = ${actor.id}
         where t.owner_id = ${actor.id} or t.assignee_id = ${actor.id}
      ), others as (
        select * from mine where id <> ${id}
      ), above as (
        select place, id from others where id = ${after}::integer
      ), ends as (
        select case when ${after}::integer is null
                    then coalesce((select floor(max(place)) + 1 from others), ${id}::integer + 1)
                    else (select place from above) end as upper,
               case when ${after}::integer is null then (select max(place) from others)
                    else (select max(o.place) from others o, above where (o.place, o.id) < (above.place, above.id))
                    end as lower
      ), middle as (
        select (upper + coalesce(lower, upper - 1)) * 0.5 as place, upper = lower as is_tied from ends
      )
      select trim_scale(place)::text as place, coalesce(is_tied or scale(trim_scale(place)) > ${longest}, false) as "isNarrow",
             exists (select from mine where id = ${id})
               and (${after}::integer is null or exists (select from mine where id = ${after}::integer)) as "areMine"
        from middle`,
  )
  if (!gap?.areMine) throw new AppError('not_found')
  return gap
}
