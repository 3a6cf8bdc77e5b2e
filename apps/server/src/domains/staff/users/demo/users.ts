import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import { userProfiles } from '../../../../db/tables/profiles.ts'
import { roles } from '../../../../db/tables/roles.ts'
import { users } from '../../../../db/tables/users.ts'
import { random } from '../../../../kernel/demo/random.ts'
import { addPeople, addPeopleWithAccounts } from '../../../identity/public.ts'
import { makeStaff } from './people.ts'

/** As many as the list of users is specified with, in the platform's own scope and in the demo school alike. */
const size = 50

const companies = [
  'دار السائق للتدريب',
  'مركز الطريق الآمن',
  'شركة مسار للنقل',
  'ورشة الدولاب الذهبي',
  'مؤسسة نخيل للخدمات',
  'شركة أفق للتقنية',
  'مكتب الواحة للاستشارات',
  'شركة بوابة الخليج',
  'مجموعة الساحل',
  'مطبعة القلم الأزرق',
]
const named = ['subscriber', 'subscriber', 'subscriber', 'maintainer', 'maintainer', 'editor', 'author', 'admin']
const plans = ['team', 'team', 'basic', 'basic', 'company', 'enterprise']

/** Brings the given tenants (null is the platform) to their number of people and gives everybody there a profile. */
export async function seedUsers(db: Db, schoolIds: (number | null)[]): Promise<void> {
  const choose = random(50_260_303)
  for (const schoolId of schoolIds) {
    await addMissing(db, schoolId, choose)
    const people = await db
      .select({ id: users.id, kind: users.kind, key: roles.key })
      .from(users)
      .leftJoin(roles, eq(roles.id, users.roleId))
      .where(eq(users.tenant, schoolId ?? 0))
      .orderBy(users.id)
    for (const person of people) {
      const isNamed = person.kind === 'staff' && person.key !== 'admin'
      const profile = { company: choose.oneOf(companies), plan: choose.oneOf(plans), listRole: choose.oneOf(named) }
      await db
        .update(userProfiles)
        .set(isNamed ? profile : { company: profile.company, plan: profile.plan })
        .where(eq(userProfiles.userId, person.id))
    }
  }
}

/**
 * The people who are missing, in all three statuses; in the school the last of them learns to drive, and another one is a
 * guardian who does not sign in.
 */
async function addMissing(db: Db, schoolId: number | null, choose: ReturnType<typeof random>) {
  const there = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.tenant, schoolId ?? 0))
  const missing = size - there.length - (schoolId === null ? 0 : 1)
  if (missing <= 0) return
  const roleIds = await roleChoices(db, schoolId)
  const student = await studentRole(db, schoolId)
  const added = makeStaff(choose, {
    schoolId,
    size: missing,
    from: there.length,
    roleIds,
    domain: schoolId === null ? 'dsms.example' : `school${schoolId}.example`,
  })
  await addPeopleWithAccounts(
    db,
    added.map((person, place) => {
      const status = choose.oneOf(['active', 'active', 'active', 'invited', 'invited', 'inactive'] as const)
      return {
        ...person,
        status,
        statusReason: status === 'inactive' ? 'إجازة طويلة' : null,
        emailVerifiedAt: status === 'invited' ? null : sql`now()`,
        lastLoginAt: status === 'active' ? person.lastLoginAt : null,
        ...(student && place === added.length - 1 ? { kind: 'student', roleId: student, employeeNo: null } : {}),
      }
    }),
  )
  if (schoolId !== null) await addPeople(db, [{ ...guardian, tenant: schoolId }])
}

const guardian = {
  kind: 'guardian',
  firstName: 'سعاد',
  lastName: 'الحربي',
  phone: '+966501234567',
  email: 'suad@guardian.example',
  genderId: 1,
  status: 'active',
}

async function roleChoices(db: Db, schoolId: number | null): Promise<number[]> {
  const rows = await db
    .select({ id: roles.id })
    .from(roles)
    .where(and(eq(roles.tenant, schoolId ?? 0), isNull(roles.key)))
    .orderBy(roles.id)
  return rows.map(({ id }) => id)
}

async function studentRole(db: Db, schoolId: number | null): Promise<number | undefined> {
  const [role] = await db
    .select({ id: roles.id })
    .from(roles)
    .where(and(eq(roles.tenant, schoolId ?? 0), eq(roles.key, 'student')))
  return role?.id
}
