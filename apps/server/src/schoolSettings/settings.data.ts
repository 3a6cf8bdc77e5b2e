import { isFixedBy, type SaidSetting, type SettingKey, type SettingLevel, settingKeys } from '@dsms/contract/settings'
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

/** A row's level. A school's organization, between the platform and the school, fixes settings and says no values. */
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

/** What the organization of a school, and those above it, have fixed. */
async function organizationLocks(actor: Actor): Promise<string[]> {
  if (actor.tenant === 0) return []
  const { rows } = await actor.db.execute<{ locks: string[] }>(sql`select organization_locks(${actor.tenant}) as locks`)
  return rows[0]?.locks ?? []
}

const fixed = { level: 'organization', value: null, locked: true } as const

/** What all levels say at a spot, with who said it last. */
export async function readSaid(actor: Actor, branchId: number | null): Promise<Said[]> {
  const [said, locks] = await Promise.all([
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
      .where(above(actor, branchId)),
    organizationLocks(actor),
  ])
  const byOrganization = settingKeys
    .filter((key) => isFixedBy(locks, key))
    .map((key) => ({ ...fixed, key, version: 0, changed_at: '', changed_by: null }))
  return [...said, ...byOrganization]
}

/** The same of one setting, without who said it. */
export async function readSaidOf(actor: Actor, key: SettingKey, branchId: number | null): Promise<SaidSetting[]> {
  const [said, locks] = await Promise.all([
    actor.db
      .select({ level, value: sql<unknown>`${v.value}`, locked: v.locked })
      .from(v)
      .where(and(eq(v.key, key), above(actor, branchId))),
    organizationLocks(actor),
  ])
  return isFixedBy(locks, key) ? [...said, fixed] : said
}

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
