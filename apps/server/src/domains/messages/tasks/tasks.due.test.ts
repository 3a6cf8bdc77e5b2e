import { dayMs } from '@dsms/contract/kernel/time/milliseconds'
import * as c from '@dsms/contract/messages/tasks/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { add } from './tasks.testing.ts'

const counts = async (person: TestPerson) => (await callAs(person.token, c.getTaskCounts)).body

/** The day it is now in a zone, and the days around it. */
const dayIn = (timeZone: string, later = 0) =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now() + later * dayMs)

async function schoolIn(timeZone: string) {
  const { schoolId } = await makeSchoolAdmin()
  await query(sql`update schools set time_zone = ${timeZone} where id = ${schoolId}`)
  return schoolId
}

describe('the day a task is due', () => {
  // these two never have the same day
  const east = 'Pacific/Kiritimati'
  const west = 'Pacific/Pago_Pago'

  it.each([east, west, 'Asia/Riyadh'])('is over when it is over in the school: %s', async (zone) => {
    const person = await makePerson({ schoolId: await schoolIn(zone) })
    expect(await add(person, { dueDate: dayIn(zone, -1) })).toMatchObject({ isOverdue: true })
    expect(await add(person, { dueDate: dayIn(zone) })).toMatchObject({ isOverdue: false, dueDate: dayIn(zone) })
    expect(await add(person, { dueDate: dayIn(zone, -1), isCompleted: true })).toMatchObject({ isOverdue: false })
    expect(await add(person, {})).toMatchObject({ isOverdue: false })
    expect((await counts(person)).today).toBe(dayIn(zone))
  })

  it('is UTC’s for the platform', async () => {
    expect((await counts(await makePerson())).today).toBe(dayIn('UTC'))
  })

  it('begins in Riyadh three hours before UTC, and follows summer time in Berlin', async () => {
    const [riyadh, berlin] = [await schoolIn('Asia/Riyadh'), await schoolIn('Europe/Berlin')]
    const dayOf = async (schoolId: number | null, moment: string) => {
      const [row] = await query<{ day: string }>(sql`
        with school as materialized (select set_config('app.tenant', ${String(schoolId ?? 0)}, true))
        select app_today(${moment})::text as day from school`)
      return row?.day
    }
    expect(await dayOf(riyadh, '2026-03-31T20:59:59Z')).toBe('2026-03-31')
    expect(await dayOf(riyadh, '2026-03-31T21:00:00Z')).toBe('2026-04-01')
    expect(await dayOf(null, '2026-03-31T23:59:59Z')).toBe('2026-03-31')
    expect(await dayOf(berlin, '2026-03-27T22:30:00Z')).toBe('2026-03-27')
    expect(await dayOf(berlin, '2026-03-31T22:30:00Z')).toBe('2026-04-01')
  })
})

describe('the counts for the menu', () => {
  let person: TestPerson
  beforeAll(async () => {
    person = await makePerson({ schoolId: (await makeSchoolAdmin()).schoolId })
  })

  it('are of open tasks that wait for me', async () => {
    const zone = 'Asia/Riyadh'
    const other = await makePerson({ schoolId: person.schoolId })
    expect(await counts(person)).toEqual({ open: 0, due: 0, today: dayIn(zone) })
    await add(person, { dueDate: dayIn(zone, 1) })
    await add(person, { dueDate: dayIn(zone) })
    await add(other, { dueDate: dayIn(zone, -1), assignee: { id: person.id } })
    await add(person, { dueDate: dayIn(zone), assignee: { id: other.id } })
    await add(person, { dueDate: dayIn(zone), isCompleted: true })
    const { id } = await add(person, { dueDate: dayIn(zone) })
    await callAs(person.token, c.deleteTask, { query: { taskId: id } })
    expect(await counts(person)).toMatchObject({ open: 3, due: 2 })
    expect(await counts(other)).toMatchObject({ open: 1, due: 1 })
  })
})
