import { getMe } from '@dsms/contract/kernel/session/me'
import { archiveSchoolStaff } from '@dsms/contract/staff/staff/school'
import * as a from '@dsms/contract/staff/users/account'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { makeSchoolAdmin, makeSuperAdmin, type TestPerson } from '../../../../testing/factories.ts'
import { send } from '../../../../testing/harness.ts'
import { query, refusal } from '../../../../testing/reads.ts'
import { colleagueOf } from '../../../../testing/scopes.ts'
import { change, read } from '../users.testing.ts'

describe('the page of a user', () => {
  it('tells the account, its rights, sessions and history', async () => {
    const admin = await makeSchoolAdmin()
    const person = await colleagueOf(admin, { permissions: ['students.view', 'leads.view'] })
    const page = await read(admin, person.id)
    expect(page).toMatchObject({
      user: { id: person.id, username: person.username, role: 'subscriber', currentPlan: 'basic' },
      kind: 'staff',
      isSelf: false,
      role_id: person.roleId,
      permissions: ['leads.view', 'students.view'],
      can: { edit: true, status: true, delete: true, endSessions: true },
    })
    expect(page.sessions.map(({ id }) => id)).toEqual([person.sessionId])
    expect([page.isTwoStepOn, page.notices.tasks]).toEqual([false, { app: true, mail: false }])
    await query(sql`insert into two_steps (account_id, secret, confirmed_at) values (${person.accountId}, 'x', now())`)
    await query(sql`update user_profiles set notices = '{"tasks.mail": true}' where user_id = ${person.id}`)
    const later = await read(admin, person.id)
    expect([later.isTwoStepOn, later.notices.tasks]).toEqual([true, { app: true, mail: true }])
    expect(page.activity).toMatchObject([{ entity: 'users', action: 'created', subject: expect.any(String) }])
    expect((await read(admin, admin.id)).permissions).toBeNull()
  })

  it('shows what its person did, and names of other records to nobody', async () => {
    const admin = await makeSchoolAdmin()
    const [clerk, third] = [await colleagueOf(admin, { permissions: 'all' }), await colleagueOf(admin)]
    await send(clerk.token, archiveSchoolStaff, { body: { id: third.id } })
    await query(sql`insert into audit_log (tenant, actor_id, entity, entity_id, action, subject)
      values (${admin.schoolId}, ${clerk.id}, 'students', 1, 'updated', 'somebody private')`)
    const { activity } = await read(admin, clerk.id)
    expect(activity.map(({ entity, action, subject }) => [entity, action, Boolean(subject)])).toEqual([
      ['students', 'updated', false],
      ['users', 'archived', true],
      ['users', 'created', true],
    ])
  })

  it('keeps sessions from those who may not end them', async () => {
    const admin = await makeSchoolAdmin()
    const clerk = await colleagueOf(admin, { permissions: ['staff_users.view'] })
    const page = await read(clerk, admin.id)
    expect([page.sessions, page.can]).toEqual([
      [],
      {
        edit: false,
        status: false,
        delete: false,
        erase: false,
        endSessions: false,
        resetTwoStep: false,
        invite: false,
      },
    ])
  })

  it('is 404 for unknown, archived and foreign people', async () => {
    const [admin, other] = [await makeSchoolAdmin(), await makeSchoolAdmin()]
    const superAdmin = await makeSuperAdmin()
    for (const [person, id] of [
      [admin, other.id],
      [admin, 2_147_483_647],
      [superAdmin, admin.id],
    ] as const) {
      const reply = await send(person.token, a.getUserOverview, { params: { id }, query: {} })
      expect(reply.status).toBe(404)
      expect((await change(person, id, { version: 1, company: 'x' })).status).toBe(404)
    }
  })
})

