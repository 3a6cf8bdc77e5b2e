import { listNotifications } from '@dsms/contract/kernel/session/me'
import { dayAhead } from '@dsms/contract/kernel/time/days'
import * as calls from '@dsms/contract/schedule/booking/calls'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { asSystem } from '../../../kernel/session/transaction.ts'
import type { TestPerson } from '../../../testing/factories.ts'
import { callAs, send, testApp } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { type Learner, makeBookingSchool } from './booking.testing.ts'
import { lessonReminders } from './reminders.due.ts'

const at = (time: string) => `${dayAhead(7)}T${time}:00.000Z`

it('a lesson is told of twice at most, in no quiet hour, and whoever will be there says so', async () => {
  const school = await makeBookingSchool(2)
  const [one, two] = school.learners as [Learner, Learner]
  await school.set('notices.quiet_from', '12:00')
  await school.set('notices.quiet_until', '12:00')
  const { id } = (await school.hold(one, at('09:00'))).body
  expect((await school.book(one, id)).status).toBe(201)
  const confirm = (who: TestPerson) => send(who.token, calls.confirmMyLesson, { params: { id } })
  expect((await confirm(one)).body).toMatchObject({ code: 'too_early' })
  const remind = async () => {
    const { database } = await testApp()
    await asSystem(database, lessonReminders(await testApp()).run)
    const { rows } = (await callAs(one.token, listNotifications, { query: {} })).body
    return rows.filter(({ kind }) => kind === 'lesson_reminder').length
  }
  expect(await remind()).toBe(0)
  await query(sql`
    update lessons set starts_at = now() + interval '20 hours', ends_at = now() + interval '21 hours' where id = ${id}`)
  // booked only now: they know
  expect(await remind()).toBe(0)
  await query(sql`update bookings set booked_at = now() - interval '5 hours' where lesson_id = ${id}`)
  expect([await remind(), await remind()]).toEqual([1, 1])
  const startsIn = (time: string) =>
    query(
      sql`update lessons set starts_at = now() + ${time}::interval, ends_at = now() + ${time}::interval + interval '1 hour' where id = ${id}`,
    )
  // a second time two hours before, unless the school does not want it
  await startsIn('110 minutes')
  await query(sql`update bookings set reminded_at = now() - interval '22 hours' where lesson_id = ${id}`)
  await school.set('notices.second_reminder', 0)
  expect(await remind()).toBe(1)
  await school.set('notices.second_reminder', 2)
  // quiet hours keep it back, but where the lesson is in them as well
  const clock = async (minutes: number) =>
    (
      await query<{ at: string }>(sql`
        select to_char((now() + make_interval(mins => ${minutes}::integer)) at time zone time_zone, 'HH24:MI') as at
          from schools where id = ${school.owner.schoolId}`)
    )[0]?.at
  await school.set('notices.quiet_from', await clock(-5))
  await school.set('notices.quiet_until', await clock(90))
  expect(await remind()).toBe(1)
  await school.set('notices.quiet_until', await clock(150))
  expect([await remind(), await remind()]).toEqual([2, 2])
  // once it is moved it is another time
  await startsIn('30 hours')
  await query(
    sql`update bookings set booked_at = now() - interval '60 hours', reminded_at = now() - interval '7 hours' where lesson_id = ${id}`,
  )
  await school.set('notices.quiet_until', await clock(-5))
  expect(await remind()).toBe(2)
  await startsIn('20 hours')
  expect([await remind(), await remind()]).toEqual([3, 3])
  const mails = await query<{ subject: string }>(
    sql`select subject from outbox where recipient = ${one.email} order by id`,
  )
  expect(mails.length).toBeGreaterThan(0)
  expect((await confirm(two)).status).toBe(404)
  expect((await confirm(one)).body).toMatchObject({ status: 'confirmed', confirmed_at: expect.any(String) })
  expect((await confirm(one)).status).toBe(200)
})
