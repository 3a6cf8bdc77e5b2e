import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import * as schedule from '@dsms/contract/schedule/lessons/calls'
import { correctLessonRecord, listLessonRecords } from '@dsms/contract/teaching/lessonRecords/office'
import { getMyProgress } from '@dsms/contract/teaching/progress/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query, refusal } from '../../../testing/reads.ts'
import { act, makeTeachingSchool, officeOf, teachingOf } from '../lessonRecords/records.testing.ts'

let school: Awaited<ReturnType<typeof makeTeachingSchool>>
let trainer: TestPerson
let student: TestPerson & { enrolment: number }
const mine = teachingOf(() => trainer)
const office = officeOf(() => school.owner)

beforeAll(async () => {
  school = await makeTeachingSchool()
  trainer = await school.trainerWith()
  student = await school.studentWith()
})

const done = () => office.minutes(student.enrolment)
let days = 0
/** An hour that began seventy minutes ago, on a day of its own before today. */
async function anHour() {
  const id = await school.lesson(trainer, student.enrolment)
  days += 1
  await query(sql`
    update lessons set starts_at = now() - make_interval(days => ${days}, mins => 70),
                       ends_at = now() - make_interval(days => ${days}, mins => 10) where id = ${id}`)
  return id
}
/** The lesson is given from and to so many minutes ago, on the day of the last hour; answers the minutes that count for it. */
async function given(id: number, from: number, to: number, more: object = {}) {
  const before = await done()
  const now = Date.now()
  const ago = (minutes: number) => new Date(now - (days * 1440 + minutes) * minuteMs).toISOString()
  const finish = act({ kind: 'finish', at: ago(to), ...more })
  await mine.send(id, [act({ kind: 'start', at: ago(from) }), finish])
  return (await done()) - before
}

describe('an hour that a trainer gives', () => {
  it('counts half a minute where it took half a minute, and says so to student and office', async () => {
    const id = await anHour()
    expect(await given(id, 70, 69.5)).toBe(1)
    const minutes = { planned: 60, taught: 1, counted: 1, reason: null }
    expect((await mine.found(id))?.minutes).toEqual(minutes)
    expect((await office.record(id)).minutes).toEqual(minutes)
    const query = { view: 'off_plan', perPage: '100' } as const
    expect((await callAs(school.owner.token, listLessonRecords, { query })).body.rows).toMatchObject([{ id, minutes }])
    const progress = (await callAs(student.token, getMyProgress, { params: { id: student.id } })).body
    expect(progress.lessons.find((one) => one.id === id)?.minutes).toEqual(minutes)
    expect((await office.lesson(id)).bookings).toMatchObject([{ taught_minutes: 1, counted_minutes: 1 }])
  })

  it('counts as planned where it took ten minutes less, and never more than planned', async () => {
    expect(await given(await anHour(), 70, 20)).toBe(60)
    expect(await given(await anHour(), 70, 21)).toBe(49)
    expect(await given(await anHour(), 80, 5)).toBe(60)
  })

  it('counts what the trainer says with a reason', async () => {
    const id = await anHour()
    expect(await given(id, 5, 4, { taught_minutes: 45, minutes_reason: 'written up later' })).toBe(45)
    expect((await office.record(id)).minutes).toEqual({
      planned: 60,
      taught: 45,
      counted: 45,
      reason: 'written up later',
    })
  })

  it('counts what the school chose to count', async () => {
    const rule = (value: string) =>
      query(sql`
        insert into setting_values (tenant, key, value) values (${school.owner.schoolId}, 'training.minutes_count', to_jsonb(${value}::text))
        on conflict do nothing`)
    await rule('planned')
    expect(await given(await anHour(), 70, 40)).toBe(60)
    await query(sql`
      update setting_values set value = '"taught"' where tenant = ${school.owner.schoolId} and key = 'training.minutes_count'`)
    expect(await given(await anHour(), 80, 0)).toBe(80)
    await query(sql`delete from setting_values where tenant = ${school.owner.schoolId}`)
  })

  it('counts what the office puts right with a reason, and nothing new where it leaves that alone', async () => {
    const id = await anHour()
    const before = await done()
    await given(id, 70, 69)
    const correct = async (more: object) => {
      const { version } = await office.record(id)
      const body = { version, reason: 'the phone was flat', ...more }
      return callAs(school.owner.token, correctLessonRecord, { params: { id }, body })
    }
    await correct({ counted_minutes: 1 })
    expect((await done()) - before).toBe(1)
    expect((await correct({ counted_minutes: 60 })).body.minutes).toEqual({
      planned: 60,
      taught: 1,
      counted: 60,
      reason: 'the phone was flat',
    })
    expect((await done()) - before).toBe(60)
  })
})

describe('an hour that the office ends', () => {
  const complete = async (id: number, more: object = {}) =>
    send(school.owner.token, schedule.completeLesson, {
      params: { id },
      body: { version: (await office.lesson(id)).version, ...more },
    })

  it('counts as planned where nobody noted when it began', async () => {
    const before = await done()
    expect((await complete(await anHour())).status).toBe(200)
    expect((await done()) - before).toBe(60)
  })

  it('asks for the minutes and a reason where it began late', async () => {
    const id = await anHour()
    const before = await done()
    await query(sql`
      update lessons set status = 'in_progress', started_at = starts_at + interval '30 minutes' where id = ${id}`)
    expect(refusal(await complete(id))).toMatchObject({ status: 422, fields: { minutes: 'minutes_differ' } })
    expect(refusal(await complete(id, { minutes: 30 }))).toMatchObject({ fields: { minutes_reason: 'required' } })
    const ended = await complete(id, { minutes: 30, minutes_reason: 'the car was late' })
    expect(ended.body).toMatchObject({ bookings: [{ counted_minutes: 30, minutes_reason: 'the car was late' }] })
    expect((await done()) - before).toBe(30)
  })
})
