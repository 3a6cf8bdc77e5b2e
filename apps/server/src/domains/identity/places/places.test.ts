import { saveGeneral } from '@dsms/contract/identity/account/calls'
import { listSessions } from '@dsms/contract/identity/account/security'
import * as c from '@dsms/contract/identity/places/calls'
import { getMe, listNotifications } from '@dsms/contract/kernel/session/me'
import { forgotPassword, login, refreshToken, resetPassword } from '@dsms/contract/kernel/session/signIn'
import * as staff from '@dsms/contract/staff/staff/school'
import { eraseUser, getUserOverview, updateUser } from '@dsms/contract/staff/users/account'
import { deleteUser } from '@dsms/contract/staff/users/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { goodPassword, makePerson, makeSchoolAdmin, staffInput, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { linkTokenTo, mailTo, query, refusal, wrongFields } from '../../../testing/reads.ts'
import { roleBeside } from '../../../testing/scopes.ts'
import { listenAs, listeningApp } from '../../../testing/world/stream.ts'

type Admin = TestPerson & { schoolId: number }

const invitationsOf = async (person: TestPerson) =>
  (await callAs(person.token, c.listPlaces, { query: {} })).body.invitations
const answer = (person: TestPerson, id: number, accept = true, link?: string) =>
  send(person.token, c.answerPlaceInvitation, { params: { id }, body: { accept, link } })
const go = (token: string, person_id: number) => send(token, c.changePlace, { body: { person_id } })
const linkIn = (text: string) => /join\?link=([\w-]+)/.exec(text)?.[1] as string

