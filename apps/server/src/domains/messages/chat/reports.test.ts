import { listNotifications } from '@dsms/contract/kernel/session/me'
import * as c from '@dsms/contract/messages/chat/calls'
import { describe, expect, it } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { makePerson, makeSuperAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs } from '../../../testing/harness.ts'
import { refusal } from '../../../testing/reads.ts'
import { makePeople, said } from './chats.testing.ts'

const report = (from: TestPerson, about: TestPerson, note = '') =>
  callAs(from.token, c.reportChat, { params: { id: about.id }, body: { reason: 'harassment', note } })
const reports = async (person: TestPerson, status?: 'open' | 'settled') =>
  (await callAs(person.token, c.listChatReports, { query: { page: 1, perPage: 100, ...(status ? { status } : {}) } }))
    .body
const told = async (person: TestPerson) =>
  (await callAs(person.token, listNotifications, { query: {} })).body.rows.filter(
    ({ kind }) => kind === 'chat_reported',
  )
const settle = (person: TestPerson, id: number, status: 'open' | 'settled' = 'settled') =>
  callAs(person.token, c.settleChatReport, { params: { id }, body: { status } })

describe('a reported conversation', () => {
  it('goes to those who look after messages in the school, as the reporter sees it', async () => {
    const { admin, first, second, schoolId } = await makePeople()
    const watcher = await makePerson({ schoolId, permissions: ['messages_announcements.view'] })
    await said(second, first, 'cleared away')
    await callAs(first.token, c.clearChat, { params: { id: second.id }, body: {} })
    for (let n = 1; n <= 25; n++) await said(second, first, `unkind ${n}`)
    expect((await report(first, second, 'Please stop this')).status).toBe(201)
    for (const person of [admin, watcher]) {
      const { rows, total } = await reports(person)
      expect(total).toBe(1)
      expect(rows[0]).toMatchObject({
        reason: 'harassment',
        note: 'Please stop this',
        status: 'open',
        reporter: { id: first.id, fullName: 'Amal Salem' },
        reported: { id: second.id, fullName: 'Badr Nasser' },
        settled_by: null,
      })
      expect(rows[0]?.messages.map(({ message }) => message)).toEqual(
        Array.from({ length: 20 }, (_, n) => `unkind ${n + 6}`),
      )
      await eventually(async () =>
        expect(await told(person)).toMatchObject([
          { params: { by: 'Amal Salem', name: 'Badr Nasser' }, link: '/apps/chat/reports' },
        ]),
      )
    }
    for (const person of [first, second]) expect(await told(person)).toEqual([])
    expect(refusal(await callAs(second.token, c.listChatReports, { query: {} })).status).toBe(403)
  })

  it('is not shown to whom it is about, nor to another school', async () => {
    const { first, schoolId } = await makePeople()
    const other = await makePeople()
    const bully = await makePerson({
      schoolId,
      permissions: ['messages_announcements.view', 'messages_announcements.edit'],
    })
    await said(bully, first, 'unkind')
    await report(first, bully)
    expect(await reports(bully)).toEqual({ rows: [], total: 0 })
    const watcher = await makePerson({ schoolId, permissions: ['messages_announcements.view'] })
    const id = (await reports(watcher)).rows[0]?.id as number
    expect(await reports(other.admin)).toEqual({ rows: [], total: 0 })
    for (const person of [bully, other.admin])
      expect(refusal(await settle(person, id))).toEqual({ status: 404, code: 'not_found' })
    expect(refusal(await settle(watcher, id)).status, 'who may only look').toBe(403)
    expect(await told(bully)).toEqual([])
  })

  it("goes to the platform when it is about the school's administrator", async () => {
    const { admin, first } = await makePeople()
    const superAdmin = await makeSuperAdmin()
    await said(admin, first, 'unkind')
    expect((await report(first, admin)).status).toBe(201)
    expect(await reports(admin)).toEqual({ rows: [], total: 0 })
    const mine = (await reports(superAdmin)).rows.filter(({ reporter }) => reporter.id === first.id)
    expect(mine).toMatchObject([{ reported: { id: admin.id }, messages: [{ message: 'unkind', senderId: admin.id }] }])
    await eventually(async () => expect((await told(superAdmin)).length).toBeGreaterThan(0))
    expect(await told(admin)).toEqual([])
  })

  it('is settled and opened again by those who may', async () => {
    const { admin, first, second } = await makePeople()
    await said(second, first, 'unkind')
    await report(first, second)
    const id = (await reports(admin, 'open')).rows[0]?.id as number
    const settled = await settle(admin, id)
    expect(settled.body).toMatchObject({ id, status: 'settled', settled_by: expect.stringContaining('Test') })
    expect((await reports(admin, 'open')).total).toBe(0)
    expect((await reports(admin, 'settled')).total).toBe(1)
    expect((await settle(admin, id, 'open')).body).toMatchObject({ status: 'open', settled_by: null })
    expect(refusal(await settle(admin, 2_000_000_000))).toEqual({ status: 404, code: 'not_found' })
  })
})
