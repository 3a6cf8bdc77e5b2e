import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database, Db } from '../db/client.ts'
import { takeTurn } from '../db/locks.ts'
import { beginNumbersAnew } from '../db/migrate/numbers.ts'
import { refreshStatisticsOf, refreshStatisticsWithin } from '../db/migrate/statistics.ts'
import { accounts } from '../db/tables/accounts.ts'
import { notifications } from '../db/tables/notifications.ts'
import { roles } from '../db/tables/roles.ts'
import { users } from '../db/tables/users.ts'
import { reviews } from '../domains/content/testimonials/reviews.table.ts'
import { addPeopleWithAccounts } from '../domains/identity/account/addPeople.ts'
import { addPresetRoles } from '../domains/identity/roles/presetRoles.service.ts'
import { demoAccounts, demoGuardian } from '../domains/identity/signIn/demo/accounts.ts'
import { hashPassword } from '../domains/identity/signIn/passwords.ts'
import { insertSchools } from '../domains/platform/public.ts'
import { makeStaff } from '../domains/staff/users/demo/people.ts'
import { domains } from '../domains.ts'
import { random } from '../kernel/demo/random.ts'
import type { DemoPerson } from '../kernel/demo/world.ts'
import type { Env } from '../kernel/env/env.ts'
import { tokenSecretOf } from '../kernel/env/secret.ts'
import { openStore } from '../kernel/files/store.ts'
import { createTokens } from '../kernel/session/tokens.ts'
import { asSystem } from '../kernel/session/transaction.ts'
import { demoReviews, demoSchools } from './content.ts'
import { openGuardian, teachElsewhere } from './lastPeople.ts'

/**
 * Fills an empty database with the demonstration: six accounts, some schools and their people. False when it was not empty.
 * It is one transaction that may be disturbed at any point and begun again, by the next start too.
 */
export async function seedDemo(database: Database, env: Env): Promise<boolean> {
  // hashing takes most of a second, which every later start would wait for
  if (await asSystem(database, ({ db }) => hasPeople(db))) return false
  const files = openStore(env)
  const tokens = createTokens(tokenSecretOf(env), {
    access: env.ACCESS_TOKEN_MINUTES,
    refresh: env.REFRESH_TOKEN_MINUTES,
  })
  const hashes = await Promise.all(demoAccounts.map(({ password }) => hashPassword(password)))
  const guardianHash = await hashPassword(demoGuardian.password)
  const isSeeded = await asSystem(database, async ({ db }) => {
    // what a request may take at most is no measure for this
    await db.execute(sql`set local statement_timeout = 0`)
    // processes that start together on one server take turns; the second finds the work done
    await takeTurn(db, 'demo')
    if (await hasPeople(db)) return false
    await beginNumbersAnew(db)
    const choose = random(20_260_101)
    const platformAdmin = await addPresetRoles(db, null, 'ar')
    const [client] = await db
      .insert(roles)
      .values({ tenant: 0, key: 'client', name: 'عميل', description: 'حساب تجريبي محدود' })
      .returning({ id: roles.id })
    const schoolIds = await openSchools(db)
    for (const [place, id] of schoolIds.entries()) {
      await addPresetRoles(db, id, 'ar')
      await insertReviews(db, id, place === 0 ? 34 : choose.between(2, 8), choose)
    }
    const first = schoolIds[0] as number
    await insertAccounts(db, hashes, { platformAdmin, client: client?.id as number, first })
    await addPeopleWithAccounts(
      db,
      makeStaff(choose, { schoolId: null, size: 14, roleIds: await staffRoles(db, 0), domain: 'dsms.example' }),
    )
    for (const [place, id] of schoolIds.entries()) {
      await addPeopleWithAccounts(
        db,
        makeStaff(choose, {
          schoolId: id,
          size: place === 0 ? 46 : 4,
          roleIds: await staffRoles(db, id),
          domain: `school${id}.example`,
        }),
      )
    }
    await welcome(db)
    const people = await demoPeople(db)
    const world = { people, schoolId: first, files, tokens }
    for (const seed of domains.flatMap(({ demo = [] }) => demo)) {
      // each reads what those before it put in
      await refreshStatisticsWithin(db)
      await seed(db, world)
    }
    await teachElsewhere(db, schoolIds[1] as number)
    await openGuardian(db, first, guardianHash)
    return true
  })
  if (isSeeded) await refreshStatisticsOf(database)
  return isSeeded
}

