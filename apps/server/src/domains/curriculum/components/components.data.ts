import type { ModeOfLearning } from '@dsms/contract/curriculum/components/calls'
import { present } from '@dsms/contract/kernel/choices/lists'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { idRow, rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { nameIn } from '../../../kernel/text/names.ts'
import { together } from '../../../kernel/together.ts'
import { nameSql, wireColumns } from '../../../kit/areas/area.columns.ts'
import {
  componentConfigurations as configurations,
  componentModes as modes,
  componentSessions as sessions,
} from './components.table.ts'

/** A mode of learning or a session as it is to be kept: with its id where it was there before. */
export interface Named {
  id?: number | undefined
  name: Record<string, string>
}
type Child = typeof modes | typeof sessions

const amounts = {
  price: configurations.price,
  session_price: configurations.sessionPrice,
  missed_session_charge: configurations.missedSessionCharge,
  exam_price: configurations.examPrice,
  missed_exam_charge: configurations.missedExamCharge,
}

/** What stands below a component, in its order. */
export async function modesOf(actor: Actor, componentId: number): Promise<ModeOfLearning[]> {
  const [found, below] = await together([
    () =>
      actor.db
        .select({ mode: modes, configuration: { ...wireColumns(configurations, actor.language), ...amounts } })
        .from(modes)
        .leftJoin(configurations, and(eq(configurations.modeId, modes.id), eq(configurations.tenant, modes.tenant)))
        .where(eq(modes.componentId, componentId))
        .orderBy(asc(modes.place), asc(modes.id)),
    () =>
      actor.db
        .select({
          modeId: sessions.modeId,
          id: sessions.id,
          name: nameSql(sessions.name, actor.language),
          names: sessions.name,
        })
        .from(sessions)
        .innerJoin(modes, eq(modes.id, sessions.modeId))
        .where(eq(modes.componentId, componentId))
        .orderBy(asc(sessions.place), asc(sessions.id)),
  ])
  return found.map(({ mode, configuration }) => ({
    id: mode.id,
    name: nameIn(mode.name, actor.language),
    names: mode.name,
    sessions: below.filter(({ modeId }) => modeId === mode.id).map(({ modeId: _, ...session }) => session),
    configuration,
  }))
}

export const removeModes = (actor: Actor, ids: number[]) => remove(actor, modes, ids)
export const removeSessions = (actor: Actor, ids: number[]) => remove(actor, sessions, ids)

async function remove(actor: Actor, table: Child, ids: number[]) {
  if (ids.length) await actor.db.delete(table).where(and(inArray(table.id, ids), eq(table.tenant, actor.tenant)))
}

/** Keeps modes of a component in the given order; answers their ids in that order. */
export const keepModes = (actor: Actor, componentId: number, list: Named[]) =>
  keep(
    actor,
    modes,
    'component_id',
    list.map((one, place) => ({ ...one, place, above: componentId })),
  )

/** Keeps sessions of several modes of learning, each in the order given. */
export const keepSessions = (actor: Actor, list: (Named & { modeId: number; place: number })[]) =>
  keep(
    actor,
    sessions,
    'mode_id',
    list.map(({ modeId, ...one }) => ({ ...one, above: modeId })),
  )

/** `above` is the key of what they stand below, kept in the column of that name. */
async function keep(
  actor: Actor,
  table: Child,
  column: 'component_id' | 'mode_id',
  list: (Named & { place: number; above: number })[],
): Promise<number[]> {
  const known = list.filter(({ id }) => id !== undefined)
  const added = list.filter(({ id }) => id === undefined)
  if (known.length)
    await actor.db.execute(sql`
      update ${table} as kept set name = said.name, place = said.place
        from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as said (id integer, name jsonb, place smallint)
       where kept.id = said.id and kept.tenant = ${actor.tenant}
         and (kept.name, kept.place) is distinct from (said.name, said.place)`)
  if (added.length === 0) return list.map(({ id }) => present(id))
  const rows = await rowsOf(
    actor.db,
    idRow,
    sql`
      insert into ${table} (tenant, ${sql.identifier(column)}, name, place)
      select ${actor.tenant}::integer, said.above, said.name, said.place
        from rows from (jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as (above integer, name jsonb, place smallint))
             with ordinality as said (above, name, place, nth)
       order by said.nth
      returning id`,
  )
  let nth = 0
  return list.map(({ id }) => id ?? present(rows[nth++]).id)
}

/** Keeps the configuration of a mode, whether there was one or not. */
export async function keepConfiguration(actor: Actor, values: typeof configurations.$inferInsert) {
  await actor.db
    .insert(configurations)
    .values(values)
    .onConflictDoUpdate({ target: [configurations.tenant, configurations.modeId], set: values })
}
