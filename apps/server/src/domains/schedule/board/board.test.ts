import type { Answer } from '@dsms/contract/kernel/endpoint'
import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { getBoard } from '@dsms/contract/schedule/board/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { makeSchoolAdmin } from '../../../testing/factories.ts'
import { send } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { lessonsOf, makeLessonSchool } from '../lessons/lessons.testing.ts'

type World = Awaited<ReturnType<typeof makeLessonSchool>>
type Board = Answer<typeof getBoard>

const monday = '2030-03-04'
const at = (time: string) => `${monday}T${time}:00Z`

describe('the board', () => {
  let school: World
  let type_id: number
  const lessons = lessonsOf(() => school.owner)
  const board = async (more: Record<string, unknown> = {}, token = school.owner.token): Promise<Board> => {
    const { status, body } = await send(token, getBoard, {
      query: { from: monday, to: monday, by: 'trainer', ...more },
    })
    expect(status, JSON.stringify(body)).toBe(200)
    return body as Board
  }
  const planned = async (trainer_id: number, from = '09:00', to = '10:00') => {
    const enrolment_id = await school.enrolment()
    const wish = {
      type_id,
      branch_id: school.branch_id,
      start: at(from),
      end: at(to),
      trainer_id,
      enrolment_ids: [enrolment_id],
    }
    const { status, body } = await lessons.create(wish)
    expect(status, JSON.stringify(body)).toBe(201)
    return body.lesson
  }

  beforeAll(async () => {
    school = await makeLessonSchool()
    type_id = await school.type()
  })

  it('says who teaches nothing on which days, and why', async () => {
    const [ill, unpapered, fine] = [await school.trainer(), await school.trainer(), await school.trainer()]
    await query(sql`
      insert into leave_requests (tenant, trainer_id, kind, first_day, last_day, from_noon, until_noon, status)
      values (${school.owner.schoolId}, ${ill}, 'sick', '2030-03-04', '2030-03-06', false, false, 'approved')`)
    await query(sql`
      update trainer_credentials set expires_on = '2030-03-05' where trainer_id = ${unpapered} and kind = 'teaching_permit'`)
    const { away } = await board({ to: '2030-03-07' })
    const of = (lane: number) => away.filter((one) => one.lane === lane)
    expect(of(ill)).toEqual([
      { lane: ill, from: monday, to: '2030-03-06', why: 'leave', name: null, until: '2030-03-06' },
    ])
    expect(of(unpapered)).toEqual([
      { lane: unpapered, from: '2030-03-06', to: '2030-03-07', why: 'teaching_permit', name: null, until: null },
    ])
    expect(of(fine)).toEqual([])
  })

  it('half a day off leaves the rest', async () => {
    const half = await school.trainer()
    await query(sql`
      insert into leave_requests (tenant, trainer_id, kind, first_day, last_day, from_noon, until_noon, status)
      values (${school.owner.schoolId}, ${half}, 'sick', '2030-03-04', '2030-03-04', true, false, 'approved')`)
    expect((await board()).away.filter(({ lane }) => lane === half)).toEqual([])
  })

  it('keeps the lane of somebody whom nothing can be planned for while a lesson stands with them', async () => {
    const [gone, idle] = [await school.trainer(), await school.trainer()]
    const lesson = await planned(gone)
    await query(
      sql`update trainers set status = 'left', left_on = '2029-12-01' where id = any(${sql.param([gone, idle])}::integer[])`,
    )
    const shown = await board()
    expect(shown.lanes.map(({ id }) => id)).not.toContain(gone)
    expect(shown.others.map(({ id }) => id)).toContain(gone)
    expect(shown.others.map(({ id }) => id)).not.toContain(idle)
    expect(shown.lessons.id).toContain(lesson.id)
    expect(shown.away).toContainEqual(expect.objectContaining({ lane: gone, why: 'left' }))
  })

  it('names who has not begun', async () => {
    const { id: newcomer } = await makeRecord('trainers', school.owner)
    const { others, away } = await board()
    expect(others.map(({ id }) => id)).toContain(newcomer)
    expect(away).toContainEqual(expect.objectContaining({ lane: newcomer, why: 'onboarding' }))
  })

  it('says how many are booked in a lesson, who the first of them is, and names all', async () => {
    const group = await school.type({ max_students: 3 })
    const enrolments = [await school.enrolment(), await school.enrolment()]
    const wish = { type_id: group, branch_id: school.branch_id, trainer_id: await school.trainer(), capacity: 3 }
    const of = async (from: string, to: string, enrolment_ids: number[]) => {
      const { status, body } = await lessons.create({ ...wish, start: at(from), end: at(to), enrolment_ids })
      expect(status, JSON.stringify(body)).toBe(201)
      return body.lesson
    }
    const [both, nobody] = [await of('14:00', '15:00', enrolments), await of('15:00', '16:00', [])]
    const { lessons: shown, students } = await board()
    const seats = ({ id }: { id: number }) => {
      const place = shown.id.indexOf(id)
      return { booked: shown.booked[place], student: shown.student_id[place] }
    }
    const people = both.bookings.map(({ student_id }) => student_id)
    expect(seats(both)).toEqual({ booked: 2, student: Math.min(...people) })
    expect(seats(nobody)).toEqual({ booked: 0, student: 0 })
    expect(students.map(({ id }) => id)).toEqual(expect.arrayContaining(people))
  })

  it('has the lessons of one student alone', async () => {
    const trainer = await school.trainer()
    const [mine, other] = [await planned(trainer, '11:00', '12:00'), await planned(trainer, '12:00', '13:00')]
    const student_id = mine.bookings[0]?.student_id
    const { lessons: found } = await board({ student_id })
    expect(found.id).toEqual([mine.id])
    expect((await board()).lessons.id).toEqual(expect.arrayContaining([mine.id, other.id]))
    // somebody else's student is in no lesson of theirs
    const stranger = await makeSchoolAdmin()
    const theirs = await board({ student_id }, stranger.token)
    expect(theirs.lessons.id).toEqual([])
    expect(theirs.students).toEqual([])
  })

  it('says when it is open, and on a closed day which day is the next', async () => {
    const closed = await makeLessonSchool()
    await query(
      sql`insert into opening_weeks (tenant, branch_id) values (${closed.owner.schoolId}, ${closed.branch_id})`,
    )
    await query(sql`
      insert into opening_hours (tenant, branch_id, weekday, opens, closes)
      select ${closed.owner.schoolId}, ${closed.branch_id}, weekday, '08:00', '20:30' from generate_series(2, 4) as weekday`)
    const seen = await board({}, closed.owner.token)
    expect(seen.opening).toEqual([{ day: monday, from: null, to: null, shut_by: 'closed', name: null }])
    expect(seen.next_open).toBe('2030-03-05')
    const week = await board({ to: '2030-03-05' }, closed.owner.token)
    expect(week.opening[1]).toEqual({ day: '2030-03-05', from: '08:00', to: '20:30', shut_by: null, name: null })
    expect(week.next_open).toBeNull()
  })

  it('names the days on which a branch is open and nobody teaches, and when somebody does next', async () => {
    const quiet = await makeLessonSchool()
    const { schoolId } = quiet.owner
    const trainer = await quiet.trainer()
    await query(sql`insert into opening_weeks (tenant, branch_id) values (${schoolId}, ${quiet.branch_id})`)
    await query(sql`
      insert into opening_hours (tenant, branch_id, weekday, opens, closes)
      select ${schoolId}, ${quiet.branch_id}, weekday, '08:00', '20:00' from generate_series(0, 6) as weekday`)
    // Tuesdays alone, and not this one
    await query(sql`
      insert into availability_rules (tenant, trainer_id, weekday, starts, ends, valid_from, kind)
      values (${schoolId}, ${trainer}, 2, '09:30', '15:00', '2030-01-01', 'any')`)
    await query(sql`
      insert into leave_requests (tenant, trainer_id, kind, first_day, last_day, from_noon, until_noon, status)
      values (${schoolId}, ${trainer}, 'sick', '2030-03-05', '2030-03-05', false, false, 'approved')`)
    const seen = await board({}, quiet.owner.token)
    expect(seen.idle).toEqual([monday])
    // half past nine on the clock of Riyadh
    expect(new Date((seen.next_taught ?? 0) * minuteMs).toISOString()).toBe('2030-03-12T06:30:00.000Z')
    const weeks = await board({ to: '2030-03-12' }, quiet.owner.token)
    expect(weeks.idle).not.toContain('2030-03-12')
    expect(weeks.idle).toHaveLength(8)
    expect(weeks.next_taught).toBeNull()
    // a board of vehicles knows nothing of who teaches
    expect(await board({ by: 'vehicle' }, quiet.owner.token)).toMatchObject({ idle: [], next_taught: null })
  })

  it('is for those who may see the schedule', async () => {
    const { status } = await send(undefined, getBoard, { query: { from: monday, to: monday, by: 'trainer' } })
    expect(status).toBe(401)
  })
})
