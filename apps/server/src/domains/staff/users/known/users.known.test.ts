import { resetPassword } from '@dsms/contract/kernel/session/signIn'
import { searchPeople } from '@dsms/contract/staff/directory/calls'
import * as a from '@dsms/contract/staff/users/account'
import { listUsers } from '@dsms/contract/staff/users/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { goodPassword, makePerson, makeSchoolAdmin, type TestPerson } from '../../../../testing/factories.ts'
import { callAs, send } from '../../../../testing/harness.ts'
import { linkTokenTo, query, refusal, wrongFields } from '../../../../testing/reads.ts'

describe('somebody who does not sign in', () => {
  let admin: TestPerson & { schoolId: number }
  beforeAll(async () => {
    admin = await makeSchoolAdmin()
  })

  const add = async (body: Record<string, unknown>) => {
    const reply = await send(admin.token, a.addKnownPerson, { body: { kind: 'student', first_name: 'Sami', ...body } })
    expect(reply.status, JSON.stringify(reply.body)).toBe(201)
    return reply.body as a.UserOverview
  }
  const invite = (id: number, email: string, username: string) =>
    send(admin.token, a.inviteKnownPerson, { params: { id }, body: { email, username } })

  it('needs no address, or may have that of another: likely doubles are shown, not refused', async () => {
    const walkIn = await add({})
    expect(walkIn).toMatchObject({
      account: 'none',
      role_id: null,
      user: { email: '', username: '', status: 'active' },
    })
    const father = `father-${walkIn.user.id}@example.org`
    const [first, second] = [
      await add({ email: father }),
      await add({ first_name: 'Lama', email: father.toUpperCase() }),
    ]
    expect(second.doubles).toEqual([{ id: first.user.id, name: 'Sami', by: 'email' }])
    const { users } = (await callAs(admin.token, listUsers, { query: { q: father, perPage: 25 } })).body
    expect(users.map(({ id }) => id).sort()).toEqual([first.user.id, second.user.id].sort())
  })

  it('may be a guardian, whom nobody writes to and who is not invited yet', async () => {
    const guardian = await add({ kind: 'guardian', first_name: 'Suad' })
    expect(guardian).toMatchObject({ kind: 'guardian', user: { role: 'Guardian' }, can: { invite: false } })
    const contacts = (await callAs(admin.token, searchPeople, { query: { q: 'Suad' } })).body
    expect(JSON.stringify(contacts)).not.toContain('Suad')
    expect(refusal(await invite(guardian.user.id, 'suad@example.org', 'suad')).status).toBe(422)
  })

  it('is invited later, signs in by the link, and has the role of what they are', async () => {
    const { user } = await add({ first_name: 'Later' })
    const email = `later-${user.id}@example.org`
    const asked = await invite(user.id, email, `later-${user.id}`)
    expect(asked.body).toMatchObject({ account: 'invited', user: { email, status: 'active' }, role_key: 'student' })
    const again = await invite(user.id, `x${email}`, `later-${user.id}`)
    expect(again.body).toMatchObject({ account: 'invited', user: { email: `x${email}` } })
    const token = await linkTokenTo(`x${email}`)
    const passwords = { password: goodPassword, password_confirmation: goodPassword }
    expect((await send(undefined, resetPassword, { body: { token, ...passwords } })).status).toBe(200)
    const { body } = await callAs(admin.token, a.getUserOverview, { params: { id: user.id }, query: {} })
    expect(body).toMatchObject({ account: 'own', can: { invite: false } })
    expect(refusal(await invite(user.id, email, 'another')).code).toBe('has_account')
  })

  it('is asked to use the account that the address has elsewhere', async () => {
    const elsewhere = await makePerson({ schoolId: (await makeSchoolAdmin()).schoolId })
    const { user } = await add({ first_name: 'Known' })
    const asked = await invite(user.id, elsewhere.email, elsewhere.username)
    expect(asked.body).toMatchObject({ account: 'invited' })
    expect(refusal(await invite((await add({})).user.id, elsewhere.email, elsewhere.username))).toEqual(
      wrongFields({ email: 'email_taken' }),
    )
  })

  it('is not invited to an address that their guardian entered, but to one that the office says', async () => {
    const { user } = await add({ first_name: 'Child', email: 'first@example.org' })
    const guardian = await makePerson({ schoolId: admin.schoolId, kind: 'guardian' })
    const email = `theirs-${user.id}@example.org`
    await query(sql`with actor as (select set_config('app.user_id', ${String(guardian.id)}, true) as id)
      update users set email = ${email} from actor where users.id = ${user.id} and actor.id <> ''`)
    expect(refusal(await invite(user.id, email, `child-${user.id}`))).toEqual(
      wrongFields({ email: 'email_set_by_guardian' }),
    )
    expect((await invite(user.id, `own-${user.id}@example.org`, `child-${user.id}`)).status).toBe(200)
  })
})
