import { dayAhead } from '@dsms/contract/kernel/time/days'
import * as calls from '@dsms/contract/schedule/feeds/calls'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { callAs, send } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { type Learner, makeBookingSchool } from '../booking/booking.testing.ts'

it('lessons are read by a secret address, one’s own alone, until it is ended or another is made', async () => {
  const school = await makeBookingSchool(2)
  const [one, two] = school.learners as [Learner, Learner]
  const { id } = (await school.hold(one, `${dayAhead(5)}T09:00:00.000Z`)).body
  const read = (token: string) => send(undefined, calls.readLessonFeed, { params: { token } })
  const tokenOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)
  const make = async (who: Learner) => tokenOf((await callAs(who.token, calls.makeLessonFeed, { body: {} })).body.url)
  const [mine, theirs] = [await make(one), await make(two)]
  expect(String((await read(mine)).body)).not.toContain(`lesson-${id}@`)
  expect((await school.book(one, id)).status).toBe(201)
  const told = String((await read(mine)).body)
  expect(told).toContain(`UID:lesson-${id}@dsms`)
  expect(told).toContain(`DTSTART:${dayAhead(5).replaceAll('-', '')}T090000Z`)
  expect(told.match(/^(DTSTAMP|LAST-MODIFIED):\d{8}T\d{6}Z\r$/gm)).toHaveLength(2)
  for (const line of [
    'METHOD:PUBLISH',
    'X-WR-CALNAME:دروس القيادة',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    'STATUS:CONFIRMED',
  ])
    expect(told.split('\r\n')).toContain(line)
  expect(told).toMatch(/^SEQUENCE:\d+\r$/m)
  expect(String((await read(theirs)).body)).not.toContain('lesson-')
  expect((await callAs(one.token, calls.getLessonFeed)).body).toMatchObject({
    is_on: true,
    last_read_at: expect.any(String),
  })
  const rows = await query<{ row: string }>(sql`select to_jsonb(f)::text as row from lesson_feeds f`)
  expect(JSON.stringify(rows)).not.toContain(mine.replace('.ics', ''))
  const renewed = await make(one)
  expect([(await read(mine)).status, (await read(renewed)).status]).toEqual([404, 200])
  expect((await callAs(one.token, calls.revokeLessonFeed)).body.is_on).toBe(false)
  expect((await read(renewed)).status).toBe(404)
})
