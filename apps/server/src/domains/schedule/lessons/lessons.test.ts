import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { query } from '../../../testing/reads.ts'
import { beganAgo, codesOf, lessonsOf, makeLessonSchool } from './lessons.testing.ts'

type World = Awaited<ReturnType<typeof makeLessonSchool>>

const at = (time: string, day = '2030-03-04') => `${day}T${time}:00Z`

describe('lessons', () => {
  let school: World
  let type_id: number
  const lessons = lessonsOf(() => school.owner)
  const draft = async (changes: Record<string, unknown> = {}) => ({
    type_id,
    branch_id: school.branch_id,
    start: at('09:00'),
    end: at('10:00'),
    trainer_id: await school.trainer(),
    vehicle_id: await school.vehicle(),
    enrolment_ids: [await school.enrolment()],
    ...changes,
  })

  beforeAll(async () => {
    school = await makeLessonSchool()
    type_id = await school.type()
  })

  it('are planned, read and listed with all that they take', async () => {
    const wish = await draft({ meeting_point: 'باب المدرسة' })
    const made = await lessons.create(wish)
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    expect(made.body.lesson).toMatchObject({
      status: 'scheduled',
      start: '2030-03-04T09:00:00.000Z',
      trainer: { id: wish.trainer_id },
      vehicle: { id: wish.vehicle_id },
      meeting_point: 'باب المدرسة',
      bookings: [{ enrolment_id: wish.enrolment_ids[0], status: 'booked' }],
    })
    const found = await lessons.list(at('00:00'), at('23:00'), { trainer_id: wish.trainer_id })
    expect(found.map(({ id }) => id)).toEqual([made.body.lesson.id])
    expect(await lessons.list(at('10:00'), at('23:00'), { trainer_id: wish.trainer_id })).toEqual([])
  })

  it.each(['trainer_id', 'vehicle_id', 'enrolment_ids'] as const)(
    'never take the same %s twice at once',
    async (field) => {
      const first = await draft()
      const made = await lessons.create(first)
      const second = await draft({ [field]: first[field], start: at('09:59'), end: at('10:59') })
      const refused = await lessons.create(second)
      expect(refused.status).toBe(409)
      expect(refused.body).toMatchObject({ code: 'lesson_refused' })
      const busy = { trainer_id: 'trainer_busy', vehicle_id: 'vehicle_busy', enrolment_ids: 'student_busy' }[field]
      expect(refused.body.violations).toContainEqual(
        expect.objectContaining({ code: busy, severity: 'hard', lesson_id: made.body.lesson.id }),
      )
      const after = await lessons.create({ ...second, start: at('10:00'), end: at('11:00') })
      expect(after.status, JSON.stringify(after.body)).toBe(201)
    },
  )

  it('are free again once they are cancelled or declined', async () => {
    const wish = await draft({ status: 'requested' })
    const { lesson } = (await lessons.create(wish)).body
    expect(codesOf(await lessons.check(wish))).toContain('trainer_busy')
    expect((await lessons.decline(lesson.id, { version: lesson.version })).body.status).toBe('declined')
    expect(codesOf(await lessons.check(wish))).not.toContain('trainer_busy')
    const again = await lessons.create({ ...wish, status: 'scheduled' })
    const { id, version } = again.body.lesson
    const cancelled = await lessons.cancel(id, { version, reason: 'weather', note: 'عاصفة' })
    expect(cancelled.body).toMatchObject({ status: 'cancelled', cancel_reason: 'weather', status_reason: 'عاصفة' })
    expect((await lessons.create(wish)).status).toBe(201)
  })

  it('are moved to another time and trainer, and are not in their own way', async () => {
    const { lesson } = (await lessons.create(await draft())).body
    const trainer_id = await school.trainer()
    const moved = await lessons.move(lesson.id, {
      version: lesson.version,
      start: at('09:30'),
      end: at('10:30'),
      trainer_id,
    })
    expect(moved.status, JSON.stringify(moved.body)).toBe(200)
    expect(moved.body.lesson).toMatchObject({ start: '2030-03-04T09:30:00.000Z', trainer: { id: trainer_id } })
    const stale = await lessons.move(lesson.id, { version: lesson.version, start: at('12:00'), end: at('13:00') })
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale_version' } })
  })

  it('that are held end by themselves, and sooner when somebody else plans', async () => {
    const wish = await draft({ status: 'held' })
    const { lesson } = (await lessons.create(wish)).body
    expect(lesson.hold_until).not.toBeNull()
    expect(codesOf(await lessons.check(wish))).toContain('trainer_busy')
    await query(sql`update lessons set hold_until = now() - interval '1 second' where id = ${lesson.id}`)
    const { version } = (await lessons.get(lesson.id)).body
    const later = { version, start: at('12:00'), end: at('13:00') }
    expect((await lessons.move(lesson.id, later)).body).toMatchObject({ code: 'lesson_settled' })
    expect((await lessons.create({ ...wish, status: 'scheduled' })).status).toBe(201)
    expect((await lessons.get(lesson.id)).body.status).toBe('expired')
  })

  it('go from plan to end, and stay as they are afterwards', async () => {
    const made = (await lessons.create(await draft())).body.lesson
    const [now] = await beganAgo(made.id, 60)
    const started = (await lessons.start(made.id, { version: now?.version })).body
    expect(started.status).toBe('in_progress')
    const attendance = [{ booking_id: made.bookings[0]?.id, attendance: 'late', late_minutes: 10 }]
    const said = { minutes: 50, minutes_reason: 'begun late on the screen' }
    const ended = (await lessons.complete(made.id, { version: started.version, attendance, ...said })).body
    expect(ended).toMatchObject({ status: 'completed', bookings: [{ attendance: 'late', late_minutes: 10 }] })
    const move = await lessons.move(made.id, { version: ended.version, start: at('12:00'), end: at('13:00') })
    expect(move.body).toMatchObject({ code: 'lesson_settled' })
    expect((await lessons.cancel(made.id, { version: ended.version })).body).toMatchObject({
      code: 'illegal_transition',
    })
  })

  it('name what the school does not have at its field', async () => {
    const other = await makeLessonSchool()
    const theirs = await other.trainer()
    const reply = await lessons.create(await draft({ trainer_id: theirs }))
    expect(reply).toMatchObject({ status: 422, body: { fields: { trainer_id: { code: 'unknown_choice' } } } })
    const backwards = await lessons.create(await draft({ end: at('08:00') }))
    expect(backwards).toMatchObject({ status: 422, body: { fields: { end: { code: 'end_before_start' } } } })
  })
})
