import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import * as schedule from '@dsms/contract/schedule/lessons/calls'
import { sendLessonActs } from '@dsms/contract/teaching/lessonRecords/calls'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestPerson } from '../../../testing/factories.ts'
import { send } from '../../../testing/harness.ts'
import { beganAgo } from '../../schedule/lessons/lessons.testing.ts'
import { act, makeTeachingSchool, officeOf, outcomesOf, teachingOf } from '../lessonRecords/records.testing.ts'

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

const undo = async (id: number) =>
  send(school.owner.token, schedule.undoLesson, {
    params: { id },
    body: { version: (await office.lesson(id)).version },
  })
const minutes = () => office.minutes(student.enrolment)
/** A lesson that begins in so many minutes. */
const lessonIn = async (ahead: number) => {
  const id = await school.lesson(trainer, student.enrolment)
  await beganAgo(id, -ahead)
  return id
}

describe('what a trainer does before a lesson opens', () => {
  it('counts for nothing and waits for a person, who leaves it to the office', async () => {
    const id = await lessonIn(30)
    const note = act({ kind: 'note', which: 'internal', text: 'given sooner' })
    const sent = await mine.send(id, [act({ kind: 'start' }), note, act({ kind: 'finish' })])
    expect(outcomesOf(sent)).toEqual(['early', 'early', 'early'])
    expect(await office.lesson(id)).toMatchObject({ status: 'scheduled', bookings: [{ attendance: null }] })
    expect(outcomesOf(await mine.send(id, [{ ...note, is_set_aside: true }]))).toEqual(['set_aside'])
    expect((await office.record(id)).put_aside).toMatchObject([{ text: 'given sooner' }])
  })

  it('counts where it was done later by the clock of the server, and the device is behind', async () => {
    const id = await lessonIn(-5)
    const behind = new Date(Date.now() - 180 * minuteMs).toISOString()
    const start = act({ kind: 'start', at: behind })
    expect(outcomesOf(await mine.send(id, [start]))).toEqual(['early'])
    const body = { acts: [start], sent_at: behind }
    const sent = await send(trainer.token, sendLessonActs, { params: { id }, body })
    expect(sent.body).toMatchObject({ results: [{ outcome: 'applied' }], lesson: { status: 'in_progress' } })
    const begun = Date.parse((await office.record(id)).record.started_at ?? '')
    expect(begun).toBeGreaterThan(Date.parse(behind) + 170 * minuteMs)
  })

  it('is heard all the same where a vehicle is broken', async () => {
    const vehicle = await school.vehicle()
    const id = await school.lesson(trainer, student.enrolment, { vehicle })
    await beganAgo(id, -30)
    const broken = act({ kind: 'defect', text: 'brake is soft', may_drive: false })
    expect(outcomesOf(await mine.send(id, [broken]))).toEqual(['applied'])
  })
})

describe('a lesson that was finished', () => {
  it('is taken back by who gives it, and counts once when it is finished again', async () => {
    const id = await school.lesson(trainer, student.enrolment)
    const before = await minutes()
    const finish = act({ kind: 'finish', late_minutes: 4 })
    await mine.send(id, [act({ kind: 'start' }), finish])
    expect(await minutes()).toBe(before + 10)
    const reopen = act({ kind: 'reopen', over: finish.key })
    expect(outcomesOf(await mine.send(id, [reopen]))).toEqual(['applied'])
    expect(await office.lesson(id)).toMatchObject({ status: 'in_progress', bookings: [{ attendance: null }] })
    expect(await office.record(id)).toMatchObject({ status: 'draft', record: { ended_at: null, late_minutes: null } })
    expect(await minutes()).toBe(before)
    expect(outcomesOf(await mine.send(id, [act({ kind: 'finish', over: reopen.key })]))).toEqual(['applied'])
    expect(await office.lesson(id)).toMatchObject({ status: 'completed', bookings: [{ attendance: 'present' }] })
    expect(await minutes()).toBe(before + 10)
  })

  it('stays finished a quarter of an hour later, and once somebody has signed', async () => {
    const id = await school.lesson(trainer, student.enrolment)
    const at = new Date(Date.now() - 16 * minuteMs).toISOString()
    const finish = act({ kind: 'finish', at })
    await mine.send(id, [act({ kind: 'start', at }), finish])
    expect(outcomesOf(await mine.send(id, [act({ kind: 'reopen', over: finish.key })]))).toEqual(['closed'])
    await mine.send(id, [act({ kind: 'sign', role: 'trainer', name: 'سالم المدرب', signature: null })])
    expect((await undo(id)).body).toMatchObject({ code: 'lesson_settled' })
    expect((await office.record(id)).status).toBe('finished')
  })

  it('is opened again with its record when the office takes it back', async () => {
    const id = await school.lesson(trainer, student.enrolment)
    await mine.send(id, [act({ kind: 'start' }), act({ kind: 'finish' })])
    expect(await undo(id)).toMatchObject({ status: 200, body: { status: 'in_progress' } })
    expect((await office.record(id)).status).toBe('draft')
    expect(outcomesOf(await mine.send(id, [act({ kind: 'finish' })]))).toEqual(['applied'])
    expect((await office.lesson(id)).status).toBe('completed')
  })
})
