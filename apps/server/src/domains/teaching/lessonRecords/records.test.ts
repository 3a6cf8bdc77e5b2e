import { allEndpoints } from '@dsms/contract'
import { getLesson } from '@dsms/contract/schedule/lessons/calls'
import { enrolments } from '@dsms/contract/students/enrolments/calls'
import { listUnfinishedOfMine } from '@dsms/contract/teaching/lessonRecords/calls'
import * as office from '@dsms/contract/teaching/lessonRecords/office'
import * as my from '@dsms/contract/teaching/progress/calls'
import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { asSystem } from '../../../kernel/session/transaction.ts'
import { makeRecord } from '../../../testing/areas.ts'
import { makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send, testApp } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { recordReminders } from './records.notices.ts'
import { act, makeTeachingSchool, outcomesOf, teachingOf } from './records.testing.ts'

let school: Awaited<ReturnType<typeof makeTeachingSchool>>
let trainer: TestPerson
let colleague: TestPerson
let student: TestPerson & { enrolment: number }
let mother: TestPerson
let skill: number
const mine = teachingOf(() => trainer)
const theirs = teachingOf(() => colleague)

beforeAll(async () => {
  school = await makeTeachingSchool()
  trainer = await school.trainerWith()
  colleague = await school.trainerWith()
  student = await school.studentWith()
  skill = await school.skill()
  mother = await school.motherOf(student)
})

const usual = () => [
  act({ kind: 'start' }),
  act({ kind: 'rate', skill_id: skill, level: 3 }),
  act({ kind: 'mark', error_type_id: school.error, severity: 'minor' }),
  act({ kind: 'note', which: 'shared', text: 'أحسنت عند الدوّار' }),
  act({ kind: 'note', which: 'internal', text: 'يتوتر مع الشاحنات' }),
  act({ kind: 'finish' }),
]
const record = async (id: number) =>
  (await callAs(school.owner.token, office.getLessonRecord, { params: { id }, query: {} })).body
/** Minutes on the road that count for the student. */
const minutes = async () => {
  const { status, body } = await send(school.owner.token, enrolments.calls.get, {
    params: { id: student.enrolment },
    query: {},
  })
  expect(status).toBe(200)
  return (body as { done_minutes: number }).done_minutes
}

describe('a day of a trainer', () => {
  it('has their own lessons alone, with whom they meet, and is nowhere for others', async () => {
    const id = await school.lesson(trainer, student.enrolment)
    const substitute = await school.lesson(colleague, student.enrolment)
    expect((await mine.found(id))?.student).toMatchObject({ id: student.id })
    expect(await mine.found(substitute)).toBeUndefined()
    expect((await theirs.found(substitute))?.student?.name).toBeTruthy()
    expect((await theirs.send(id, [act({ kind: 'start' })])).status).toBe(404)
    const elsewhere = await makeSchoolAdmin()
    for (const { token } of [student, mother, elsewhere, school.owner])
      expect((await send(token, allEndpoints.getTeachingDay as never, { params: { day: 'today' } })).status).toBe(404)
  })
})

