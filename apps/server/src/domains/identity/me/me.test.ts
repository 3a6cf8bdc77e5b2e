import { getFrame } from '@dsms/contract/insight/frame/calls'
import { getBookmarks } from '@dsms/contract/insight/search/calls'
import {
  frameNotifications,
  getMe,
  listNotifications,
  readNotifications,
  savePreferences,
  uploadAvatar,
} from '@dsms/contract/kernel/session/me'
import { modules } from '@dsms/contract/kernel/session/modules'
import type { UserData } from '@dsms/contract/kernel/session/signIn'
import { getChatCounts } from '@dsms/contract/messages/chat/calls'
import { getMailCounts } from '@dsms/contract/messages/email/calls'
import { getTaskCounts } from '@dsms/contract/messages/tasks/calls'
import { updateSettings } from '@dsms/contract/platform/settings/calls'
import { setStaffBranches } from '@dsms/contract/staff/staff/school'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { makePerson, makeSchoolAdmin, makeSuperAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send, testApp } from '../../../testing/harness.ts'
import { mainBranch, query, refusal } from '../../../testing/reads.ts'
import { makeReaching } from '../../staff/directory/directory.testing.ts'

describe('modules', () => {
  it('are what a school switched on, none in a new one, and all for the platform', async () => {
    const owner = await makeSchoolAdmin()
    const colleague = await makePerson({ schoolId: owner.schoolId })
    const modulesOf = async (token: string) => (await callAs(token, getMe)).body.modules
    expect(await modulesOf(owner.token)).toEqual([])
    const changes = [
      { key: 'modules.shop' as const, version: 0, value: true },
      { key: 'modules.gallery' as const, version: 0, value: true },
    ]
    await callAs(owner.token, updateSettings, { body: { changes } })
    expect(await modulesOf(colleague.token)).toEqual(['shop', 'gallery'])
    expect((await callAs(owner.token, getFrame)).body.me.modules).toEqual(['shop', 'gallery'])
    expect(await modulesOf((await makeSchoolAdmin()).token)).toEqual([])
    expect(await modulesOf((await makeSuperAdmin()).token)).toEqual([...modules])
  })
})

describe('branches', () => {
  it('are those in use where somebody works, in their language, and not told where there is no choice', async () => {
    const owner = await makeSchoolAdmin()
    const secretary = await makeReaching(owner.schoolId, 'branch', { permissions: ['students.view'] })
    const student = await makePerson({ schoolId: owner.schoolId, kind: 'student' })
    const branchesOf = async ({ token }: TestPerson, language: 'ar' | 'en' = 'ar') => {
      const reply = await send(token, getMe, {}, { 'accept-language': language })
      return (reply.body as UserData).branches
    }
    expect(await branchesOf(owner)).toBeUndefined()
    const here = await mainBranch(owner)
    await makeRecord('branches', owner, { name: { ar: 'الشمال', en: 'North' } })
    const north = { id: expect.any(Number), name: 'الشمال' }
    const main = { id: here, name: expect.any(String) }
    expect(await branchesOf(owner)).toEqual([main, north])
    expect(await branchesOf(owner, 'en')).toEqual([main, { ...north, name: 'North' }])
    expect((await callAs(owner.token, getFrame)).body.me.branches).toHaveLength(2)
    expect(await branchesOf(student)).toBeUndefined()
    expect(await branchesOf(await makeSuperAdmin())).toBeUndefined()

    const third = await makeRecord('branches', owner, { name: { ar: 'الجنوب' } })
    expect(await branchesOf(secretary)).toBeUndefined()
    await callAs(owner.token, setStaffBranches, {
      params: { id: secretary.id },
      body: { branch_ids: [here, third.id] },
    })
    expect(await branchesOf(secretary)).toEqual([main, { id: third.id, name: 'الجنوب' }])
    await query(sql`update branches set archived_at = now() where id = ${third.id}`)
    expect(await branchesOf(secretary)).toBeUndefined()
    expect(await branchesOf(owner)).toHaveLength(2)
  })
})

describe('preferences', () => {
  it('are merged, kept on the account and told with the person', async () => {
    const { token } = await makePerson()
    await callAs(token, savePreferences, { body: { skin: 'dark', language: 'fr' } })
    const lists = { staff: { hidden: ['phone'], views: [{ name: 'غير نشط', search: 'status=inactive' }] } }
    const saved = await callAs(token, savePreferences, { body: { skin: 'bordered', lists } })
    expect(saved.body).toEqual({ skin: 'bordered', language: 'fr', lists })
    expect((await callAs(token, getMe)).body.preferences).toEqual({ skin: 'bordered', language: 'fr', lists })
  })

  it('are of the known kinds, and unknown ones are left out', async () => {
    const { token } = await makePerson()
    expect(refusal(await send(token, savePreferences, { body: { skin: 'pink' } })).fields).toEqual({
      skin: 'invalid_choice',
    })
    await send(token, savePreferences, { body: { isAdmin: true, skin: 'light' } })
    expect((await callAs(token, getMe)).body.preferences).toEqual({ skin: 'light' })
    const unstorable = { lists: { staff: { views: [{ name: 'a\u0000b', search: '' }] } } }
    expect((await send(token, savePreferences, { body: unstorable })).status).toBe(422)
  })

  it('are no change of the record: neither a version nor a trace', async () => {
    const { id, token } = await makePerson()
    await callAs(token, savePreferences, { body: { skin: 'dark' } })
    expect(
      await query(sql`select version, (select count(*)::int from audit_log where entity = 'users' and entity_id = ${id}) as rows
        from users where id = ${id}`),
    ).toEqual([{ version: 1, rows: 1 }])
  })
})

