import { addEvent } from '@dsms/contract/messages/calendar/calls'
import { sendDraft } from '@dsms/contract/messages/email/drafts'
import { addTask } from '@dsms/contract/messages/tasks/calls'
import { searchPeople } from '@dsms/contract/people/directory/calls'
import * as c from '@dsms/contract/people/profile/calls'
import * as m from '@dsms/contract/people/profile/media'
import * as p from '@dsms/contract/people/profile/posts'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../testing/reads.ts'
import { eventInput } from '../../messages/calendar/calendar.testing.ts'
import { list, open, said, say, textsOf } from '../../messages/chat/chats.testing.ts'
import { write } from '../../messages/email/mailbox.testing.ts'

const missing = { status: 404, code: 'not_found' }

describe('a student', () => {
  let student: TestPerson
  let other: TestPerson
  let trainer: TestPerson
  let office: TestPerson
  beforeAll(async () => {
    const { schoolId } = await makeSchoolAdmin()
    student = await makePerson({ schoolId, kind: 'student', firstName: 'Sami' })
    other = await makePerson({ schoolId, kind: 'student', firstName: 'Rima', lastName: 'Hidden' })
    trainer = await makePerson({ schoolId, kind: 'trainer', firstName: 'Tariq' })
    office = await makePerson({ schoolId })
  })
  const names = async (person: TestPerson, wish: Record<string, unknown>) =>
    (await callAs(person.token, searchPeople, { query: wish as never })).body.rows.map(({ id }) => id)

  it('finds who works at the school and no other student, by name, address or key', async () => {
    expect(await names(student, { limit: 50 })).not.toContain(other.id)
    expect((await names(student, { limit: 50 })).sort()).toEqual(expect.arrayContaining([trainer.id, office.id]))
    for (const wish of [{ q: 'Hidden' }, { q: other.email }, { ids: [other.id] }, { ids: [other.id], own: 'true' }])
      expect(await names(student, wish)).toEqual([])
    expect(await names(trainer, { q: 'Hidden' })).toEqual([other.id])
    expect(await names(office, { q: 'Hidden' })).toEqual([other.id])
  })

  it('opens no other student’s profile, follows none and is offered none', async () => {
    expect(refusal(await send(student.token, c.getProfile, { query: { id: other.id } }))).toEqual(missing)
    expect((await callAs(student.token, c.getProfile, { query: { id: trainer.id } })).status).toBe(200)
    const follow = (who: TestPerson, id: number) =>
      send(who.token, c.follow, { params: { id }, body: { isFollowed: true } })
    expect(refusal(await follow(student, other.id))).toEqual(missing)
    expect((await follow(trainer, other.id)).status).toBe(200)
    expect((await follow(other, trainer.id)).status).toBe(200)
    const around = async (kind: 'followers' | 'following' | 'suggestions') =>
      (await callAs(student.token, c.listFollows, { query: { of: trainer.id, kind } })).body.rows.map(({ id }) => id)
    for (const kind of ['followers', 'following', 'suggestions'] as const)
      expect(await around(kind), kind).not.toContain(other.id)
    const { suggestions } = (await callAs(student.token, c.getProfile, { query: {} })).body
    expect(suggestions.map(({ id }) => id)).not.toContain(other.id)
  })

  it('reads no post, poll or picture of another student, and is not shown who likes and votes among them', async () => {
    const { id } = (await callAs(other.token, p.addPost, { body: { text: 'For the office' } })).body
    expect(refusal(await send(student.token, p.getPost, { params: { id } }))).toEqual(missing)
    expect((await callAs(office.token, p.getPost, { params: { id } })).status).toBe(200)
    const ask = { question: 'Which road?', options: ['North', 'South'] }
    const theirs = (await callAs(other.token, m.addPoll, { body: ask })).body
    const ours = (await callAs(trainer.token, m.addPoll, { body: ask })).body
    const optionId = ours.options[0]?.id as number
    await callAs(other.token, m.votePoll, { params: { id: ours.id }, body: { optionId } })
    const shown = (await callAs(student.token, m.listPolls, { query: {} })).body.rows
    expect(shown.map((poll) => poll.id)).toContain(ours.id)
    expect(shown.map((poll) => poll.id)).not.toContain(theirs.id)
    expect(shown.find((poll) => poll.id === ours.id)).toMatchObject({ votes: 1, options: [{ votedUser: [] }, {}] })
    const post = (await callAs(trainer.token, p.addPost, { body: { text: 'For all' } })).body
    await callAs(other.token, p.likePost, { params: { id: post.id }, body: { isLiked: true } })
    const seen = (await callAs(student.token, p.getPost, { params: { id: post.id } })).body
    expect(seen).toMatchObject({ likes: 1, likedUsers: [] })
    expect((await callAs(student.token, p.listLikers, { params: { id: post.id } })).body.rows).toEqual([])
    expect((await callAs(office.token, p.listLikers, { params: { id: post.id } })).body.rows).toHaveLength(1)
  })

  it('writes mail, chat, tasks and invitations to none', async () => {
    const draft = await write(student, { to: [other.email], subject: 'Hello' })
    expect(refusal(await send(student.token, sendDraft, { params: { id: draft.id }, body: {} }))).toEqual(
      wrongFields({ to: 'unknown_recipient' }),
    )
    expect((await list(student)).contacts.map(({ id }) => id)).not.toContain(other.id)
    expect(refusal(await say(student, other, 'Hello'))).toEqual(missing)
    const task = { title: 'Revise together', assignee: { id: other.id } }
    expect(refusal(await send(student.token, addTask, { body: { task } })).fields).toEqual({
      'task.assignee': 'unknown_assignee',
    })
    const guests = { body: { event: eventInput({}, { guests: [{ value: other.id }] }) } }
    expect(refusal(await send(student.token, addEvent, guests)).fields).toEqual({
      'event.extendedProps.guests': 'unknown_guest',
    })
  })

  it('keeps reading what was said before, without the other one’s address', async () => {
    const { schoolId } = await makeSchoolAdmin()
    const [one, two] = [await makePerson({ schoolId }), await makePerson({ schoolId })]
    await said(one, two, 'Shall we share a lesson?')
    await query(sql`update users set kind = 'student' where id in (${one.id}, ${two.id})`)
    expect(await textsOf(one, two)).toEqual(['Shall we share a lesson?'])
    expect((await open(one, two)).body.contact).toMatchObject({ email: '', phone: null, isReachable: false })
    expect(refusal(await say(one, two, 'And now?'))).toEqual(missing)
  })
})
