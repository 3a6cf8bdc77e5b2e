import { listNotifications } from '@dsms/contract/kernel/session/me'
import {
  answerTicket,
  createTicket,
  getTicket,
  listTickets,
  setTicketStatus,
} from '@dsms/contract/messages/support/calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { makePerson, makeSchoolAdmin, makeSuperAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { refusal } from '../../../testing/reads.ts'

describe('a support ticket', () => {
  let school: TestPerson & { schoolId: number }
  let support: TestPerson
  const subject = `لوحة القيادة بطيئة ${process.pid}`
  let id: number

  beforeAll(async () => {
    school = await makeSchoolAdmin()
    support = await makeSuperAdmin()
    const reply = await callAs(school.token, createTicket, {
      body: { subject, text: 'It takes a minute.', category: 'technical', priority: 'high' },
    })
    expect(reply.status).toBe(201)
    expect(reply.body).toMatchObject({ status: 'open', subject, messages: [{ text: 'It takes a minute.' }] })
    id = reply.body.id
  })

  it('is told to the platform’s people', async () => {
    await eventually(async () => {
      const { body } = await callAs(support.token, listNotifications, { query: {} })
      expect(body.rows[0]).toMatchObject({ kind: 'ticket_opened', link: `/apps/support/${id}` })
    })
  })

  it('is found by part of its subject, by its own school and the platform', async () => {
    for (const person of [school, support]) {
      const { body } = await callAs(person.token, listTickets, { query: { q: 'القياده بطيئه' } })
      expect(body.rows.map((row) => row.id)).toContain(id)
    }
    const other = await makeSchoolAdmin()
    expect((await callAs(other.token, listTickets, { query: {} })).body).toEqual({ rows: [], total: 0 })
    expect((await callAs(other.token, listTickets, { query: { q: subject } })).body.total).toBe(0)
    expect((await send(other.token, getTicket, { params: { id } })).status).toBe(404)
    const tried = await send(other.token, answerTicket, { params: { id }, body: { text: 'x' } })
    expect(tried.status).toBe(404)
  })

  it('waits for the school once it is answered, and goes on when the school writes', async () => {
    const answered = await callAs(support.token, answerTicket, { params: { id }, body: { text: 'Which browser?' } })
    expect(answered.body.status).toBe('waiting')
    expect(answered.body.messages.at(-1)).toMatchObject({ isFromSupport: true, text: 'Which browser?' })
    const { body } = await callAs(school.token, listNotifications, { query: {} })
    expect(body.rows[0]).toMatchObject({ kind: 'ticket_answered', link: `/apps/support/${id}` })
    // the school sees who answered, although it sees nobody else of the platform
    const seen = await callAs(school.token, getTicket, { params: { id } })
    expect(seen.body.messages.at(-1)?.author).toMatch(/^Test /)
    const back = await callAs(school.token, answerTicket, { params: { id }, body: { text: 'Firefox' } })
    expect(back.body.status).toBe('in_progress')
    expect(back.body.messages.at(-1)?.isFromSupport).toBe(false)
  })

  it('becomes only what may follow', async () => {
    expect((await callAs(school.token, getTicket, { params: { id } })).body.can.status).toEqual(['resolved', 'closed'])
    const wrong = await send(school.token, setTicketStatus, { params: { id }, body: { status: 'waiting' } })
    expect(refusal(wrong)).toEqual({ status: 409, code: 'illegal_transition' })
    const done = await callAs(support.token, setTicketStatus, { params: { id }, body: { status: 'closed' } })
    expect(done.body).toMatchObject({ status: 'closed', can: { answer: false, status: ['in_progress'] } })
    const late = await send(school.token, answerTicket, { params: { id }, body: { text: 'More' } })
    expect(refusal(late)).toEqual({ status: 409, code: 'illegal_transition' })
    const stale = await send(school.token, setTicketStatus, {
      params: { id },
      body: { status: 'in_progress', version: done.body.version - 1 },
    })
    expect(refusal(stale)).toEqual({ status: 409, code: 'stale_version' })
    const open = await callAs(school.token, setTicketStatus, { params: { id }, body: { status: 'in_progress' } })
    expect(open.body.status).toBe('in_progress')
  })

  it('is read, but not written, without the right to', async () => {
    const reader = await makePerson({ schoolId: school.schoolId, permissions: ['messages_announcements.view'] })
    const { body } = await callAs(reader.token, getTicket, { params: { id } })
    expect(body.can).toEqual({ answer: false, status: [] })
    expect((await send(reader.token, answerTicket, { params: { id }, body: { text: 'x' } })).status).toBe(403)
    expect((await send(reader.token, createTicket, { body: { subject: 'x', text: 'y' } })).status).toBe(403)
  })

  it('is filtered and paged by the server', async () => {
    const crowd = await makeSchoolAdmin()
    for (const n of [1, 2, 3]) await callAs(crowd.token, createTicket, { body: { subject: `T${n}`, text: 'x' } })
    const read = (query: object) => callAs(crowd.token, listTickets, { query }).then(({ body }) => body)
    expect((await read({ perPage: 2 })).rows.map((row) => row.subject)).toEqual(['T3', 'T2'])
    expect((await read({ perPage: 2, page: 2 })).rows.map((row) => row.subject)).toEqual(['T1'])
    expect(await read({ page: 5 })).toEqual({ rows: [], total: 3 })
    expect((await read({ status: 'closed' })).total).toBe(0)
    expect((await read({ status: 'open', sort: 'id' })).rows[0]?.subject).toBe('T1')
  })
})