describe('acts of a lesson', () => {
  it('begin it, write it up and complete it, and the student reads what was shared', async () => {
    const id = await school.lesson(trainer, student.enrolment)
    const sent = await mine.send(id, usual())
    expect(sent.status, JSON.stringify(sent.body)).toBe(200)
    expect(outcomesOf(sent)).toEqual(['applied', 'applied', 'applied', 'applied', 'applied', 'applied'])
    const lesson = (await callAs(school.owner.token, getLesson, { params: { id }, query: {} })).body
    expect(lesson).toMatchObject({ status: 'completed', bookings: [{ attendance: 'present' }] })
    expect((await mine.found(id))?.skills).toMatchObject([{ skill_id: skill, level: 3 }])
    const progress = (await callAs(student.token, my.getMyProgress, { params: { id: student.id } })).body
    expect(progress.lessons[0]).toMatchObject({ id, shared_note: 'أحسنت عند الدوّار', may_sign: true })
    expect(progress.skills).toMatchObject([{ skill_id: skill, level: 3, is_stale: false }])
  })

  it('Annex A 24: finished twice with the same keys are one record, and count minutes and kilometres once', async () => {
    const vehicle = await school.vehicle()
    await query(sql`update vehicles set odometer_km = 1000 where id = ${vehicle}`)
    const id = await school.lesson(trainer, student.enrolment, { vehicle })
    const before = await minutes()
    const acts = [act({ kind: 'start' }), act({ kind: 'km', start: 1000, end: 1025 }), act({ kind: 'finish' })]
    const [one, two] = await Promise.all([mine.send(id, acts), mine.send(id, acts)])
    const third = await mine.send(id, acts)
    expect([one, two, third].map(({ status }) => status)).toEqual([200, 200, 200])
    expect(outcomesOf(third)).toEqual(['known', 'known', 'known'])
    expect((await minutes()) - before).toBe(10)
    expect(await query(sql`select km_end from lesson_records where lesson_id = ${id}`)).toEqual([{ km_end: 1025 }])
    expect(
      await query(sql`select km, source from vehicle_odometer where vehicle_id = ${vehicle} and source = 'lesson'`),
    ).toEqual([{ km: 1025, source: 'lesson' }])
    // what was read since is higher, and stays
    const later = await school.lesson(trainer, student.enrolment, { vehicle })
    await mine.send(later, [
      act({ kind: 'start' }),
      act({ kind: 'km', start: 1000, end: 1010 }),
      act({ kind: 'finish' }),
    ])
    expect(await query(sql`select odometer_km from vehicles where id = ${vehicle}`)).toEqual([{ odometer_km: 1025 }])
  })

  it('of a whole lesson that was given without a network come at once, in their order', async () => {
    const vehicle = await school.vehicle()
    const id = await school.lesson(trainer, student.enrolment, { vehicle })
    const sent = await mine.send(id, [
      act({ kind: 'start' }),
      act({ kind: 'rate', skill_id: skill, level: 3 }),
      act({ kind: 'mark', error_type_id: school.error, severity: 'serious', intervention: 'verbal' }),
      act({ kind: 'focus', skill_ids: [skill] }),
      act({ kind: 'km', start: 5, end: 25 }),
      act({ kind: 'vehicle', is_fit: false }),
      act({ kind: 'finish', late_minutes: 10 }),
      act({ kind: 'sign', role: 'trainer', name: 'سالم المدرب', signature: null }),
      act({ kind: 'sign', role: 'student', name: 'ليان الحربي', signature: 'M 1 1 L 20 20' }),
    ])
    expect(new Set(outcomesOf(sent))).toEqual(new Set(['applied']))
    expect(await record(id)).toMatchObject({
      status: 'signed',
      record: { focus: [skill], late_minutes: 10, is_fit: false },
    })
    const lesson = (await callAs(school.owner.token, getLesson, { params: { id }, query: {} })).body
    expect(lesson.bookings).toMatchObject([{ attendance: 'late', late_minutes: 10 }])
  })

  it('of a mock exam are marked by the scheme of the day, and the result is kept', async () => {
    const scheme = await makeRecord('markingSchemes', school.owner, {
      exam_kind: 'mock',
      max_minor: 1,
      manoeuvres: ['slope', 'slalom'],
      manoeuvres_required: 1,
    })
    await query(sql`update marking_schemes set status = 'published' where id = ${scheme.id}`)
    const id = await school.lesson(trainer, student.enrolment, { of: await school.type({ kind: 'mock_exam' }) })
    const seen = () => act({ kind: 'mark', error_type_id: school.error, severity: 'minor' })
    const second = seen()
    const sent = await mine.send(id, [act({ kind: 'start' }), seen(), second, act({ kind: 'finish' })])
    expect(sent.body.lesson.exam).toMatchObject({ passed: false, minor: 2, reasons: ['minor', 'manoeuvres'] })
    const back = await mine.send(id, [act({ kind: 'unmark', mark: second.key, over: second.key })])
    expect(back.body.lesson.exam).toMatchObject({ passed: false, reasons: ['manoeuvres'] })
    const slope = await mine.send(id, [act({ kind: 'manoeuvre', manoeuvre: 'slope', is_shown: true })])
    expect(slope.body.lesson.exam).toMatchObject({ passed: true, manoeuvres: { shown: 1, required: 1 } })
    await mine.send(id, [seen()])
    await query(sql`update marking_schemes set status = 'retired' where id = ${scheme.id}`)
    const progress = (await callAs(student.token, my.getMyProgress, { params: { id: student.id } })).body
    expect(progress.lessons.find((one) => one.id === id)?.exam).toMatchObject({ passed: false, minor: 2 })
  })

  it('that contradict another device change nothing until somebody has decided', async () => {
    const id = await school.lesson(trainer, student.enrolment)
    const first = act({ kind: 'note', which: 'shared', text: 'one' })
    await mine.send(id, [act({ kind: 'start' }), first])
    const other = act({ kind: 'note', which: 'shared', text: 'two' })
    expect(outcomesOf(await mine.send(id, [other]))).toEqual(['changed'])
    expect((await record(id)).record.shared_note).toBe('one')
    expect(outcomesOf(await mine.send(id, [{ ...other, over: first.key }]))).toEqual(['applied'])
    const aside = act({ kind: 'note', which: 'shared', text: 'three' })
    expect(outcomesOf(await mine.send(id, [{ ...aside, is_set_aside: true }]))).toEqual(['set_aside'])
    expect(await record(id)).toMatchObject({
      record: { shared_note: 'two' },
      put_aside: [{ kind: 'note', text: 'three' }],
    })
  })

  it('of a lesson that the office cancelled meanwhile wait for a person, and count no minutes', async () => {
    const id = await school.lesson(trainer, student.enrolment, { status: 'cancelled' })
    const before = await minutes()
    const acts = usual()
    expect(new Set(outcomesOf(await mine.send(id, acts)))).toEqual(new Set(['cancelled']))
    const despite = acts.map((one) => ({ ...one, despite_cancel: true }))
    expect(new Set(outcomesOf(await mine.send(id, despite)))).toEqual(new Set(['applied']))
    expect(await minutes()).toBe(before)
    const stale = await callAs(school.owner.token, office.settleLessonRecord, {
      params: { id },
      body: { version: 0, settled: 'given' },
    })
    expect(stale.body).toMatchObject({ code: 'stale_version' })
    const listed = await callAs(school.owner.token, office.listLessonRecords, { query: { view: 'to_decide' } })
    expect(listed.body.rows.map((row) => row.id)).toContain(id)
    // the office counts it, and thinks better of it
    for (const [settled, counted] of [
      ['given', 10],
      ['off', 0],
    ] as const) {
      const { version } = await record(id)
      const reply = await callAs(school.owner.token, office.settleLessonRecord, {
        params: { id },
        body: { version, settled },
      })
      expect(reply.body).toMatchObject({ settled })
      expect((await minutes()) - before).toBe(counted)
    }
    const after = await callAs(school.owner.token, office.listLessonRecords, { query: { view: 'to_decide' } })
    expect(after.body.rows.map((row) => row.id)).not.toContain(id)
  })

  it('ask for a word where a level falls far, and refuse what the school does not have', async () => {
    const id = await school.lesson(trainer, student.enrolment)
    const fallen = act({ kind: 'rate', skill_id: skill, level: 1 })
    const unknown = act({ kind: 'rate', skill_id: 2_000_000_000, level: 1 })
    expect(outcomesOf(await mine.send(id, [act({ kind: 'start' }), fallen, unknown]))).toEqual([
      'applied',
      'comment',
      'refused',
    ])
    // said first and explained afterwards, without a network in between
    const told = act({ kind: 'rate', skill_id: skill, level: 1, comment: 'مطر شديد', over: fallen.key })
    expect(outcomesOf(await mine.send(id, [fallen, told]))).toEqual(['applied', 'applied'])
  })

  it('are closed once somebody has signed; the office puts it right with a reason', async () => {
    const id = await school.lesson(trainer, student.enrolment)
    await mine.send(
      id,
      usual().filter(({ kind }) => kind !== 'rate'),
    )
    const signed = await mine.send(id, [
      act({ kind: 'sign', role: 'trainer', name: 'سالم المدرب', signature: null }),
      act({ kind: 'sign', role: 'student', name: 'ليان الحربي', signature: 'M 1 1 L 20 20' }),
    ])
    expect(outcomesOf(signed)).toEqual(['applied', 'applied'])
    expect(outcomesOf(await mine.send(id, [act({ kind: 'note', which: 'internal', text: 'late thought' })]))).toEqual([
      'closed',
    ])
    const found = await record(id)
    expect(found.status).toBe('signed')
    const body = { version: found.version, reason: 'رقم خاطئ', shared_note: 'مصحّح' }
    const corrected = await callAs(school.owner.token, office.correctLessonRecord, { params: { id }, body })
    expect(corrected.body).toMatchObject({ record: { shared_note: 'مصحّح' }, corrections: [{ reason: 'رقم خاطئ' }] })
    await query(sql`update lesson_records set finished_at = now() - interval '25 hours' where lesson_id = ${id}`)
    expect((await record(id)).status).toBe('locked')
  })
})