const hasPeople = async (db: Db): Promise<boolean> =>
  (await db.select({ id: users.id }).from(users).limit(1)).length > 0

async function demoPeople(db: Db): Promise<DemoPerson[]> {
  const ids = demoAccounts.map(({ id }) => id as number)
  const rows = await db
    .select({
      id: users.id,
      schoolId: users.schoolId,
      tenant: users.tenant,
      fullName: users.fullName,
      email: sql<string>`${users.email}`,
      status: users.status,
    })
    .from(users)
    .orderBy(users.id)
  return demoAccounts.map(({ id, role }) => {
    const self = rows.find((row) => row.id === id)
    if (!self) throw new Error(`demo account ${id} is not there`)
    const colleagues = rows.filter(
      (row) => row.tenant === self.tenant && row.status === 'active' && !ids.includes(row.id),
    )
    return { ...self, role, colleagues }
  })
}

/** Everybody who can sign in starts with a welcome. */
async function welcome(db: Db) {
  const people = await db
    .select({ id: users.id, schoolId: users.schoolId, fullName: users.fullName })
    .from(users)
    .innerJoin(accounts, and(eq(accounts.id, users.accountId), isNotNull(accounts.passwordHash)))
  await db.insert(notifications).values(
    people.map(({ id, schoolId, fullName }) => ({
      userId: id,
      tenant: schoolId ?? 0,
      kind: 'welcome',
      params: { name: fullName },
    })),
  )
}

const openSchools = (db: Db): Promise<number[]> =>
  insertSchools(
    db,
    demoSchools.map(({ monthsAgo, trialDays, ...school }) => ({
      ...school,
      createdAt: sql`now() - ${monthsAgo} * interval '1 month'`,
      trialEndsAt: trialDays === null ? null : sql`now() + ${trialDays} * interval '1 day'`,
    })),
  )

/** The five known people; the super admin's id is 11, as the founding chat data has it. */
async function insertAccounts(db: Db, hashes: string[], ids: { platformAdmin: number; client: number; first: number }) {
  const roleOf = async (key: string) =>
    (
      await db
        .select({ id: roles.id })
        .from(roles)
        .where(and(eq(roles.tenant, ids.first), eq(roles.key, key)))
    )[0]?.id as number
  const places = {
    superadmin: { tenant: 0, roleId: ids.platformAdmin, kind: 'staff', firstName: 'مدير', lastName: 'المنصة' },
    school: {
      tenant: ids.first,
      roleId: await roleOf('admin'),
      kind: 'staff',
      firstName: 'مديرة',
      lastName: 'المدرسة',
    },
    trainer: {
      tenant: ids.first,
      roleId: await roleOf('trainer'),
      kind: 'trainer',
      firstName: 'مدرّب',
      lastName: 'القيادة',
    },
    student: {
      tenant: ids.first,
      roleId: await roleOf('student'),
      kind: 'student',
      firstName: 'طالبة',
      lastName: 'القيادة',
    },
    client: { tenant: 0, roleId: ids.client, kind: 'staff', firstName: 'عميل', lastName: 'تجريبي' },
  }
  // ids 1 to 10 stay free, so that the accounts get 11 to 15
  await db.execute(sql`select nextval(pg_get_serial_sequence('users', 'id')) from generate_series(1, 10)`)
  await addPeopleWithAccounts(
    db,
    demoAccounts.map(({ email, role }, place) => ({
      email,
      username: email.split('@')[0] as string,
      passwordHash: hashes[place] as string,
      status: 'active',
      emailVerifiedAt: sql`now()`,
      genderId: role === 'school' || role === 'student' ? 1 : 2,
      joinedOn: '2026-01-04',
      countryId: 189,
      ...places[role],
    })),
  )
}

const staffRoles = async (db: Db, tenant: number): Promise<number[]> => {
  const rows = await db
    .select({ id: roles.id, key: roles.key })
    .from(roles)
    .where(eq(roles.tenant, tenant))
    .orderBy(roles.id)
  return rows.filter((role) => role.key === null).map((role) => role.id)
}

async function insertReviews(db: Db, schoolId: number, size: number, choose: ReturnType<typeof random>) {
  await db.insert(reviews).values(
    Array.from({ length: size }, (_, place) => {
      const review = choose.oneOf(demoReviews)
      return { tenant: schoolId, ...review, createdAt: sql`now() - ${(size - place) * 53} * interval '1 hour'` }
    }),
  )
}
