import { calendarKinds } from '@dsms/contract/kernel/choices/calendarKinds'
import { getCalendarSettings, listEvents } from '@dsms/contract/messages/calendar/calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { asSystem } from '../../../../kernel/session/transaction.ts'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../../testing/factories.ts'
import { callAs, testApp } from '../../../../testing/harness.ts'
import { seedCalendar } from './calendar.ts'

describe('the demo calendar', () => {
  let person: TestPerson
  let colleague: TestPerson
  beforeAll(async () => {
    const { schoolId } = await makeSchoolAdmin()
    person = await makePerson({ schoolId })
    colleague = await makePerson({ schoolId })
    const { database } = await testApp()
    const people = [person, colleague].map((one) => ({
      ...one,
      role: 'school' as const,
      fullName: one.username,
      colleagues: [],
    }))
    await asSystem(database, ({ db }) => seedCalendar(db, people))
  })
  const list = async (...calendars: (typeof calendarKinds)[number][]) =>
    (await callAs(person.token, listEvents, { query: { calendars: calendars.join(',') as never } })).body

  it('has ten events for each, one of them at an hour', async () => {
    const sizes = await Promise.all(calendarKinds.map(async (kind) => [kind, (await list(kind)).length]))
    expect(Object.fromEntries(sizes)).toEqual({ Business: 4, Holiday: 1, Personal: 3, Family: 1, ETC: 1 })
    const all = await list(...calendarKinds)
    expect(all.filter((event) => !event.allDay)).toHaveLength(1)
    expect(all.every((event) => event.extendedProps.isMine)).toBe(true)
  })

  it('is around today', async () => {
    const { today } = (await callAs(person.token, getCalendarSettings)).body
    const all = await list(...calendarKinds)
    expect(all.find((event) => !event.allDay)?.start.slice(0, 10)).toBe(today)
    const days = all.filter((event) => event.allDay).map((event) => event.start)
    expect(days.filter((day) => day.startsWith(today.slice(0, 7))).length).toBeGreaterThanOrEqual(6)
  })
})
