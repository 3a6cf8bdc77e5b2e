import * as c from '@dsms/contract/staff/users/calls'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { makeSchoolAdmin, makeSuperAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { mailTo, query, refusal, wrongFields } from '../../../testing/reads.ts'
import { colleagueOf, roleBeside } from '../../../testing/scopes.ts'
import { list } from './users.testing.ts'

let serial = 0
const fresh = (changes: Record<string, unknown> = {}) => {
  const name = `user-${process.pid}-${++serial}`
  return { fullName: 'Nour Al Salem', username: name, email: `${name}@example.org`, ...changes }
}
const add = async (person: TestPerson, changes: Record<string, unknown> = {}) => {
  const reply = await send(person.token, c.addUser, { body: fresh(changes) })
  expect(reply.status, JSON.stringify(reply.body)).toBe(201)
  return (reply.body as { user: c.User }).user
}

describe('one user', () => {
  it('is answered by id; unknown, archived and foreign ids are answered without one', async () => {
    const [admin, other] = [await makeSchoolAdmin(), await makeSchoolAdmin()]
    const user = await add(admin)
    const get = async (id: number) => callAs(admin.token, c.getUser, { query: { id } })
    expect((await get(user.id)).body).toEqual({ user })
    for (const id of [2_147_483_647, other.id]) {
      const reply = await get(id)
      expect([reply.status, reply.body]).toEqual([200, {}])
    }
    await callAs(admin.token, c.deleteUser, { query: { id: user.id } })
    expect((await get(user.id)).body).toEqual({})
  })
})

describe('a new user', () => {
  it('is answered with 201, shown first, invited by mail and pending, whatever status was sent', async () => {
    const admin = await makeSchoolAdmin()
    const body = fresh({
      company: 'Oasis',
      country: 'Germany',
      contact: '0151 2345678',
      role: 'editor',
      currentPlan: 'team',
      status: 'active',
      avatar: 'https://example.org/x.png',
    })
    const reply = await send(admin.token, c.addUser, { body }, { 'accept-language': 'fr' })
    expect(reply.status).toBe(201)
    const { user } = reply.body as { user: c.User }
    expect(user).toEqual({
      ...body,
      id: user.id,
      country: 'Allemagne',
      contact: '+491512345678',
      status: 'pending',
      avatar: '',
    })
    expect((await list(admin)).users[0]?.id).toBe(user.id)
    expect(await mailTo(user.email)).toContain('token=')
  })

  it('keeps a country that the list does not have as it was written, and knows names of all languages', async () => {
    const admin = await makeSchoolAdmin()
    expect((await add(admin, { country: 'Atlantis' })).country).toBe('Atlantis')
    const kept = await Promise.all(
      ['sa', 'المملكة العربية السعودية', 'Saudi-Arabien'].map((country) => add(admin, { country })),
    )
    expect(kept.map(({ country }) => country)).toEqual(Array(3).fill(kept[0]?.country))
  })

  it('gets the role with the fewest rights, a named one, or that of what they are', async () => {
    const admin = await makeSchoolAdmin()
    const roleOf = async (id: number) =>
      (
        await query<{ kind: string; key: string | null; rights: number; role_id: number }>(sql`
        select u.kind, r.key, u.role_id, (select count(*)::int from role_privileges p where p.role_id = r.id) as rights
          from users u join roles r on r.id = u.role_id where u.id = ${id}`)
      )[0]
    const fewest = await query<{ rights: number }>(sql`
      select count(p.permission)::int as rights from roles r left join role_privileges p on p.role_id = r.id
       where r.tenant = ${admin.schoolId} and r.key is null group by r.id order by 1 limit 1`)
    expect(await roleOf((await add(admin, { role: 'admin' })).id)).toMatchObject({
      kind: 'staff',
      rights: fewest[0]?.rights,
    })
    const role = await roleBeside(admin, ['staff_users.view'])
    expect(await roleOf((await add(admin, { role_id: role.id })).id)).toMatchObject({ role_id: role.id })
    const student = await add(admin, { role: 'Student' })
    const teacher = await add(admin, { role: 'Teacher' })
    expect([student.role, teacher.role]).toEqual(['Student', 'Teacher'])
    expect(await roleOf(student.id)).toMatchObject({ kind: 'student', key: 'student' })
    expect(await roleOf(teacher.id)).toMatchObject({ kind: 'trainer', key: 'trainer' })
  })

  it('is given nothing that the caller lacks', async () => {
    const admin = await makeSchoolAdmin()
    const clerk = await colleagueOf(admin, { permissions: ['staff_users.create', 'staff_users.view'] })
    const strong = await roleBeside(admin, ['students.view'])
    expect((await send(clerk.token, c.addUser, { body: fresh({ role_id: strong.id }) })).status).toBe(403)
    const equal = await roleBeside(admin, ['staff_users.view'])
    expect((await send(clerk.token, c.addUser, { body: fresh({ role_id: equal.id }) })).status).toBe(201)
  })

  it.each([
    [{ fullName: '' }, { fullName: 'required' }],
    [{ username: 'a b' }, { username: 'invalid_username' }],
    [{ email: 'nobody' }, { email: 'invalid_email' }],
    [{ role: 'owner' }, { role: 'invalid_choice' }],
    [{ currentPlan: 'gold' }, { currentPlan: 'invalid_choice' }],
    [{ contact: '12' }, { contact: 'invalid_phone' }],
    [{ contact: '0501234567' }, { contact: 'invalid_phone' }],
    [{ role_id: 2_147_483_647 }, { role_id: 'unknown_role' }],
    [{ company: 'x'.repeat(121) }, { company: 'too_long' }],
  ])('with %j is refused', async (changes, wrong) => {
    const admin = await makeSchoolAdmin()
    expect(refusal(await send(admin.token, c.addUser, { body: fresh(changes) }))).toEqual(wrongFields(wrong as never))
    expect((await list(admin)).total).toBe(1)
  })

  it('has an address and a user name of their own', async () => {
    const admin = await makeSchoolAdmin()
    const { email, username } = await add(admin)
    const taken = await send(admin.token, c.addUser, { body: fresh({ email: email.toUpperCase() }) })
    expect(refusal(taken).fields).toEqual({ email: 'email_taken' })
    expect(refusal(await send(admin.token, c.addUser, { body: fresh({ username }) })).fields).toEqual({
      username: 'username_taken',
    })
  })

  it('of the platform cannot be a student or a teacher', async () => {
    const admin = await makeSuperAdmin()
    for (const role of ['Student', 'Teacher'])
      expect(refusal(await send(admin.token, c.addUser, { body: fresh({ role }) })).fields).toEqual({
        role: 'invalid_choice',
      })
  })
})

describe('deleting a user', () => {
  const remove = (person: TestPerson, id: number) => send(person.token, c.deleteUser, { query: { id } })

  it('archives them and ends their sessions', async () => {
    const admin = await makeSchoolAdmin()
    for (const kind of ['staff', 'student', 'trainer']) {
      const person = await colleagueOf(admin, { kind })
      expect((await remove(admin, person.id)).status).toBe(200)
      expect((await send(person.token, c.getUser, { query: { id: 1 } })).status).toBe(401)
      expect(await query(sql`select status from users where id = ${person.id}`)).toEqual([{ status: 'archived' }])
    }
    expect((await list(admin)).total).toBe(1)
  })

  it('with an unknown or foreign id deletes nothing', async () => {
    const [admin, other] = [await makeSchoolAdmin(), await makeSchoolAdmin()]
    await add(admin)
    for (const id of [2_147_483_647, other.id]) expect((await remove(admin, id)).status).toBe(200)
    expect((await list(admin)).total).toBe(2)
    expect((await list(other)).total).toBe(1)
  })

  it('never goes against oneself, the last who edits roles, or somebody with more rights', async () => {
    const admin = await makeSchoolAdmin()
    expect(refusal(await remove(admin, admin.id))).toEqual({ status: 403, code: 'own_account' })
    const clerk = await colleagueOf(admin, { permissions: ['staff_users.delete'] })
    expect(refusal(await remove(clerk, admin.id))).toEqual({ status: 403, code: 'outranked' })
    const superAdmin = await makeSuperAdmin()
    const last = await send(superAdmin.token, c.deleteUser, { query: { id: admin.id, school_id: admin.schoolId } })
    expect(refusal(last)).toEqual({ status: 409, code: 'last_role_editor' })
    expect((await list(admin)).total).toBe(2)
  })
})
