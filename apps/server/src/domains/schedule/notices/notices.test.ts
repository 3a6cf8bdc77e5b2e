import * as charges from '@dsms/contract/billing/charges/calls'
import { saveNotices } from '@dsms/contract/identity/account/calls'
import { dayAhead } from '@dsms/contract/kernel/time/days'
import { hourMs } from '@dsms/contract/kernel/time/milliseconds'
import * as moves from '@dsms/contract/schedule/moves/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { TestPerson } from '../../../testing/factories.ts'
import { type Reply, send, testApp } from '../../../testing/harness.ts'
import { mailsTo, query } from '../../../testing/reads.ts'
import { makeGuardian } from '../../staff/directory/directory.testing.ts'
import type { Learner } from '../booking/booking.testing.ts'
import { bookedLongAgo, lessonsOf } from '../lessons/lessons.testing.ts'
import { seriesOf } from '../series/series.testing.ts'
import { onClock, timesText } from './notices.several.ts'
import { makeTellingSchool, type TellingSchool } from './notices.testing.ts'

let school: TellingSchool
let student: Learner
let guardian: TestPerson
const lessons = lessonsOf(() => school.owner)
const series = seriesOf(() => school.owner)

beforeAll(async () => {
  school = await makeTellingSchool()
  student = school.student
  guardian = await makeGuardian(school.owner, student, ['book', 'pay', 'cancel'])
  await query(sql`update schools set currency = 'SAR', time_zone = 'UTC' where id = ${school.owner.schoolId}`)
  await query(sql`update lesson_types set price_minor = 12000 where tenant = ${school.owner.schoolId}`)
  await query(sql`
    update accounts set email_verified_at = now(), preferences = preferences || '{"language": "de"}' where id in (
      select account_id from users where id in (${student.id}, ${guardian.id}))`)
  await school.set('booking.notice', 168)
})
beforeEach(async () => {
  await query(sql`delete from notifications where tenant = ${school.owner.schoolId}`)
  await query(sql`delete from outbox where recipient in (${student.email}, ${guardian.email})`)
})

/** What somebody was told, on the screen and by mail; what they were told of before is left out. */
async function told(who: TestPerson) {
  const written = await mailsTo(who.email)
  const shown = await query<{ kind: string }>(
    sql`select kind from notifications where user_id = ${who.id} and kind <> 'move_asked' order by id`,
  )
  expect(written).toHaveLength(shown.length)
  return { kinds: shown.map(({ kind }) => kind), text: written.map(({ text }) => text).join('\n') }
}
const nameOf = async ({ id }: TestPerson) => {
  const [card] = await query<{ name: string }>(
    sql`select full_name as name from people_cards(array[${id}::integer], 'de')`,
  )
  return String(card?.name)
}
/** A lesson of the student, an hour after the one before. */
async function lesson(status?: 'requested') {
  const made = await school.nextLesson({ status })
  await bookedLongAgo(made.id)
  return made
}

