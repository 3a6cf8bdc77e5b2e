import { getMe } from '@dsms/contract/kernel/session/me'
import * as a from '@dsms/contract/staff/users/account'
import * as c from '@dsms/contract/staff/users/calls'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { colleagueOf } from '../../../testing/scopes.ts'
import { change, read } from './users.testing.ts'

const setStatus = (person: TestPerson, body: object) => send(person.token, a.changeUserStatus, { body })
const figures = async (person: TestPerson) => (await callAs(person.token, a.getUserFigures, { query: {} })).body

describe('the status of users', () => {
  it('changes for many, ends their sessions, and comes back', async () => {
    const admin = await makeSchoolAdmin()
    const people = [await colleagueOf(admin), await colleagueOf(admin, { kind: 'student' })]
    const ids = people.map(({ id }) => id)
    const reply = await setStatus(admin, { ids, status: 'inactive', reason: 'on leave' })
    expect(reply.body).toEqual({ changed: ids, refused: [] })
    for (const { token } of people) expect((await send(token, getMe, {})).status).toBe(401)
    expect((await read(admin, ids[0] as number)).statusReason).toBe('on leave')
    await setStatus(admin, { ids, status: 'active' })
    const { users } = (await callAs(admin.token, c.listUsers, { query: { status: 'pending' } })).body
    // neither ever had a password, so both wait for one again
    expect(users.map(({ id }) => id).sort((a, b) => a - b)).toEqual(ids)
  })

  it('names whom the rules forbid and leaves them as they are', async () => {
    const [admin, other] = [await makeSchoolAdmin(), await makeSchoolAdmin()]
    const clerk = await colleagueOf(admin, { permissions: ['staff_users.status'] })
    const [plain, invited] = [await colleagueOf(admin), await colleagueOf(admin, { status: 'invited' })]
    const ids = [clerk.id, admin.id, other.id, plain.id]
    const { body } = (await setStatus(clerk, { ids, status: 'inactive' })) as {
      body: { refused: { id: number; code: string }[] }
    }
    expect(body).toMatchObject({ changed: [plain.id] })
    expect(Object.fromEntries(body.refused.map(({ id, code }) => [id, code]))).toEqual({
      [clerk.id]: 'own_account',
      [admin.id]: 'outranked',
      [other.id]: 'not_found',
    })
    expect((await setStatus(clerk, { ids: [invited.id], status: 'active' })).body).toMatchObject({
      changed: [],
      refused: [{ code: 'illegal_transition' }],
    })
    expect(await query(sql`select status from users where id in (${other.id}, ${admin.id})`)).toEqual([
      { status: 'active' },
      { status: 'active' },
    ])
  })
})

describe('the figures', () => {
  it('count what there is, and know from the history what there was a month ago', async () => {
    const admin = await makeSchoolAdmin()
    const people = [await colleagueOf(admin), await colleagueOf(admin), await colleagueOf(admin)]
    const [one, two, three] = people as [TestPerson, TestPerson, TestPerson]
    await query(sql`update users set created_at = now() - interval '3 months' where tenant = ${admin.schoolId}`)
    expect(await figures(admin)).toEqual({
      total: { count: 4, change: 0 },
      active: { count: 4, change: 0 },
      pending: { count: 0, change: 0 },
      paid: { count: 0, change: 0 },
    })
    await setStatus(admin, { ids: [one.id], status: 'inactive' })
    await callAs(admin.token, c.deleteUser, { query: { id: two.id } })
    const { version } = await read(admin, three.id)
    await change(admin, three.id, { version, currentPlan: 'team' })
    await colleagueOf(admin, { status: 'invited' })
    expect(await figures(admin)).toEqual({
      total: { count: 4, change: 0 },
      active: { count: 2, change: -2 },
      pending: { count: 1, change: 1 },
      paid: { count: 1, change: 1 },
    })
    // what changed before that month says nothing about its beginning
    await query(sql`insert into audit_log (tenant, entity, entity_id, action, before, after, at)
      values (${admin.schoolId}, 'users', ${admin.id}, 'updated', '{"status":"inactive"}', '{"status":"active"}',
        now() - interval '2 months')`)
    expect((await figures(admin)).active).toEqual({ count: 2, change: -2 })
  })
})
