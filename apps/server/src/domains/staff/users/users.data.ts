import { AppError } from '@dsms/contract/kernel/errors'
import type { User, UserFilter } from '@dsms/contract/staff/users/calls'
import { and, asc, count, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { personName } from '../../../db/people.ts'
import { rowsOf } from '../../../db/rows.ts'
import { countries } from '../../../db/tables/countries.ts'
import { userCounts as counts, userProfiles as profiles } from '../../../db/tables/profiles.ts'
import { users } from '../../../db/tables/users.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { foundAnywhere } from '../../../kit/records/find.ts'
import { countryName } from '../../platform/public.ts'
import { reachedPeople } from './users.reached.ts'

/** Columns of a user; the country is still a code, since its name depends on who reads. */
export const userColumns = {
  id: users.id,
  fullName: personName,
  company: profiles.company,
  role: sql<User['role']>`${profiles.listRole}`,
  username: sql<string>`coalesce(${users.username}, '')`,
  countryCode: countries.code,
  countryText: profiles.country,
  contact: sql<string>`coalesce(${users.phone}, '')`,
  email: sql<string>`coalesce(${users.email}, '')`,
  currentPlan: sql<User['currentPlan']>`${profiles.plan}`,
  status: sql<User['status']>`case ${users.status} when 'invited' then 'pending' else ${users.status} end`,
  avatar: sql<string>`coalesce(${users.avatar}, '')`,
}

type Row = Omit<User, 'country'> & { countryCode: string | null; countryText: string }

export const asUser = (actor: Actor, { countryCode, countryText, ...user }: Row): User => ({
  ...user,
  country: countryCode ? countryName(countryCode, actor.language) : countryText,
})

/** The profile of the same person; the tenant is in the condition so that its indexes with it can be used. */
export const withProfile = and(eq(profiles.tenant, users.tenant), eq(profiles.userId, users.id))

const sorts: Record<string, PgColumn> = {
  id: users.id,
  fullName: users.fullName,
  email: users.email,
  role: profiles.listRole,
  currentPlan: profiles.plan,
  status: users.status,
}

/** The key last and in the same direction as the rest, which is how one index can give the order from either end. */
function orderOf(sort: string | undefined): SQL[] {
  const terms = (sort ?? '-id').split(',')
  const columns = terms.map((term) => {
    const name = term.replace('-', '')
    const column = Object.hasOwn(sorts, name) ? sorts[name] : undefined
    if (!column) throw new AppError('invalid_input', {}, { sort: { code: 'unknown_sort', params: { name } } })
    return term.startsWith('-') ? desc(column) : asc(column)
  })
  const isProfile = ['role', 'currentPlan'].includes(terms.at(-1)?.replace('-', '') ?? '')
  const key = isProfile ? profiles.userId : users.id
  return [...columns, terms.at(-1)?.startsWith('-') ? desc(key) : asc(key)]
}

export type UserWishes = Pick<UserFilter, 'q' | 'role' | 'currentPlan' | 'status' | 'sort'>

const people = (actor: Actor) => and(eq(users.tenant, actor.tenant), ne(users.status, 'archived'), reachedPeople(actor))

/** An invited person is called pending on the wire. */
const storedStatus = (status: NonNullable<UserWishes['status']>) => (status === 'pending' ? 'invited' : status)

/** As an array, by which the few that are found are looked up; as a set everybody would be gone through to meet them. */
const idsLike = (actor: Actor, q: string) => sql`array${foundAnywhere(actor, q)}`

/** Wishes with the keys of those whom their text finds, when they are known already. */
type Found = UserWishes & { ids?: number[] }

const ofUsers = (actor: Actor, { q, ids, status }: Found) =>
  and(
    people(actor),
    status && eq(users.status, storedStatus(status)),
    q ? sql`${users.id} = any(${ids ? sql`${sql.param(ids)}::integer[]` : idsLike(actor, q)})` : undefined,
  )

const ofProfiles = (actor: Actor, { role, currentPlan }: UserWishes) =>
  role || currentPlan
    ? and(
        eq(profiles.tenant, actor.tenant),
        role && eq(profiles.listRole, role),
        currentPlan && eq(profiles.plan, currentPlan),
      )
    : undefined

/** Users that meet the wishes, in order. Without a limit all of them. */
export async function findUsers(actor: Actor, wishes: Found, limit?: number, offset = 0): Promise<User[]> {
  const page = actor.db
    .select(userColumns)
    .from(users)
    .innerJoin(profiles, withProfile)
    .leftJoin(countries, eq(countries.id, users.countryId))
    .where(and(ofUsers(actor, wishes), eq(profiles.tenant, actor.tenant), ofProfiles(actor, wishes)))
    .orderBy(...orderOf(wishes.sort))
    .offset(offset)
  return (limit === undefined ? await page : await page.limit(limit)).map((row) => asUser(actor, row))
}

/** How many meet the wishes: from kept sums, or of those alone whom a text finds. */
export async function countUsers(actor: Actor, wishes: Found): Promise<number> {
  const { q, status, role, currentPlan } = wishes
  if (q || reachedPeople(actor)) return countFound(actor, wishes)
  const [row] = await actor.db
    .select({ total: sql<number>`coalesce(sum(${counts.total}), 0)::integer` })
    .from(counts)
    .where(
      and(
        eq(counts.tenant, actor.tenant),
        status ? eq(counts.status, storedStatus(status)) : ne(counts.status, 'archived'),
        role && eq(counts.listRole, role),
        currentPlan && eq(counts.plan, currentPlan),
      ),
    )
  return row?.total ?? 0
}

/** The profiles are only looked at when a wish is about them. */
async function countFound(actor: Actor, wishes: Found): Promise<number> {
  const about = ofProfiles(actor, wishes)
  const all = actor.db.select({ total: count() }).from(users)
  const [row] = await (about
    ? all.innerJoin(profiles, withProfile).where(and(ofUsers(actor, wishes), about))
    : all.where(ofUsers(actor, wishes)))
  return row?.total ?? 0
}

/** A page and the number of all: two statements, one round trip, after one for what a text finds. */
export async function listUsers(
  actor: Actor,
  { page, perPage, ...wishes }: UserWishes & { page: number; perPage: number },
) {
  const found = wishes.q ? { ...wishes, ids: await findIds(actor, wishes.q) } : wishes
  const [rows, total] = await together([
    () => findUsers(actor, found, perPage, (page - 1) * perPage),
    () => countUsers(actor, found),
  ])
  return { users: rows, total }
}

const idsRow = z.object({ ids: z.array(z.int()) })

async function findIds(actor: Actor, q: string): Promise<number[]> {
  const rows = await rowsOf(actor.db, idsRow, sql`select ${idsLike(actor, q)} as ids`)
  return rows[0]?.ids ?? []
}

/** One user, or undefined: archived people and those of another tenant are not there. */
export async function findUser(actor: Actor, id: number): Promise<(User & { kind: string }) | undefined> {
  const [row] = await actor.db
    .select({ ...userColumns, kind: users.kind })
    .from(users)
    .innerJoin(profiles, withProfile)
    .leftJoin(countries, eq(countries.id, users.countryId))
    .where(and(people(actor), eq(users.id, id)))
  if (!row) return undefined
  const { kind, ...user } = row
  return { ...asUser(actor, user), kind }
}

/** Changes columns of somebody's profile; version and history follow by a trigger. */
export async function changeProfile(actor: Actor, id: number, values: PgUpdateSetSource<typeof profiles>) {
  if (Object.keys(values).length === 0) return
  await actor.db
    .update(profiles)
    .set(values)
    .where(and(eq(profiles.tenant, actor.tenant), eq(profiles.userId, id)))
}

export async function namesOfPeople(actor: Actor, ids: number[]): Promise<Map<number, string>> {
  const rows = await actor.db
    .select({ id: users.id, name: personName })
    .from(users)
    .where(and(people(actor), inArray(users.id, ids)))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