describe('changing a user', () => {
  it('keeps every part: account, information and social', async () => {
    const admin = await makeSchoolAdmin()
    const person = await colleagueOf(admin)
    const { version, user } = await read(admin, person.id)
    const reply = await change(admin, person.id, {
      version,
      fullName: 'هدى بنت سالم',
      company: 'Oasis',
      country_id: 56,
      contact: '+966501234567',
      role: 'maintainer',
      currentPlan: 'company',
      birth_date: '1990-02-03',
      gender_id: 2,
      website: 'https://example.org/me',
      languages: ['ar', 'fr'],
      contactOptions: ['email', 'phone'],
      address: { city: 'Aachen' },
      social: { github: 'huda' },
    })
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    const page = await read(admin, person.id)
    expect(reply.body).toEqual(page)
    expect(page).toMatchObject({
      user: {
        ...user,
        fullName: 'هدى بنت سالم',
        company: 'Oasis',
        contact: '+966501234567',
        role: 'maintainer',
        currentPlan: 'company',
        country: expect.stringMatching('.'),
      },
      birth_date: '1990-02-03',
      gender_id: 2,
      country_id: 56,
      website: 'https://example.org/me',
      languages: ['ar', 'fr'],
      contactOptions: ['email', 'phone'],
      address: { line1: '', city: 'Aachen' },
      social: { github: 'huda', slack: '' },
    })
    expect(await query(sql`select first_name, last_name from users where id = ${person.id}`)).toEqual([
      { first_name: 'هدى', last_name: 'بنت سالم' },
    ])
    await change(admin, person.id, { version: page.version, address: { state: 'NRW' }, social: { slack: 'h' } })
    const later = await read(admin, person.id)
    expect(later.address).toMatchObject({ city: 'Aachen', state: 'NRW' })
    expect(later.social).toMatchObject({ github: 'huda', slack: 'h' })
  })

  it('leaves the parts of a name alone when the whole is sent as it was', async () => {
    const admin = await makeSchoolAdmin()
    const person = await colleagueOf(admin, { firstName: 'Abdul Rahman', lastName: 'Saleh' })
    const { version } = await read(admin, person.id)
    await change(admin, person.id, { version, fullName: 'Abdul Rahman Saleh', company: 'x' })
    expect(await query(sql`select first_name from users where id = ${person.id}`)).toEqual([
      { first_name: 'Abdul Rahman' },
    ])
  })

  it('is refused when somebody else was faster, in the account or in the profile', async () => {
    const admin = await makeSchoolAdmin()
    const person = await colleagueOf(admin)
    const { version } = await read(admin, person.id)
    expect((await change(admin, person.id, { version, company: 'first' })).status).toBe(200)
    for (const late of [{ company: 'second' }, { fullName: 'Second Name' }]) {
      const reply = await change(admin, person.id, { version, ...late })
      expect(reply.body).toMatchObject({ code: 'stale_version', params: { fields: ['company'] } })
    }
    const [line] = (await read(admin, person.id)).activity
    expect(line).toMatchObject({ action: 'updated', fields: ['company'] })
  })

  it('never makes a student somebody who works here, nor the other way round', async () => {
    const admin = await makeSchoolAdmin()
    const [student, clerk] = [await colleagueOf(admin, { kind: 'student' }), await colleagueOf(admin)]
    const as = async (person: TestPerson, body: object) =>
      refusal(await change(admin, person.id, { version: (await read(admin, person.id)).version, ...body })).fields
    expect(await as(student, { role: 'editor' })).toEqual({ role: 'invalid_choice' })
    expect(await as(student, { role_id: clerk.roleId })).toEqual({ role_id: 'unknown_role' })
    expect(await as(clerk, { role: 'Student' })).toEqual({ role: 'invalid_choice' })
    expect((await read(admin, student.id)).user.role).toBe('Student')
  })

  it('follows the rules of staff: nobody’s own role, nobody with more rights', async () => {
    const admin = await makeSchoolAdmin()
    const clerk = await colleagueOf(admin, { permissions: ['staff_users.edit'] })
    const own = await change(clerk, clerk.id, { version: 1, role_id: admin.roleId })
    expect(refusal(own)).toEqual({ status: 403, code: 'own_account' })
    expect(refusal(await change(clerk, admin.id, { version: 1, company: 'x' }))).toEqual({
      status: 403,
      code: 'outranked',
    })
  })

  it.each([
    [{ website: 'javascript:alert(1)' }, { website: 'invalid_format' }],
    [{ contact: '0501' }, { contact: 'invalid_phone' }],
    [{ languages: ['tlh'] }, { 'languages.0': 'invalid_choice' }],
    [{ avatar: 'https://example.org/a.png' }, { avatar: 'invalid_format' }],
    [{ birth_date: '2999-01-01' }, { birth_date: 'date_in_future' }],
    [{ country_id: 9999 }, { country_id: 'unknown_country' }],
  ])('with %j is refused', async (wrong, fields) => {
    const admin = await makeSchoolAdmin()
    const person = await colleagueOf(admin)
    expect(refusal(await change(admin, person.id, { version: 1, ...wrong })).fields).toEqual(fields)
  })
})

describe('sessions', () => {
  const end = (person: TestPerson, id: number, sessionId: string) =>
    send(person.token, a.endUserSession, { params: { id, sessionId } })

  it('are ended one by one or all at once', async () => {
    const admin = await makeSchoolAdmin()
    const [one, two] = [await colleagueOf(admin), await colleagueOf(admin)]
    expect((await end(admin, one.id, two.sessionId)).status).toBe(404)
    expect((await end(admin, one.id, one.sessionId)).status).toBe(200)
    expect((await send(one.token, getMe, {})).status).toBe(401)
    expect((await send(two.token, getMe, {})).status).toBe(200)
    const all = await send(admin.token, a.endUserSessions, { params: { id: two.id } })
    expect(all.body).toEqual({ ended: 1 })
    expect((await send(two.token, getMe, {})).status).toBe(401)
  })

  it('of oneself end but for the one that asks', async () => {
    const admin = await makeSchoolAdmin()
    expect((await send(admin.token, a.endUserSessions, { params: { id: admin.id } })).body).toEqual({ ended: 0 })
    expect((await send(admin.token, getMe, {})).status).toBe(200)
  })

  it('of somebody with more rights are left alone', async () => {
    const admin = await makeSchoolAdmin()
    const clerk = await colleagueOf(admin, { permissions: ['staff_users.reset_password'] })
    expect(refusal(await end(clerk, admin.id, admin.sessionId)).code).toBe('outranked')
    expect(refusal(await send(clerk.token, a.endUserSessions, { params: { id: admin.id } })).code).toBe('outranked')
  })
})
