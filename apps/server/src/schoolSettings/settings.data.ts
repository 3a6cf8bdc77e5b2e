import type { SaidSetting, SettingLevel } from '@dsms/contract/settings'
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../actor.ts'
import { personName } from '../db/people.ts'
import { settingValues } from '../db/schema/settingValues.ts'
import { users } from '../db/schema/users.ts'

const v = settingValues

/** Where settings are asked for or said. */
export interface Spot {
  level: SettingLevel
  branchId: number | null
}

/** A row's level. A school's organization would stand between the platform and the school. */
const level = sql<SettingLevel>`case when ${v.tenant} = 0 then 'platform' when ${v.branchId} is null then 'school' else 'branch' end`

/** Rows that have a say at a spot: its own and those above. */
const above = (actor: Actor, branchId: number | null): SQL | undefined =>
  or(
    and(eq(v.tenant, 0), isNull(v.branchId)),
    actor.tenant === 0
      ? undefined
      : and(eq(v.tenant, actor.tenant), or(isNull(v.branchId), branchId ? eq(v.branchId, branchId) : undefined)),
  )

export interface Said extends SaidSetting {
  key: string
  version: number
  changed_at: string
  changed_by: string | null
}

/** What all levels say at a spot, with who said it last. */
export const readSaid = (actor: Actor, branchId: number | null): Promise<Said[]> =>
  actor.db
    .select({
      key: v.key,
      level,
      value: sql<unknown>`${v.value}`,
      locked: v.locked,
      version: v.version,
      changed_at: v.updatedAt,
      changed_by: sql<string | null>`case when ${users.id} is null then null else ${personName} end`,
    })
    .from(v)
    .leftJoin(users, eq(users.id, v.updatedBy))
    .where(above(actor, branchId))

/** The same of one setting, without who said it. */
export const readSaidOf = (actor: Actor, key: string, branchId: number | null): Promise<SaidSetting[]> =>
  actor.db
    .select({ level, value: sql<unknown>`${v.value}`, locked: v.locked })
    .from(v)
    .where(and(eq(v.key, key), above(actor, branchId)))

const own = (actor: Actor, branchId: number | null, keys: string[]): SQL | undefined =>
  and(
    eq(v.tenant, actor.tenant),
    branchId === null ? isNull(v.branchId) : eq(v.branchId, branchId),
    inArray(v.key, keys),
  )

/** The rows of one level, locked until the transaction ends. */
export const lockOwn = (actor: Actor, branchId: number | null, keys: string[]) =>
  actor.db
    .select({ id: v.id, key: v.key, version: v.version })
    .from(v)
    .where(own(actor, branchId, keys))
    .orderBy(v.id)
    .for('update')

export interface Word {
  key: string
  value?: number | boolean | string | null | undefined
  locked?: boolean | undefined
}

/** Says many settings at one level at once; what a word leaves out stays as it was. */
export async function writeWords(actor: Actor, branchId: number | null, words: Word[]): Promise<void> {
  // one statement for each: the database takes them in one go, and the trigger of each speaks for itself
  await Promise.all(
    words.map(({ key, value, locked }) =>
      actor.db
        .insert(v)
        .values({ schoolId: actor.schoolId, branchId, key, value: value ?? null, locked: locked ?? false })
        .onConflictDoUpdate({
          target: [v.tenant, v.branchId, v.key],
          set: {
            ...(value === undefined ? {} : { value }),
            ...(locked === undefined ? {} : { locked }),
            archivedAt: null,
          },
        }),
    ),
  )
}
