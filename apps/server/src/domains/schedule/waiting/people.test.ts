import * as charges from '@dsms/contract/billing/charges/calls'
import { dayAhead } from '@dsms/contract/kernel/time/days'
import * as moves from '@dsms/contract/schedule/moves/calls'
import * as own from '@dsms/contract/schedule/waiting/own'
import { students } from '@dsms/contract/students/students/calls'
import { mergeStudents } from '@dsms/contract/students/students/merges'
import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, it } from 'vitest'
import { forget } from '../../../testing/erasure.ts'
import { callAs, send, testApp } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { makeLearner } from '../../students/enrolments/learners.testing.ts'
import { type BookingSchool, type Learner, makeBookingSchool } from '../booking/booking.testing.ts'
import { lessonsOf } from '../lessons/lessons.testing.ts'

const secret = 'ملاحظة-لا-تبقى'
const tables = ['waitlist_entries', 'slot_offers', 'move_requests', 'charges'] as const

let school: BookingSchool
let one: Learner
let two: Learner
const lessons = lessonsOf(() => school.owner)
const at = (time: string) => `${dayAhead(3)}T${time}:00.000Z`

beforeAll(async () => {
  school = await makeBookingSchool(2)
  ;[one, two] = school.learners as [Learner, Learner]
  await school.set('notices.quiet_from', '12:00')
  await school.set('notices.quiet_until', '12:00')
  await query(sql`update schools set currency = 'SAR' where id = ${school.owner.schoolId}`)
  const wish = { enrolment_id: one.enrolment, type_ids: [school.type_id], notice_hours: 1 }
  await callAs(one.token, own.waitForLesson, { body: wish })
  const lesson = async (hour: string, enrolment: number) =>
    (
      await lessons.create({
        type_id: school.type_id,
        branch_id: school.branch_id,
        trainer_id: school.trainerId,
        vehicle_id: school.vehicleId,
        start: at(`${hour}:00`),
        end: at(`${hour}:45`),
        enrolment_ids: [enrolment],
      })
    ).body.lesson
  const left = await lesson('09', await school.enrolment())
  await lessons.cancel(left.id, { version: left.version, reason: 'student_other' })
  await (await testApp()).due.wake()
  const { id } = await lesson('11', one.enrolment)
  await send(one.token, moves.askToMove, { params: { id }, body: { start: at('15:00'), note: secret } })
  await send(school.owner.token, charges.createCharge, {
    body: { enrolment_id: one.enrolment, amount_minor: 100, note: secret },
  })
})

async function copyOf(who: Learner, id = who.id) {
  const { http } = await testApp()
  const headers = { authorization: `Bearer ${who.token}` }
  const reply = await http.inject({ url: `/api/my/students/${id}/personal-data`, headers })
  expect(reply.statusCode, reply.body.slice(0, 300)).toBe(200)
  return JSON.parse(strFromU8(unzipSync(reply.rawPayload)['person.json'] ?? new Uint8Array()))
}
const owners = () =>
  Promise.all(
    tables.map(async (table) =>
      (
        await query<{ student_id: number }>(
          sql`select student_id from ${sql.identifier(table)} where tenant = ${school.owner.schoolId}`,
        )
      ).map(({ student_id }) => student_id),
    ),
  )

it('what a student waits for, was offered and asked for is in a copy of their data, and in no other’s', async () => {
  expect(await copyOf(one)).toMatchObject({
    waitlist_entries: [{ status: 'waiting', types: [{ id: school.type_id }] }],
    slot_offers: [{ status: 'sent', start: at('09:00') }],
    move_requests: [{ status: 'pending', wanted_start: at('15:00'), note: secret }],
    charges: [{ amount_minor: 100 }],
  })
  const nothing = Object.fromEntries(tables.map((table) => [table, []]))
  expect(await copyOf(two)).toMatchObject(nothing)
})

it('goes with them when two records are of one person, and what was written goes when they are erased', async () => {
  expect(await owners()).toEqual(tables.map(() => [one.id]))
  const kept = await makeLearner(school.owner)
  const version = async (id: number) =>
    (await callAs(school.owner.token, students.calls.get, { params: { id }, query: {} })).body.version
  const body = { other_id: one.id, version: await version(kept), other_version: await version(one.id), keep: {} }
  const merged = await send(school.owner.token, mergeStudents, { params: { id: kept }, body })
  expect(merged.status, JSON.stringify(merged.body)).toBe(200)
  expect(await owners()).toEqual(tables.map(() => [kept]))
  await forget(kept)
  const left = await Promise.all(
    tables.map((table) =>
      query<Record<string, unknown>>(
        sql`select * from ${sql.identifier(table)} where tenant = ${school.owner.schoolId}`,
      ),
    ),
  )
  expect(left.map(([row]) => row?.status)).toEqual(['withdrawn', 'expired', 'lapsed', 'open'])
  const log = await query(
    sql`select before, after from audit_log where tenant = ${school.owner.schoolId} and entity = any(${`{${tables.join(',')}}`}::text[])`,
  )
  expect(log.length).toBeGreaterThan(2)
  expect(JSON.stringify([left, log])).not.toContain(secret)
})