it('the office tells students and guardians of what it books, in one notice for a whole series and its changes', async () => {
  const { hour } = await lesson()
  const { kinds, text } = await told(guardian)
  expect(kinds).toEqual(['lesson_booked'])
  // whose lesson it is, and the way to those of this child
  expect(text).toContain(` – ${await nameOf(student)}`)
  expect(text).toContain(`/my/lessons?student=${student.id}`)
  expect((await told(student)).text).not.toContain(` – ${await nameOf(student)}`)
  expect(text).toMatch(new RegExp(`gebucht:[\\s\\S]*0?${hour}:00`))
  const made = await series.create({
    rule: { first_day: dayAhead(3), weekdays: [1, 3], time: '07:00', minutes: 60, count: 6 },
    lesson: {
      type_id: school.type_id,
      branch_id: school.branch_id,
      trainer_id: school.trainerId,
      vehicle_id: school.vehicleId,
      enrolment_ids: [student.enrolment],
    },
    decisions: [],
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const { id, version } = made.body.series
  const changed = await series.update(id, { version, scope: 'all', changes: { time: '08:00' }, decisions: [] })
  expect(changed.status, JSON.stringify(changed.body)).toBe(200)
  expect(changed.body.changed).toHaveLength(6)
  await series.cancel(id, { version: changed.body.series.version, scope: 'all', reason: 'school_vehicle' })
  const all = await told(student)
  expect(all.kinds).toEqual(['lesson_booked', 'lessons_booked', 'lessons_changed', 'lessons_cancelled'])
  expect(all.text).toMatch(/und \S+ 07:00 – 08:00[\s\S]*Anzahl: 6[\s\S]*bisher .*7:00[\s\S]*08:00 – 09:00[\s\S]*wäre/)
})

it('a notice says the time that the screens say, also where the database has other hours for a zone', async () => {
  const made = await lesson()
  // summer time to the screens; PostgreSQL takes this name for an abbreviation, which knows no summer
  await query(sql`update schools set time_zone = 'EET' where id = ${school.owner.schoolId}`)
  await query(
    sql`update lessons set starts_at = '2030-07-01T09:00Z', ends_at = '2030-07-01T10:00Z' where id = ${made.id}`,
  )
  await query(sql`delete from notifications where tenant = ${school.owner.schoolId}`)
  await lessons.cancel(made.id, { version: made.version + 1, reason: 'school_vehicle' })
  await (await testApp()).due.wake()
  const said = await query<{ params: unknown }>(
    sql`select params from notifications where user_id = ${student.id} and kind = 'lesson_cancelled'`,
  )
  await query(sql`update schools set time_zone = 'UTC' where id = ${school.owner.schoolId}`)
  expect(said).toMatchObject([{ params: { day: '2030-07-01', time: '12:00' } }])
  expect(onClock('2030-07-01T05:00:00Z 2030-07-01T06:30:00Z,2030-01-06T06:00:00Z 2030-01-06T07:30:00Z', 'EET')).toBe(
    '1 08:00 09:30,7 08:00 09:30',
  )
})

it('the office tells students and guardians of what it moves and cancels, once and in their language', async () => {
  const { id, version, hour } = await lesson()
  const later = { start: school.at(hour + 12), end: school.at(hour + 13), override_reason: 'عاجل' }
  const moved = await lessons.move(id, { version, ...later })
  expect(moved.status, JSON.stringify(moved.body)).toBe(200)
  const noted = await lessons.update(id, { version: moved.body.lesson.version, notes: 'ملاحظة' })
  for (const who of [student, guardian]) {
    const { kinds, text } = await told(who)
    expect(kinds).toEqual(['lesson_booked', 'lesson_changed'])
    expect(text).toMatch(new RegExp(`bisher .*0?${hour}:00.*Jetzt gilt:[\\s\\S]*${hour + 12}:00`))
  }
  await lessons.cancel(id, { version: noted.body.lesson.version, reason: 'school_vehicle' })
  expect((await told(student)).kinds).toEqual(['lesson_booked', 'lesson_changed', 'lesson_cancelled'])
})

it('a student hears what becomes of a lesson that they asked for, and why not', async () => {
  const ask = async () => {
    const { id, version } = await lesson('requested')
    return { id, version }
  }
  const [taken, refused] = [await ask(), await ask()]
  expect((await lessons.confirm(taken.id, { version: taken.version })).status).toBe(200)
  expect((await told(student)).kinds).toEqual(['lesson_booked'])
  expect((await lessons.decline(refused.id, { version: refused.version, note: 'المدرّب في إجازة' })).status).toBe(200)
  const { kinds, text } = await told(guardian)
  expect(kinds).toEqual(['lesson_booked', 'lesson_declined'])
  expect(text).toContain('المدرّب في إجازة')
})

it('a student who moves or calls off hears what it costs, a guardian of the lesson too, and nobody twice', async () => {
  const { id, hour } = await lesson()
  const body = { start: school.at(hour + 12) }
  const asked = (await send(student.token, moves.askToMove, { params: { id }, body })) as Reply<moves.MoveRequest>
  const accepted = await send(school.owner.token, moves.acceptMove, {
    params: { id: asked.body.id },
    body: { version: asked.body.version, override_reason: 'عاجل' },
  })
  expect(accepted.status, JSON.stringify(accepted.body)).toBe(200)
  const { kinds, text } = await told(guardian)
  expect(kinds).toEqual(['lesson_booked', 'move_accepted', 'charge_added'])
  expect(text).toMatch(/Spät abgesagt oder verlegt: .*[\s\S]*60,00\sSAR[\s\S]*fällig/)
  const second = await lesson()
  await send(student.token, moves.cancelMyLesson, { params: { id: second.id }, body: { reason: 'student_other' } })
  const before = ['lesson_booked', 'move_accepted', 'charge_added', 'lesson_booked']
  expect((await told(student)).kinds).toEqual([...before, 'charge_added'])
  expect((await told(guardian)).kinds).toEqual([...before, 'lesson_cancelled', 'charge_added'])
})

it('a trainer hears what others plan, move and call off within two days, and of nothing later', async () => {
  const heard = async () =>
    (
      await query<{ kind: string }>(sql`select kind from notifications where user_id = ${school.trainerId} order by id`)
    ).map(({ kind }) => kind)
  const soon = Date.now() - (Date.now() % hourMs) + 20 * hourMs
  const span = (from: number) => ({
    start: new Date(from).toISOString(),
    end: new Date(from + hourMs).toISOString(),
    override_reason: 'عاجل',
  })
  const make = async (from: number) => {
    const made = await lessons.create({
      type_id: school.type_id,
      branch_id: school.branch_id,
      trainer_id: school.trainerId,
      vehicle_id: school.vehicleId,
      ...span(from),
    })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    return made.body.lesson
  }
  await make(soon + 72 * hourMs)
  expect(await heard()).toEqual([])
  const { id, version } = await make(soon)
  const moved = await lessons.move(id, { version, ...span(soon + 9 * hourMs) })
  expect(moved.status, JSON.stringify(moved.body)).toBe(200)
  await lessons.cancel(id, { version: moved.body.lesson.version, reason: 'school_vehicle' })
  expect(await heard()).toEqual(['trainer_lesson_booked', 'trainer_lesson_moved', 'trainer_lesson_cancelled'])
})

it('a school that tells no guardians tells students alone', async () => {
  await school.set('notices.guardians', false)
  await lesson()
  expect((await told(student)).kinds).toEqual(['lesson_booked'])
  expect((await told(guardian)).kinds).toEqual([])
  await school.set('notices.guardians', true)
})

it('tells the times of several lessons in the words of the reader, and of many the first few', () => {
  const slots = '1 08:00 09:30,3 08:00 09:30,5 16:00 17:00,1 08:00 09:30'
  expect(timesText('en', slots)).toBe('Monday and Wednesday 08:00 – 09:30 · Friday 16:00 – 17:00')
  expect(timesText('ar', '7 08:00 09:30')).toBe('الأحد \u206708:00 – 09:30\u2069')
  const many = [6, 7, 8, 9, 10].map((hour) => `2 ${hour}:00 ${hour}:45`).join(',')
  expect(timesText('fr', many)).toMatch(/^mardi 6:00 – 6:45 · .* · mardi 9:00 – 9:45 · …$/)
})

it('an exam fee is told with its day, and when the school lets it be why', async () => {
  const made = (await send(school.owner.token, charges.createCharge, {
    body: { enrolment_id: student.enrolment, amount_minor: 15_000, due_on: '2031-02-03' },
  })) as Reply<charges.OfficeCharge>
  expect((await told(student)).text).toMatch(/Prüfungsgebühr: [\s\S]*150,00\sSAR[\s\S]*3\. Februar 2031/)
  const { id, version } = made.body
  await send(school.owner.token, charges.waiveCharge, { params: { id }, body: { version, reason: 'منحة' } })
  const { kinds, text } = await told(guardian)
  expect(kinds).toEqual(['charge_added', 'charge_waived'])
  expect(text).toContain('Grund: منحة')
  await query(sql`update student_guardians set rights = '{book}' where guardian_id = ${guardian.id}`)
  await send(school.owner.token, charges.createCharge, {
    body: { enrolment_id: student.enrolment, amount_minor: 100 },
  })
  expect((await told(guardian)).kinds).toEqual(kinds)
})

it('people choose what they hear of their lessons, but hear of what the school cancels or moves on the day itself', async () => {
  const off = { app: false, mail: false }
  const choose = (channels: object) =>
    send(student.token, saveNotices, { body: { channels: { lessons: channels, lesson_moves: channels } } as never })
  expect((await choose(off)).status).toBe(200)
  const later = await lesson()
  const moved = await lessons.move(later.id, {
    version: later.version,
    start: school.at(later.hour + 1),
    end: school.at(later.hour + 2),
    override_reason: 'عاجل',
  })
  expect((await told(student)).kinds).toEqual([])
  await lessons.cancel(later.id, { version: moved.body.lesson.version, reason: 'school_vehicle' })
  expect((await told(student)).kinds).toEqual(['lesson_cancelled'])
  const today = await lesson()
  // noon at the school, so that three hours later is the same day
  const ahead = 12 - new Date().getUTCHours()
  const zone = `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
  await query(sql`update schools set time_zone = ${zone} where id = ${school.owner.schoolId}`)
  const soon = Date.now() + 3 * hourMs
  const span = { start: new Date(soon).toISOString(), end: new Date(soon + hourMs).toISOString() }
  const near = await lessons.move(today.id, { version: today.version, ...span, override_reason: 'عاجل' })
  expect(near.status, JSON.stringify(near.body)).toBe(200)
  expect((await told(student)).kinds).toEqual(['lesson_cancelled', 'lesson_changed'])
  await query(sql`update schools set time_zone = 'UTC' where id = ${school.owner.schoolId}`)
  await choose({ app: true, mail: true })
})
