import { getUserFigures } from '@dsms/contract/staff/users/account'
import { currentPlans, listRoles, listUsers, userStatuses } from '@dsms/contract/staff/users/calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { asSystem } from '../../../../kernel/session/transaction.ts'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../../testing/factories.ts'
import { callAs, testApp } from '../../../../testing/harness.ts'
import { seedUsers } from './users.ts'

describe('the demo users of a school', () => {
  let admin: TestPerson
  beforeAll(async () => {
    admin = await makeSchoolAdmin()
    const { schoolId } = admin
    await Promise.all(['trainer', 'student', 'staff'].map((kind) => makePerson({ schoolId, kind })))
    await asSystem((await testApp()).database, ({ db }) => seedUsers(db, [schoolId]))
  })
  const all = async () => (await callAs(admin.token, listUsers, { query: { perPage: 100 } })).body

  it('are fifty, each with a company, a country or none, and all that the list can be filtered by', async () => {
    const { users, total } = await all()
    expect([users.length, total]).toEqual([50, 50])
    expect(users.every(({ company }) => company)).toBe(true)
    expect(users.filter(({ country }) => country).length).toBeGreaterThan(40)
    expect(new Set(users.map(({ role }) => role))).toEqual(new Set(listRoles))
    expect(new Set(users.map(({ currentPlan }) => currentPlan))).toEqual(new Set(currentPlans))
    expect(new Set(users.map(({ status }) => status))).toEqual(new Set(userStatuses))
    expect((await callAs(admin.token, getUserFigures, { query: {} })).body.total.count).toBe(50)
  })

  it('stay as many when they are seeded again', async () => {
    await asSystem((await testApp()).database, ({ db }) => seedUsers(db, [admin.schoolId]))
    expect((await all()).total).toBe(50)
  })
})
