import { permissionsOf } from '@dsms/contract/kernel/permissions'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../db/rows.ts'
import { rolePrivileges, roles } from '../db/tables/roles.ts'
import { addPeople, addPersonWithAccount } from '../domains/identity/account/addPeople.ts'
import { addPresetRoles } from '../domains/identity/roles/presetRoles.service.ts'
import { insertSession } from '../domains/identity/signIn/identity.data.ts'
import { hashPassword } from '../domains/identity/signIn/passwords.ts'
import { openSchool } from '../domains/platform/schools/schools.open.ts'
import { asSystem } from '../kernel/session/transaction.ts'
import { testApp } from './harness.ts'

let serial = 0
/** Of one length, so that no name is the beginning of another and a search finds one alone. */
const next = () => `${process.pid}x${String(++serial).padStart(5, '0')}`

/** A password that passes every rule. */
export const goodPassword = 'quiet-harbour-lamp-27'

export interface TestSchool {
  id: number
  adminRoleId: number
}

export async function makeSchool(): Promise<TestSchool> {
  const { database } = await testApp()
  return asSystem(database, ({ db }) => openSchool(db, { name: `School ${next()}`, language: 'en' }))
}

/** The platform's administrator role; made with its presets the first time. */
async function platformAdminRole(): Promise<number> {
  const { database } = await testApp()
  return asSystem(database, async ({ db }) => {
    const [role] = await db
      .select({ id: roles.id })
      .from(roles)
      .where(and(eq(roles.tenant, 0), eq(roles.key, 'admin')))
    return role?.id ?? addPresetRoles(db, null, 'en')
  })
}

/** A role of a school, or of the platform for null, with some permissions (`all` of the scope when asked). */
export async function makeRole(
  schoolId: number | null,
  permissions: string[] | 'all' = [],
): Promise<{ id: number; name: string }> {
  const { database } = await testApp()
  const name = `Role ${next()}`
  return asSystem(database, async ({ db }) => {
    const [role] = await db
      .insert(roles)
      .values({ tenant: schoolId ?? 0, name })
      .returning({ id: roles.id })
    if (!role) throw new Error('no role')
    const granted = permissions === 'all' ? permissionsOf(schoolId === null ? 'platform' : 'school') : permissions
    if (granted.length)
      await db
        .insert(rolePrivileges)
        .values(granted.map((permission) => ({ roleId: role.id, tenant: schoolId ?? 0, permission })))
    return { id: role.id, name }
  })
}

export interface TestPerson {
  id: number
  accountId: number
  email: string
  username: string
  schoolId: number | null
  roleId: number
  /** An access token of a session that is open. */
  token: string
  sessionId: string
}

interface Wishes {
  schoolId?: number | null
  roleId?: number
  /** Makes a role of its own with these. */
  permissions?: string[] | 'all'
  status?: string
  /** Has not confirmed that the address is theirs. */
  isUnverified?: boolean
  kind?: string
  password?: string
  firstName?: string
  lastName?: string
  email?: string
  username?: string
}

/** Somebody who is signed in: the platform's or a school's staff, with whatever was not named filled in. */
export async function makePerson(wishes: Wishes = {}): Promise<TestPerson> {
  const app = await testApp()
  const schoolId = wishes.schoolId ?? null
  const roleId = wishes.roleId ?? (await makeRole(schoolId, wishes.permissions ?? [])).id
  const username = wishes.username ?? `person-${next()}`
  const email = wishes.email ?? `${username}@example.org`
  const passwordHash = wishes.password ? await hashPassword(wishes.password) : null
  return asSystem(app.database, async ({ db }) => {
    const { id, accountId } = await addPersonWithAccount(db, {
      tenant: schoolId ?? 0,
      roleId,
      username,
      email,
      passwordHash,
      kind: wishes.kind ?? 'staff',
      status: wishes.status ?? 'active',
      emailVerifiedAt: wishes.isUnverified ? null : sql`now()`,
      firstName: wishes.firstName ?? 'Test',
      lastName: wishes.lastName ?? username,
      genderId: 1,
    })
    const sessionId = await insertSession(db, {
      accountId,
      userId: id,
      schoolId,
      refreshHash: 'none',
      // longer than all tests of a worker take on a busy machine
      seconds: 86_400,
      ip: '127.0.0.1',
      userAgent: 'test',
    })
    return { id, accountId, email, username, schoolId, roleId, sessionId, token: await app.tokens.sign(sessionId, id) }
  })
}