it('a trainer finds the lessons that are over and not written up, and those that they have not signed', async () => {
  const late = await school.trainerWith()
  const [finished, open] = [await school.lesson(late, student.enrolment), await school.lesson(late, student.enrolment)]
  await teachingOf(() => late).send(finished, usual())
  const { body } = await callAs(late.token, listUnfinishedOfMine)
  expect(new Map(body.map(({ id, is_finished }) => [id, is_finished]))).toEqual(
    new Map([
      [finished, true],
      [open, false],
    ]),
  )
})

it('a trainer is reminded once, in the evening and after the last lesson, of what is not written up', async () => {
  const late = await school.trainerWith()
  const [finished, open] = [await school.lesson(late, student.enrolment), await school.lesson(late, student.enrolment)]
  await teachingOf(() => late).send(finished, usual())
  /** Reminds while the clock of the school says about that hour. */
  const remindAt = async (hour: number) => {
    const ahead = hour - new Date().getUTCHours()
    const east = ahead > 12 ? ahead - 24 : ahead < -12 ? ahead + 24 : ahead
    const zone = `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`
    await query(sql`update schools set time_zone = ${zone} where id = ${school.owner.schoolId}`)
    const { database } = await testApp()
    await asSystem(database, recordReminders(await testApp()).run)
    return query<{ params: { howMany: string } }>(
      sql`select params from notifications where user_id = ${late.id} and kind = 'records_unfinished'`,
    )
  }
  const ends = (at: SQL) => query(sql`update lessons set ends_at = ${at} where id = ${open}`)
  expect(await remindAt(17)).toEqual([])
  await ends(sql`now() + interval '5 minutes'`)
  expect(await remindAt(21)).toEqual([])
  await ends(sql`now() - interval '1 minute'`)
  expect(await remindAt(21)).toMatchObject([{ params: { howMany: '1' } }])
  expect(await remindAt(21)).toHaveLength(1)
})
