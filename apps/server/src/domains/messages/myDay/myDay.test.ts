import { addDays } from '@dsms/contract/kernel/time/days'
import { getMyDay } from '@dsms/contract/messages/myDay/calls'
import { expect, it } from 'vitest'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs } from '../../../testing/harness.ts'
import * as calendar from '../calendar/calendar.testing.ts'
import * as chats from '../chat/chats.testing.ts'
import * as mails from '../email/mailbox.testing.ts'
import * as tasks from '../tasks/tasks.testing.ts'

const dayOf = async (person: TestPerson) => {
  const { status, body } = await callAs(person.token, getMyDay)
  expect(status).toBe(200)
  return body
}

it('holds what waits for somebody today, and nothing else', async () => {
  const { first: amal, second: badr } = await chats.makePeople()
  const { today, timeZone, ...nothing } = await dayOf(amal)
  expect(nothing).toEqual({ events: [], tasks: [], mails: [], chats: [] })

  await tasks.add(amal, { title: 'before', dueDate: addDays(today, -1) })
  await tasks.add(amal, { title: 'today', dueDate: today })
  await tasks.add(amal, { title: 'tomorrow', dueDate: addDays(today, 1) })
  const done = await tasks.add(amal, { title: 'done', dueDate: today })
  await tasks.update(amal, { id: done.id, isCompleted: true })
  await calendar.add(amal, { title: 'late', start: `${today}T17:00:00`, end: `${today}T18:00:00` }, { timeZone })
  await calendar.add(amal, { title: 'early', start: `${today}T08:00:00`, end: `${today}T09:00:00` }, { timeZone })
  const next = addDays(today, 1)
  await calendar.add(amal, { title: 'tomorrow', start: `${next}T08:00:00`, end: `${next}T09:00:00` }, { timeZone })
  for (const subject of ['read', 'unread']) await mails.mail(badr, { subject, to: [amal.email] })
  const read = await mails.open(amal, 'read')
  await mails.update(amal, [read.id], { isRead: true })
  await chats.said(badr, amal, 'hello')

  const day = await dayOf(amal)
  expect(day.tasks.map(({ title }) => title)).toEqual(['before', 'today'])
  expect(day.events.map(({ title }) => title)).toEqual(['early', 'late'])
  expect(day.mails.map(({ subject }) => subject)).toEqual(['unread'])
  expect(day.chats.map(({ id, chat }) => [id, chat.unseenMsgs])).toEqual([[badr.id, 1]])
  // it has reached her by now, as with the list of chats
  const [sent] = (await chats.list(badr)).chatsContacts
  expect(sent?.chat.deliveredId).toBe(sent?.chat.lastMessage?.id)

  await chats.open(amal, badr)
  expect((await dayOf(amal)).chats).toEqual([])
})

it('holds five of each at most, and nothing of others', async () => {
  const { schoolId } = await makeSchoolAdmin()
  const person = await makePerson({ schoolId })
  const other = await makePerson({ schoolId })
  const { today } = await dayOf(person)
  for (let nth = 1; nth <= 6; nth++) await tasks.add(person, { title: `task ${nth}`, dueDate: addDays(today, -nth) })
  const { tasks: due } = await dayOf(person)
  expect(due.map(({ title }) => title)).toEqual(['task 6', 'task 5', 'task 4', 'task 3', 'task 2'])
  expect((await dayOf(other)).tasks).toEqual([])
})
