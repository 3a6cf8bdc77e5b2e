import type { SaidSetting, SettingKey, SettingLevel } from '@dsms/contract/platform/settings/values'
import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { shownName } from '../../../db/people.ts'
import { users } from '../../../db/tables/users.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { nameSql } from '../../../kit/areas/area.columns.ts'
import { settingValues } from './settingValues.table.ts'

const v = settingValues

/** Where settings are asked for or said. */
export interface Spot {
  level: SettingLevel
  organizationId: number | null
  branchId: number | null
}

const level = sql<SettingLevel>`case when ${v.organizationId} is not null then 'organization' when ${v.tenant} = 0 then 'platform'
  when ${v.branchId} is null then 'school' else 'branch' end`

/** The organizations that stand above a spot or are the spot itself, each with its depth and name. */
const lineOf = ({ tenant }: Pick<Actor, 'tenant'>, { organizationId }: Pick<Spot, 'organizationId'>) =>
  tenant === 0
    ? sql`organization_line(${organizationId}) line`
    : sql`organization_line((select organization_id from schools where id = ${tenant})) line`
const line = { id: sql<number | null>`line.id`, depth: sql<number | null>`line.depth` }
const isOfLine = eq(line.id, v.organizationId)

/** Rows that have a say at a spot: its own and those above. */
const above = (actor: Pick<Actor, 'tenant'>, { branchId }: Pick<Spot, 'branchId'>): SQL | undefined =>
  or(
    and(eq(v.tenant, 0), isNull(v.branchId), or(isNull(v.organizationId), isNotNull(line.id))),
    actor.tenant === 0
      ? undefined
      : and(eq(v.tenant, actor.tenant), or(isNull(v.branchId), branchId ? eq(v.branchId, branchId) : undefined)),
  )

export interface Said extends SaidSetting {
  key: string
  organization_id: number | null
  organization: string | null
  version: number
  changed_at: string
  changed_by: string | null
}

/** What all levels say at a spot, with who said it last. */
export const readSaid = (actor: Actor, spot: Spot): Promise<Said[]> =>
  actor.db
    .select({
      key: v.key,
      level,
      depth: line.depth,
      organization_id: v.organizationId,
      organization: sql<
        string | null
      >`case when line.id is not null then ${nameSql(sql`line.name`, actor.language)} end`,
      value: sql<unknown>`${v.value}`,
      locked: v.locked,
      version: v.version,
      changed_at: v.updatedAt,
      changed_by: sql<string | null>`case when ${users.id} is null then null else ${shownName()} end`,
    })
    .from(v)
    .leftJoin(lineOf(actor, spot), isOfLine)
    .leftJoin(users, eq(users.id, v.updatedBy))
    .where(above(actor, spot))

/** The same of some settings in all branches of the school; `branch_id` is null where it is said above them. */
export const readSaidInBranches = (
  actor: Pick<Actor, 'db' | 'tenant'>,
  keys: readonly SettingKey[],
): Promise<(SaidSetting & { key: string; branch_id: number | null })[]> =>
  actor.db
    .select({
      key: v.key,
      level,
      depth: line.depth,
      value: sql<unknown>`${v.value}`,
      locked: v.locked,
      branch_id: v.branchId,
    })
    .from(v)
    .leftJoin(lineOf(actor, { organizationId: null }), isOfLine)
    .where(and(inArray(v.key, [...keys]), or(above(actor, { branchId: null }), eq(v.tenant, actor.tenant))))

/** The same of some settings, without who said it. */
export const readSaidOf = (
  actor: Pick<Actor, 'db' | 'tenant'>,
  keys: readonly SettingKey[],
  branchId: number | null,
): Promise<(SaidSetting & { key: string })[]> =>
  actor.db
    .select({ key: v.key, level, depth: line.depth, value: sql<unknown>`${v.value}`, locked: v.locked })
    .from(v)
    .leftJoin(lineOf(actor, { organizationId: null }), isOfLine)
    .where(and(inArray(v.key, [...keys]), above(actor, { branchId })))

const own = (actor: Actor, { organizationId, branchId }: Spot, keys: string[]): SQL | undefined =>
  and(
    eq(v.tenant, actor.tenant),
    organizationId === null ? isNull(v.organizationId) : eq(v.organizationId, organizationId),
    branchId === null ? isNull(v.branchId) : eq(v.branchId, branchId),
    inArray(v.key, keys),
  )

/** The rows of one level, locked until the transaction ends. */
export const lockOwn = (actor: Actor, spot: Spot, keys: string[]) =>
  actor.db
    .select({ id: v.id, key: v.key, version: v.version })
    .from(v)
    .where(own(actor, spot, keys))
    .orderBy(v.id)
    .for('update')

export interface Word {
  key: string
  value?: number | boolean | string | null | undefined
  locked?: boolean | undefined
}

/** Says many settings at one level at once; what a word leaves out stays as it was. */
export async function writeWords(actor: Actor, { organizationId, branchId }: Spot, words: Word[]): Promise<void> {
  // one statement for each: the database takes them in one go, and the trigger of each speaks for itself
  await together(
    words.map(
      ({ key, value, locked }) =>
        () =>
          actor.db
            .insert(v)
            .values({
              tenant: actor.tenant,
              organizationId,
              branchId,
              key,
              value: value ?? null,
              locked: locked ?? false,
            })
            .onConflictDoUpdate({
              target: [v.tenant, v.organizationId, v.branchId, v.key],
              set: {
                ...(value === undefined ? {} : { value }),
                ...(locked === undefined ? {} : { locked }),
                archivedAt: null,
              },
            }),
    ),
  )
}