describe('an account that another school invites', () => {
  let home: Admin
  let away: Admin
  let owner: TestPerson
  beforeAll(async () => {
    home = await makeSchoolAdmin()
    away = await makeSchoolAdmin({ password: goodPassword })
  })
  beforeEach(async () => {
    owner = await makePerson({ schoolId: home.schoolId, password: goodPassword })
  })

  const invite = async (email = owner.email) => {
    const input = { ...staffInput((await roleBeside(away)).id), email }
    return send(away.token, staff.createSchoolStaff, { body: input })
  }
  const invited = async () =>
    ((await invite()).body as { data: { result: { id: number; status: string; account: string } } }).data.result
  const joined = async () => {
    const { id } = await invited()
    expect((await answer(owner, id)).status).toBe(200)
    return id
  }

  it('is asked, and until its owner accepts the school has a person who signs in nowhere', async () => {
    const person = await invited()
    expect(person).toMatchObject({ status: 'invited', account: 'invited' })
    expect(await mailTo(owner.email)).toContain('/join?link=')
    const [waiting] = await invitationsOf(owner)
    expect(waiting).toMatchObject({ id: person.id, invited_by: expect.stringContaining('Test') })
    const { places } = (await callAs(owner.token, c.listPlaces, { query: {} })).body
    expect(places.map(({ id, isCurrent }) => [id, isCurrent])).toEqual([[owner.id, true]])
    expect(refusal(await go(owner.token, person.id)).status).toBe(404)
    // a password that a school could set would be a way into the other
    const set = { id: person.id, password: goodPassword, password_confirmation: goodPassword }
    expect((await send(away.token, staff.changeSchoolStaffPassword, { body: set })).status).toBe(409)
  })

  it('goes from one place to the other without signing in again, and each sees its own alone', async () => {
    const id = await joined()
    const moved = await go(owner.token, id)
    expect(moved.status).toBe(200)
    const there = moved.body as { accessToken: string; refreshToken: string; userData: object }
    expect(there.userData).toMatchObject({ id, schoolId: away.schoolId, email: owner.email })
    expect((await send(owner.token, getMe, {})).status, 'the session of before is over').toBe(401)
    expect((await send(there.accessToken, getMe, {})).status).toBe(200)
    expect((await send(undefined, refreshToken, { body: { refreshToken: there.refreshToken } })).status).toBe(200)
    const back = await go(there.accessToken, owner.id)
    expect((back.body as { userData: object }).userData).toMatchObject({ id: owner.id, schoolId: home.schoolId })
    const places = (await callAs((back.body as { accessToken: string }).accessToken, c.listPlaces, { query: {} })).body
    expect(places.places.map(({ school_id, isCurrent }) => [school_id, isCurrent])).toEqual([
      [home.schoolId, true],
      [away.schoolId, false],
    ])
  })

  it('signs in where its owner was last, and lives no longer by changing places', async () => {
    const id = await joined()
    await query(sql`update sessions set signed_in_at = now() - interval '29 days' where id = ${owner.sessionId}`)
    const { accessToken } = (await go(owner.token, id)).body as { accessToken: string }
    const rows = await query<{ days: number }>(
      sql`select extract(day from now() - signed_in_at)::int as days from sessions where user_id = ${id} and ended_at is null`,
    )
    expect(rows).toEqual([{ days: 29 }])
    expect((await callAs(accessToken, listSessions)).body.rows.map(({ isOpen }) => isOpen)).toEqual([true, false])
    const again = await callAs(undefined, login, { body: { email: owner.email, password: goodPassword } })
    expect(again.body.userData.id).toBe(id)
  })

  it('ends the stream of the former place, and tells what waits in the other', async () => {
    const id = await joined()
    const app = await listeningApp()
    const stream = await listenAs(app, owner.token)
    await query(sql`delete from notifications where user_id = ${id}`)
    await query(sql`insert into notifications (user_id, tenant, kind) values (${id}, ${away.schoolId}, 'welcome')`)
    const { places } = (await callAs(owner.token, c.listPlaces, { query: {} })).body
    expect(places.find((place) => place.id === id)?.unread).toBe(1)
    const { accessToken } = (await go(owner.token, id)).body as { accessToken: string }
    await expect.poll(() => stream.isOpen()).toBe(false)
    expect((await callAs(accessToken, listNotifications, { query: {} })).body.unread).toBe(1)
  })

  it('is changed by its owner alone while two schools know it', async () => {
    const id = await joined()
    const { version } = (await callAs(away.token, getUserOverview, { params: { id }, query: {} })).body
    const change = (body: Record<string, unknown>) =>
      send(away.token, staff.updateSchoolStaff, { body: { id, version, ...body } })
    expect(refusal(await change({ username: `stolen-${id}` }))).toEqual(wrongFields({ username: 'account_shared' }))
    for (const admin of [home, away]) {
      const mine = admin === home ? owner.id : id
      const set = { id: mine, password: goodPassword, password_confirmation: goodPassword }
      const reply = await send(admin.token, staff.changeSchoolStaffPassword, { body: set })
      expect(refusal(reply)).toEqual({ status: 409, code: 'account_shared' })
    }
    await query(sql`update accounts set locked_until = now() + interval '1 hour' where id = ${owner.accountId}`)
    const unlock = await send(away.token, staff.changeSchoolStaffStatus, { body: { id, status: 'active' } })
    expect(refusal(unlock)).toEqual({ status: 409, code: 'account_shared' })
    await query(sql`update accounts set locked_until = null where id = ${owner.accountId}`)
    // where a school reaches somebody is the school's
    const saved = await callAs(away.token, getUserOverview, { params: { id }, query: {} })
    const moved = await send(away.token, updateUser, {
      params: { id },
      body: { version: saved.body.version, email: `office-${id}@example.org` },
    })
    expect(moved.status).toBe(200)
    expect((await callAs(owner.token, getMe)).body.email).toBe(owner.email)
    expect((await callAs(home.token, getUserOverview, { params: { id: owner.id }, query: {} })).body.user.email).toBe(
      owner.email,
    )
    // and the names that its owner chooses are shown by both
    await callAs(owner.token, saveGeneral, {
      body: { username: `renamed-${id}`, firstName: 'A', lastName: 'B', company: '' },
    })
    for (const [admin, mine] of [
      [home, owner.id],
      [away, id],
    ] as const)
      expect((await callAs(admin.token, getUserOverview, { params: { id: mine }, query: {} })).body.user.username).toBe(
        `renamed-${id}`,
      )
  })

  it('is answered once, by the owner of the address or by whoever holds the link, and by nobody else', async () => {
    const { id } = await invited()
    const stranger = await makePerson({ schoolId: home.schoolId })
    expect(refusal(await answer(stranger, id)).code).toBe('invitation_gone')
    const unverified = await makePerson({ schoolId: home.schoolId, isUnverified: true })
    expect(await invitationsOf(unverified)).toEqual([])
    const replies = await Promise.all([answer(owner, id), answer(owner, id)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404])
  })

  it('is taken by link with whichever account its holder uses, and not once it is old', async () => {
    const { id } = await invited()
    const link = linkIn(await mailTo(owner.email))
    const shown = await callAs(undefined, c.getInvitation, { params: { link } })
    expect(shown.body).toMatchObject({ name: expect.stringContaining('Alsalem') })
    const second = await makePerson({ schoolId: home.schoolId })
    expect((await callAs(second.token, c.listPlaces, { query: { link } })).body.invitations.length).toBe(1)
    await query(sql`update invitations set expires_at = now() - interval '1 second' where user_id = ${id}`)
    expect(refusal(await answer(second, id, true, link)).code).toBe('invitation_gone')
    expect((await send(undefined, c.getInvitation, { params: { link } })).status).toBe(404)
    await query(sql`update invitations set expires_at = now() + interval '1 hour' where user_id = ${id}`)
    expect((await answer(second, id, true, link)).status).toBe(200)
    expect((await go(second.token, id)).status).toBe(200)
  })

  it('may be declined, and asked again', async () => {
    const { id } = await invited()
    expect((await answer(owner, id, false)).status).toBe(200)
    expect(await invitationsOf(owner)).toEqual([])
    expect((await send(away.token, staff.inviteSchoolStaff, { params: { id } })).status).toBe(200)
    expect((await answer(owner, id)).status).toBe(200)
  })

  it('cannot be asked twice', async () => {
    await invited()
    expect(refusal(await invite())).toEqual(wrongFields({ email: 'email_taken' }))
  })

  it('goes on in the other place when one archives or erases its person, and is free after both', async () => {
    const id = await joined()
    const { body } = await callAs(away.token, getUserOverview, { params: { id }, query: {} })
    await callAs(away.token, eraseUser, {
      params: { id },
      body: { name: body.user.fullName, current_password: goodPassword },
    })
    expect((await callAs(owner.token, getMe)).body.email).toBe(owner.email)
    expect((await callAs(owner.token, c.listPlaces, { query: {} })).body.places.length).toBe(1)
    await callAs(home.token, deleteUser, { query: { id: owner.id } })
    const signIn = await send(undefined, login, { body: { email: owner.email, password: goodPassword } })
    expect(refusal(signIn).code).toBe('login_invalid')
    const again = { ...staffInput((await roleBeside(away)).id), email: owner.email }
    const reply = await send(away.token, staff.createSchoolStaff, { body: again })
    expect((reply.body as { data: { result: object } }).data.result).toMatchObject({ account: 'invited' })
  })

  it('opens one session of two changes of place at once', async () => {
    const id = await joined()
    const replies = await Promise.all([go(owner.token, id), go(owner.token, id)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401])
    const open = await query(sql`select id from sessions where account_id = ${owner.accountId} and ended_at is null`)
    expect(open.length).toBe(1)
  })

  it('resets its password by mail for all of its places at once', async () => {
    const id = await joined()
    const { accessToken } = (await go(owner.token, id)).body as { accessToken: string }
    await callAs(undefined, forgotPassword, { body: { email: owner.email } })
    const token = await linkTokenTo(owner.email, 2)
    const passwords = { password: `${goodPassword}-again`, password_confirmation: `${goodPassword}-again` }
    expect((await send(undefined, resetPassword, { body: { token, ...passwords } })).status).toBe(200)
    expect((await send(accessToken, getMe, {})).status).toBe(401)
  })
})
