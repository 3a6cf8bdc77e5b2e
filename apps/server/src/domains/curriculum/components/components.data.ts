import type { ModeOfLearning } from '@dsms/contract/curriculum/components/calls'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { nameIn } from '../../../kernel/text/names.ts'
import { together } from '../../../kernel/together.ts'
import { nameSql } from '../../../kit/areas/area.columns.ts'
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
type Names = Record<string, string>

/** What stands below a component, in its order. */
export async function modesOf(actor: Actor, componentId: number): Promise<ModeOfLearning[]> {
  const [found, below] = await together([
    () =>
      actor.db
        .select({ mode: modes, configuration: configurations })
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
    name: nameIn(mode.name as Names, actor.language),
    names: mode.name as Names,
    sessions: below.filter(({ modeId }) => modeId === mode.id).map(({ modeId: _, ...session }) => session),
    configuration: configuration && onWire(configuration),
  }))
}

/** Columns under their names on the wire. */
const onWire = (row: typeof configurations.$inferSelect) =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value]),
  ) as unknown as NonNullable<ModeOfLearning['configuration']>

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
    list.map((one, place) => ({ ...one, place, below: { componentId } })),
  )

/** Keeps sessions of several modes of learning, each in the order given. */
export const keepSessions = (actor: Actor, list: (Named & { modeId: number; place: number })[]) =>
  keep(
    actor,
    sessions,
    list.map(({ modeId, ...one }) => ({ ...one, below: { modeId } })),
  )

async function keep(actor: Actor, table: Child, list: (Named & { place: number; below: object })[]): Promise<number[]> {
  const known = list.filter(({ id }) => id !== undefined)
  const added = list.filter(({ id }) => id === undefined)
  if (known.length)
    await actor.db.execute(sql`
      update ${table} as kept set name = said.name, place = said.place
        from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as said (id integer, name jsonb, place smallint)
       where kept.id = said.id and kept.tenant = ${actor.tenant}
         and (kept.name, kept.place) is distinct from (said.name, said.place)`)
  const made = added.length
    ? await actor.db
        .insert(table as typeof modes)
        .values(added.map(({ name, place, below }) => ({ tenant: actor.tenant, name, place, ...below })) as never)
        .returning({ id: table.id })
    : []
  let nth = 0
  return list.map(({ id }) => id ?? (made[nth++]?.id as number))
}

/** Keeps the configuration of a mode, whether there was one or not. */
export async function keepConfiguration(actor: Actor, values: typeof configurations.$inferInsert) {
  await actor.db
    .insert(configurations)
    .values(values)
    .onConflictDoUpdate({ target: [configurations.tenant, configurations.modeId], set: values })
}