/** Many people of a school at once who do not sign in; `values` says how the nth of them differs. */
export async function makeCrowd(
  size: number,
  person: Parameters<typeof addPeople>[1][number],
  values: (nth: number) => Partial<Parameters<typeof addPeople>[1][number]> = () => ({}),
): Promise<void> {
  const app = await testApp()
  await asSystem(app.database, async ({ db }) => {
    // a statement takes 65,535 parameters
    for (let from = 0; from < size; from += 2000)
      await addPeople(
        db,
        Array.from({ length: Math.min(2000, size - from) }, (_, nth) => ({ ...person, ...values(from + nth + 1) })),
      )
  })
}

/** The administrator of a new school. */
export async function makeSchoolAdmin(
  wishes: Pick<Wishes, 'password'> = {},
): Promise<TestPerson & { schoolId: number }> {
  const school = await makeSchool()
  return { ...(await makePerson({ ...wishes, schoolId: school.id, roleId: school.adminRoleId })), schoolId: school.id }
}

export const makeSuperAdmin = async (): Promise<TestPerson> => makePerson({ roleId: await platformAdminRole() })

/** Somebody of the platform who looks at the product and at nobody in it. */
export async function makeClient(): Promise<TestPerson> {
  const { database } = await testApp()
  const role = await asSystem(database, async ({ db }) => {
    const isClient = and(eq(roles.tenant, 0), eq(roles.key, 'client'))
    const [known] = await db.select({ id: roles.id }).from(roles).where(isClient)
    if (known) return known
    const [made] = await db
      .insert(roles)
      .values({ tenant: 0, key: 'client', name: 'Client' })
      .returning({ id: roles.id })
    return made
  })
  return makePerson(role ? { roleId: role.id } : {})
}

const contactRow = z.object({
  id: z.int(),
  accountId: z.int(),
  email: z.string(),
  username: z.string(),
  roleId: z.int(),
})

/** The one person of the platform whom administrators of schools find, signed in. */
export async function supportContact(): Promise<TestPerson> {
  const app = await testApp()
  return asSystem(app.database, async ({ db }) => {
    const rows = await rowsOf(
      db,
      contactRow,
      sql`
      select id, account_id as "accountId", email, username, role_id as "roleId" from users where id = support_contact()`,
    )
    const [row] = rows
    if (!row) return undefined
    const session = { accountId: row.accountId, userId: row.id, schoolId: null, refreshHash: 'none', seconds: 86_400 }
    const sessionId = await insertSession(db, { ...session, ip: '127.0.0.1', userAgent: 'test' })
    return { ...row, schoolId: null, sessionId, token: await app.tokens.sign(sessionId, row.id) }
  }).then((found) => found ?? makeSuperAdmin())
}

/** Somebody of the one school with the rights of its administrator, whose account is the same in the other; with a token for each. */
export async function makeAlso(
  here: { schoolId: number; roleId: number },
  there: { schoolId: number; roleId: number },
): Promise<{ person: TestPerson; id: number; token: string }> {
  const app = await testApp()
  const person = await makePerson({ schoolId: here.schoolId, roleId: here.roleId })
  const { accountId } = person
  return asSystem(app.database, async ({ db }) => {
    const place = { accountId, tenant: there.schoolId, roleId: there.roleId, status: 'active', firstName: 'Also' }
    const [also] = await addPeople(db, [place])
    const id = also?.id ?? 0
    const session = { accountId, userId: id, schoolId: there.schoolId, refreshHash: 'none', seconds: 86_400 }
    const sessionId = await insertSession(db, { ...session, ip: '127.0.0.1', userAgent: 'test' })
    return { person, id, token: await app.tokens.sign(sessionId, id) }
  })
}

/** Input for a new member of staff that passes, with a fresh name. */
export function staffInput(roleId: number, changes: Record<string, unknown> = {}) {
  const name = `new-${next()}`
  return {
    first_name: 'Nour',
    last_name: 'Alsalem',
    username: name,
    email: `${name}@example.org`,
    gender_id: 1,
    role_id: roleId,
    ...changes,
  }
}
