import { listFreeSlots } from '@dsms/contract/schedule/finding/calls'
import { listLessonsToReplan, listMeetingPoints } from '@dsms/contract/schedule/lessons/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { forget } from '../../../testing/erasure.ts'
import { callAs } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { codesOf, lessonsOf, makeLessonSchool } from './lessons.testing.ts'

type World = Awaited<ReturnType<typeof makeLessonSchool>>

const branch = { lat: 24.7136, lng: 46.6753 }
/** Ten kilometres to the north, 28 minutes at 30 an hour. */
const away = { lat: 24.80353, lng: 46.6753 }
const at = (time: string, day = '2030-03-04') => `${day}T${time}:00Z`

describe('the way between lessons', () => {
  let school: World
  let type_id: number
  const lessons = lessonsOf(() => school.owner)
  const wish = (trainer_id: number, from: string, to: string, more = {}) => ({
    type_id,
    branch_id: school.branch_id,
    start: at(from),
    end: at(to),
    trainer_id,
    enrolment_ids: [],
    ...more,
  })
  const kept = async (body: Parameters<typeof lessons.create>[0]) => {
    const made = await lessons.create(body)
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    return made.body.lesson
  }

  beforeAll(async () => {
    school = await makeLessonSchool()
    type_id = await school.type()
    await query(
      sql`update branches set latitude = ${branch.lat}, longitude = ${branch.lng} where id = ${school.branch_id}`,
    )
  })

  it('is long enough from where one ends to where the next begins, or the lesson is refused with the start that holds', async () => {
    const trainer_id = await school.trainer()
    const first = await kept(wish(trainer_id, '09:00', '10:00', { end_point: 'محطة القطار', end_at: away }))
    expect(first).toMatchObject({ end_point: 'محطة القطار', end_at: away, meeting_at: null })
    const refused = await lessons.create(wish(trainer_id, '10:15', '11:15'))
    expect(refused.status).toBe(409)
    expect(refused.body.violations).toEqual([
      {
        code: 'travel_too_short',
        severity: 'overridable',
        resource: { kind: 'trainer', id: trainer_id },
        lesson_id: first.id,
        needed: 28,
        given: 15,
        suggestion: '2030-03-04T10:28:00.000Z',
      },
    ])
    await kept(wish(trainer_id, '10:28', '11:28'))
    const passed = await kept(wish(trainer_id, '11:30', '12:30', { meeting_at: away, override_reason: 'زميل يوصله' }))
    expect(passed.overridden.map(({ code }) => code)).toEqual(['travel_too_short'])
  })

  it('is not guessed where a place has a name but is on no map', async () => {
    const trainer_id = await school.trainer()
    await kept(wish(trainer_id, '09:00', '10:00', { meeting_point: 'عند الجامع' }))
    await kept(wish(trainer_id, '10:00', '11:00', { meeting_at: away }))
  })

  it('is as fast as the school says', async () => {
    const trainer_id = await school.trainer()
    await kept(wish(trainer_id, '09:00', '10:00', { meeting_at: away }))
    const next = wish(trainer_id, '10:15', '11:15')
    expect(codesOf(await lessons.check(next))).toEqual(['travel_too_short'])
    const say = (value: number) =>
      query(sql`
        insert into setting_values (tenant, key, value) values (${school.owner.schoolId}, 'calendar.travel_speed', ${value}::text::jsonb)
        on conflict (tenant, key, branch_id, organization_id) do update set value = excluded.value`)
    await say(60)
    expect(codesOf(await lessons.check(next))).toEqual([])
    await say(30)
  })

  it('is looked at again when a lesson is moved, and when its place is another', async () => {
    const trainer_id = await school.trainer()
    await kept(wish(trainer_id, '09:00', '10:00', { meeting_at: away }))
    const { id, version } = await kept(
      wish(trainer_id, '10:15', '11:15', { meeting_point: 'بيت الطالب', meeting_at: away, end_at: branch }),
    )
    const moved = await lessons.move(id, { version, start: at('10:30'), end: at('11:30') })
    expect(moved.body.lesson).toMatchObject({ meeting_point: 'بيت الطالب', meeting_at: away, end_at: branch })
    const near = { version: moved.body.lesson.version, start: at('10:15'), end: at('11:15') }
    expect((await lessons.update(id, { ...near, meeting_point: null, meeting_at: null })).status).toBe(409)
    // other words alone are another place, of which nobody knows where it is
    const renamed = await lessons.update(id, { ...near, meeting_point: 'بوابة الجامعة' })
    expect(renamed.body.lesson).toMatchObject({ meeting_point: 'بوابة الجامعة', meeting_at: null, end_at: branch })
  })

  it('leaves free times and lessons to replan consistent with what is refused', async () => {
    const trainer_id = await school.trainer()
    const first = await kept(wish(trainer_id, '09:00', '10:00', { meeting_at: away }))
    await kept(wish(trainer_id, '10:30', '11:30'))
    const span = { from: at('08:00'), to: at('13:00') }
    const free = await callAs(school.owner.token, listFreeSlots, {
      query: { ...span, type_id, branch_id: school.branch_id, trainer_id },
    })
    expect(free.body.slots.map(({ start }) => start.slice(11, 16))).toEqual(['11:30', '11:45', '12:00'])
    const toReplan = async () =>
      (await callAs(school.owner.token, listLessonsToReplan, { query: { ...span, trainer_id } })).body.lessons.map(
        ({ lesson, violations }) => [lesson.id, violations.map(({ code }) => code)],
      )
    expect(await toReplan()).toEqual([])
    // the lesson ends a quarter later after all
    await query(sql`update lessons set ends_at = ends_at + interval '15 minutes' where id = ${first.id}`)
    await query(
      sql`update claims set during = tstzrange(lower(during), upper(during) + interval '15 minutes') where lesson_id = ${first.id}`,
    )
    expect(await toReplan()).toContainEqual([first.id, ['travel_too_short']])
  })

  it('begins at places that the students have, in their words and on the map', async () => {
    const enrolment_id = await school.enrolment()
    const points = [
      { label: 'المنزل', address: 'شارع العليا', ...away },
      { label: 'العمل', address: '', lat: null, lng: null },
    ]
    await query(sql`
      update students set pickup_points = ${JSON.stringify(points)}::jsonb
       where id = (select student_id from enrolments where id = ${enrolment_id})`)
    const ask = (token: string) => callAs(token, listMeetingPoints, { query: { enrolment_ids: [enrolment_id] } })
    const found = (await ask(school.owner.token)).body.points
    expect(found.map(({ name, at: place }) => [name, place])).toEqual([
      ['العمل', null],
      ['المنزل · شارع العليا', away],
    ])
    const stranger = await makeLessonSchool()
    expect((await ask(stranger.owner.token)).body.points).toEqual([])
  })

  it('tells no longer where an erased student was met alone', async () => {
    const [alone, other] = [await school.enrolment(), await school.enrolment()]
    const home = { meeting_point: 'المنزل', meeting_at: away }
    const trainers = [await school.trainer(), await school.trainer()] as const
    const { id } = await kept(wish(trainers[0], '09:00', '10:00', { ...home, enrolment_ids: [alone] }))
    const shared = await kept(
      wish(trainers[1], '12:00', '13:00', { ...home, enrolment_ids: [alone, other], capacity: 2 }),
    )
    const [student] = await query<{ id: number }>(sql`select student_id as id from enrolments where id = ${alone}`)
    await forget(student?.id ?? 0)
    expect((await lessons.get(id)).body).toMatchObject({ meeting_point: null, meeting_at: null })
    expect((await lessons.get(shared.id)).body).toMatchObject({ meeting_point: 'المنزل', meeting_at: away })
    const [log] = await query<{ told: number }>(sql`
      select count(*)::integer as told from audit_log
       where entity = 'lessons' and entity_id = ${id} and (before ? 'meeting_lat' or after ? 'meeting_lat')`)
    expect(log).toEqual({ told: 0 })
  })

  it('refuses half a point at its field', async () => {
    const refused = await lessons.create(wish(await school.trainer(), '09:00', '10:00', { meeting_at: { lat: 91 } }))
    expect(refused.status).toBe(422)
    expect(Object.keys((refused.body as unknown as { fields: object }).fields)).toEqual(
      expect.arrayContaining(['meeting_at.lat', 'meeting_at.lng']),
    )
  })
})