describe('the frame', () => {
  it('brings what its parts are asked for one by one', async () => {
    const person = await makePerson()
    const { body } = await callAs(person.token, getFrame)
    const parts = {
      me: await callAs(person.token, getMe),
      mail: await callAs(person.token, getMailCounts),
      chat: await callAs(person.token, getChatCounts),
      tasks: await callAs(person.token, getTaskCounts),
      bookmarks: await callAs(person.token, getBookmarks),
      notifications: await callAs(person.token, listNotifications, { query: frameNotifications }),
    }
    expect(body).toEqual(Object.fromEntries(Object.entries(parts).map(([name, reply]) => [name, reply.body])))
  })
})

describe('notifications', () => {
  const leave = (person: TestPerson, times: number) =>
    query(sql`insert into notifications (user_id, tenant, kind)
      select ${person.id}, ${person.schoolId ?? 0}, 'welcome' from generate_series(1, ${times})`)

  it('are listed newest first, in pages, with the number of unread', async () => {
    const person = await makePerson()
    await leave(person, 12)
    const { body } = await callAs(person.token, listNotifications, { query: { page: 2, perPage: 10 } })
    expect([body.rows.length, body.total, body.unread]).toEqual([2, 12, 12])
    const first = await callAs(person.token, listNotifications, { query: {} })
    expect(first.body.rows.map(({ id }) => id)).toEqual(first.body.rows.map(({ id }) => id).sort((a, b) => b - a))
  })

  it('are marked some or all, read and unread, and nobody else’s', async () => {
    const [one, two] = [await makePerson(), await makePerson()]
    await leave(one, 3)
    await leave(two, 2)
    const list = (await callAs(one.token, listNotifications, { query: {} })).body.rows
    const ids = list.slice(0, 1).map(({ id }) => id)
    expect((await callAs(one.token, readNotifications, { body: { ids } })).body).toEqual({ unread: 2 })
    expect((await callAs(two.token, readNotifications, { body: { ids } })).body).toEqual({ unread: 2 })
    expect((await callAs(one.token, readNotifications, { body: {} })).body).toEqual({ unread: 0 })
    expect((await callAs(one.token, readNotifications, { body: { ids, isRead: false } })).body).toEqual({ unread: 1 })
    expect((await callAs(two.token, listNotifications, { query: {} })).body.unread).toBe(2)
  })
})

describe('a picture', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const upload = (token: string, bytes: Buffer) =>
    send(token, uploadAvatar, { body: { content: bytes.toString('base64') } })

  it('is kept under its content’s name, and a browser asks again whether it is still there', async () => {
    const { token } = await makePerson({ permissions: ['staff_users.create'] })
    const reply = await upload(token, png)
    const { avatar } = reply.body as { avatar: string }
    expect(avatar).toMatch(/^\/files\/[a-f0-9]{64}\.png$/)
    const app = await testApp()
    const served = await app.http.inject(avatar)
    expect(served.headers['content-type']).toBe('image/png')
    expect(served.headers['cache-control']).toBe('public, max-age=3600')
    expect(served.rawPayload).toEqual(png)
    const headers = { 'if-none-match': String(served.headers.etag) }
    expect((await app.http.inject({ url: avatar, headers })).statusCode).toBe(304)
    await app.files.remove([avatar.slice(1)])
    const gone = await app.http.inject({ url: avatar, headers })
    expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, 'no-store'])
  })

  it.each([
    ['a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing known', Buffer.from('hello')],
    ['a GIF', Buffer.from('R0lGODlhAQABAAAAACw=', 'base64')],
  ])('that is %s is refused', async (_, bytes) => {
    const { token } = await makePerson({ permissions: ['staff_users.edit'] })
    expect(refusal(await upload(token, bytes)).fields).toEqual({ content: 'not_an_image' })
  })

  it('that is too large is refused with the limit that counts here', async () => {
    const { token } = await makePerson({ permissions: ['staff_users.edit'] })
    const reply = await upload(token, Buffer.alloc(1_200_000))
    expect(reply.status).toBe(413)
    expect(reply.body).toMatchObject({ code: 'body_too_large', params: { limit: 1464 } })
  })

  it('cannot be asked for outside its folder', async () => {
    const app = await testApp()
    for (const url of ['/files/../token.secret', '/files/..%2ftoken.secret', '/files/%2e%2e/package.json', '/files/'])
      expect((await app.http.inject(url)).statusCode, url).toBeGreaterThanOrEqual(400)
  })
})
