import { addEvent } from '@dsms/contract/messages/calendar/calls'
import { createDraft, sendDraft } from '@dsms/contract/messages/email/drafts'
import { addTask } from '@dsms/contract/messages/tasks/calls'
import { searchPeople } from '@dsms/contract/staff/directory/calls'
import * as c from '@dsms/contract/staff/profile/calls'
import * as m from '@dsms/contract/staff/profile/media'
import * as p from '@dsms/contract/staff/profile/posts'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../testing/reads.ts'
import { eventInput, listAll } from '../../messages/calendar/calendar.testing.ts'
import { list, open, said, say, textsOf } from '../../messages/chat/chats.testing.ts'
import { mail, open as openMail, write } from '../../messages/email/mailbox.testing.ts'
import { type Circle, everybody, linkTo, makeCircle, meets, type Name } from './directory.testing.ts'

const missing = { status: 404, code: 'not_found' }

let circle: Circle
beforeAll(async () => {
  circle = await makeCircle()
})

describe.each(everybody)('%s', (name) => {
  const me = () => circle[name]
  const met = () => meets[name].filter((one) => one !== name)
  const unmet = () => everybody.filter((one) => one !== name && !meets[name].includes(one))
  const idsOf = (names: Name[]) => names.map((one) => circle[one].id).sort((a, b) => a - b)
  /** Of the circle, in order: the samples of enrolments bring in others. */
  const known = (ids: number[]) => idsOf(everybody).filter((id) => ids.includes(id))
  const found = async (query: object) =>
    known((await callAs(me().token, searchPeople, { query: query as never })).body.rows.map(({ id }) => id))

  it('finds those they meet and nobody else: in the directory by name, address and key, and in the chat', async () => {
    expect(await found({ limit: 50 })).toEqual(idsOf(met()))
    expect(await found({ limit: 50, own: 'true' })).toEqual(idsOf(met()))
    for (const one of unmet())
      for (const wish of [{ q: circle[one].username }, { q: circle[one].email }, { ids: [circle[one].id] }])
        expect(await found(wish), one).toEqual([])
    const { contacts } = await list(me())
    expect(known(contacts.map(({ id }) => id))).toEqual(idsOf(met()))
  })

  it('opens the profiles of those, follows them and is offered them', async () => {
    const status = async (one: Name) => (await send(me().token, c.getProfile, { query: { id: circle[one].id } })).status
    const follow = async (one: Name) =>
      (await send(me().token, c.follow, { params: { id: circle[one].id }, body: { isFollowed: false } })).status
    for (const one of met()) expect([await status(one), await follow(one)], one).toEqual([200, 200])
    for (const one of unmet()) expect([await status(one), await follow(one)], one).toEqual([404, 404])
    const { suggestions } = (await callAs(me().token, c.getProfile, { query: {} })).body
    const around = (await callAs(me().token, c.listFollows, { query: { kind: 'suggestions' } })).body.rows
    const offered = [...suggestions, ...around].map((person) => person.id)
    for (const one of unmet()) expect(offered, one).not.toContain(circle[one].id)
  })

  it('writes mail and chat to those, gives them tasks and invites them', async () => {
    for (const one of everybody.filter((two) => two !== name)) {
      const to = circle[one]
      const isMet = met().includes(one)
      const draft = await write(me(), { to: [to.email], subject: 'Hello' })
      const letter = await send(me().token, sendDraft, { params: { id: draft.id }, body: {} })
      const task = { title: 'Revise together', assignee: { id: to.id } }
      const duty = await send(me().token, addTask, { body: { task } })
      const guests = { body: { event: eventInput({}, { guests: [{ value: to.id }] }) } }
      const event = await send(me().token, addEvent, guests)
      if (isMet) expect([letter.status, duty.status, event.status], one).toEqual([200, 201, 201])
      else {
        // staff may write to any address, as to people outside
        if (name !== 'clerk') expect(refusal(letter), one).toEqual(wrongFields({ to: 'unknown_recipient' }))
        expect(refusal(duty).fields, one).toEqual({ 'task.assignee': 'unknown_assignee' })
        expect(refusal(event).fields, one).toEqual({ 'event.extendedProps.guests': 'unknown_guest' })
        expect(refusal(await say(me(), to, 'Hello')), one).toEqual(missing)
      }
    }
  })

  it('reads posts, polls, pictures and shared events of those, and who of them likes and votes', async () => {
    for (const one of everybody.filter((two) => two !== name)) {
      const isMet = met().includes(one)
      const { token } = circle[one]
      const { id } = (await callAs(token, p.addPost, { body: { text: `By ${one}` } })).body
      expect((await send(me().token, p.getPost, { params: { id } })).status, one).toBe(isMet ? 200 : 404)
      const poll = (await callAs(token, m.addPoll, { body: { question: 'Road?', options: ['North', 'South'] } })).body
      const polls = (await callAs(me().token, m.listPolls, { query: {} })).body.rows.map((row) => row.id)
      expect(polls.includes(poll.id), one).toBe(isMet)
      const event = await callAs(token, addEvent, { body: { event: eventInput({}, { isShared: true }) } })
      const seen = (await listAll(me())).map((row) => row.id)
      expect(seen.includes(event.body.event.id), one).toBe(isMet)
      // what the office shows is for all, and who of them looks at it is not
      const shown = (await callAs(circle.office.token, p.addPost, { body: { text: 'For all' } })).body
      await callAs(token, p.likePost, { params: { id: shown.id }, body: { isLiked: true } })
      const likers = (await callAs(me().token, p.listLikers, { params: { id: shown.id } })).body.rows
      expect(
        likers.map((liker) => liker.id),
        one,
      ).toEqual(isMet ? [circle[one].id] : [])
    }
  })
})

describe('what was said before', () => {
  it('stays readable to both without address and number, and nobody goes on', async () => {
    const { office, schoolId, student } = circle
    const friend = await makePerson({ schoolId })
    await query(sql`update users set phone = '+966500000077' where id = ${friend.id}`)
    await said(friend, student, 'Shall we share a lesson?')
    const letter = { to: [student.email], subject: 'A lesson for two', message: '<p>Shall we?</p>' }
    await mail(friend, letter)
    await query(sql`update users set kind = 'student' where id = ${friend.id}`)
    expect(await textsOf(student, friend)).toEqual(['Shall we share a lesson?'])
    expect((await open(student, friend)).body.contact).toMatchObject({ email: '', phone: null, isReachable: false })
    expect(refusal(await say(student, friend, 'And now?'))).toEqual(missing)
    expect(refusal(await say(friend, student, 'And now?'))).toEqual(missing)
    const { id, message } = await openMail(student, 'A lesson for two')
    expect(message).toContain('Shall we?')
    const answer = await callAs(student.token, createDraft, { body: { replyTo: id, to: [friend.email] } })
    const gone = await send(student.token, sendDraft, { params: { id: answer.body.id }, body: {} })
    expect(refusal(gone)).toEqual(wrongFields({ to: 'unknown_recipient' }))
    expect((await say(office, student, 'The office may')).status).toBe(201)
  })

  it('is answered by who may not begin, where the other one may go on', async () => {
    const { clerk, student } = circle
    await said(student, clerk, 'When are you open?')
    expect((await list(clerk)).contacts.map(({ id }) => id)).not.toContain(student.id)
    const contact = (await open(clerk, student)).body.contact
    expect(contact).toMatchObject({ isReachable: true, email: '', phone: null })
    expect((await say(clerk, student, 'From nine to five')).status).toBe(201)
    expect((await send(clerk.token, c.getProfile, { query: { id: student.id } })).status).toBe(404)
  })

  it('ends with a guardianship and an enrolment', async () => {
    const { office, mother, trainer } = await makeCircle()
    const met = async (who: TestPerson, id: number) =>
      (await callAs(who.token, searchPeople, { query: { ids: [id] } })).body.rows.length === 1
    expect([await met(mother, trainer.id), await met(trainer, mother.id)]).toEqual([true, true])
    await query(sql`update guardians set status = 'inactive' where id = ${mother.id}`)
    expect(await met(mother, trainer.id)).toBe(false)
    await query(sql`update guardians set status = 'active' where id = ${mother.id}`)
    await query(
      sql`update enrolments set trainer_id = null where tenant = ${office.schoolId} and trainer_id = ${trainer.id}`,
    )
    expect([await met(mother, trainer.id), await met(trainer, mother.id)]).toEqual([false, false])
  })
})

describe('who is two things at once', () => {
  it('meets whom either names: a learner who speaks for another, and the trainer of that one', async () => {
    const { office, schoolId, student, other, stranger } = await makeCircle()
    await query(sql`insert into guardians (tenant, id, first_name, family_name, name, status)
      values (${schoolId}, ${student.id}, '{"ar": "", "en": "Sami"}', '{"ar": "", "en": "S"}', '{"en": "Sami S"}', 'active')`)
    await linkTo(office, other, student, ['view_progress'])
    const ids = (await callAs(student.token, searchPeople, { query: { limit: 50 } })).body.rows.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining([other.id, stranger.id]))
  })
})

describe('a public word', () => {
  it('of a learner is shown to learners with the first name alone, once it was approved', async () => {
    const { office, student, other } = circle
    const post = (await callAs(office.token, p.addPost, { body: { text: 'Theory on Tuesday' } })).body
    const params = { id: post.id }
    for (const who of [other, circle.father]) {
      const comment = (await callAs(who.token, p.addComment, { params, body: { text: 'May I come?' } })).body
      expect(comment, 'waits for the office').toMatchObject({ isWaiting: true })
      const settle = { params: { id: comment.id }, body: { status: 'approved' as const } }
      expect((await callAs(office.token, p.settleProfileComment, settle)).status).toBe(200)
    }
    const names = async (who: TestPerson) =>
      (await callAs(who.token, p.listComments, { params, query: {} })).body.rows.map(({ username }) => username)
    expect(await names(student)).toEqual(['Omar', 'Rima'])
    expect(await names(office)).toEqual([`Omar ${circle.father.username}`, `Rima ${other.username}`])
  })

  it('names guests of a shared event to those who know them', async () => {
    const { office, student, trainer, other } = circle
    const guests = [student, other, trainer].map(({ id }) => ({ value: id }))
    const body = { event: eventInput({}, { isShared: true, guests }) }
    const { id } = (await callAs(office.token, addEvent, { body })).body.event
    const seen = async (who: TestPerson) => {
      const event = (await listAll(who)).find((one) => one.id === id)
      return (event?.extendedProps.guests ?? []).map(({ value }) => value).sort((a, b) => a - b)
    }
    expect(await seen(student)).toEqual([student.id, trainer.id].sort((a, b) => a - b))
    expect(await seen(circle.father)).toEqual([other.id])
    expect(await seen(office)).toHaveLength(3)
  })
})
