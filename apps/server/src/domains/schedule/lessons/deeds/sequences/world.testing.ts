import { movableStatuses } from '@dsms/contract/schedule/lessons/statuses'
import { students } from '@dsms/contract/students/students/calls'
import { sql } from 'drizzle-orm'
import { makeRecord, sampleInput } from '../../../../../testing/areas.ts'
import { asOwner } from '../../../../../testing/erasure.ts'
import { goodPassword, makePerson, type TestPerson } from '../../../../../testing/factories.ts'
import { callAs, type Reply, send } from '../../../../../testing/harness.ts'
import { query } from '../../../../../testing/reads.ts'
import { openBoth } from '../../../../curriculum/courses/opened.testing.ts'
import { invalidatePlan } from '../../../claims/shared.ts'
import { seriesOf } from '../../../series/series.testing.ts'
import { lessonsOf, makeLessonSchool } from '../../lessons.testing.ts'
import type { Random } from './choices.testing.ts'

export interface Learner {
  id: number
  enrolment: number
  /** Null for a record without an account, which another record can be merged with. */
  token: string | null
}

export interface Standing extends Record<string, unknown> {
  id: number
  version: number
  status: string
  capacity: number
  series_id: number | null
  isPast: boolean
  seats: { id: number; enrolment_id: number; status: string }[]
}

/** A school in which sequences of acts take place one after another, each in an empty plan. */
export async function makeWorld() {
  const school = await makeLessonSchool({ password: goodPassword })
  const { owner, branch_id } = school
  await query(sql`update schools set currency = 'SAR' where id = ${owner.schoolId}`)
  // every cancellation is late, and no time of day is another than others
  const settings = {
    'booking.grace': 0,
    'booking.anew': 0,
    'booking.horizon': 365,
    'booking.block_debt': false,
    'notices.quiet_from': '12:00',
    'notices.quiet_until': '12:00',
  }
  for (const [key, value] of Object.entries(settings))
    await query(
      sql`insert into setting_values (tenant, key, value) values (${owner.schoolId}, ${key}, ${JSON.stringify(value)}::jsonb)`,
    )
  const other = await makeRecord('courses', owner)
  await openBoth(owner, other.id)
  const licences = { licence_type_ids: [school.licence, Number(other.licence_type_id)] }
  const trainers = [await school.trainer(licences), await school.trainer(licences)]
  const vehicles = [await school.vehicle(licences)]
  const single = await school.type({ price_minor: 12_000, cancel_hours: 720, self_bookable: true, lead_hours: 1 })
  const longer = await school.type({ price_minor: 9000, default_minutes: 45, cancel_hours: 720 })
  const shared = await school.type({
    kind: 'theory_class',
    stage: 'theory',
    needs_vehicle: 'none',
    price_minor: 3000,
    cancel_hours: 720,
    max_students: 3,
  })
  const learner = async (hasAccount: boolean): Promise<Learner> => {
    if (!hasAccount) {
      const body = { ...(await sampleInput('students', owner)), id_number: null, email: null } as never
      const { id } = (await callAs(owner.token, students.calls.create, { body })).body
      return { id, enrolment: await school.enrolment({ student_id: id, course_id: other.id }), token: null }
    }
    const person = await makePerson({ schoolId: owner.schoolId, kind: 'student' })
    await query(sql`update users set birth_date = '2000-01-01' where id = ${person.id}`)
    return { id: person.id, enrolment: await school.enrolment({ student_id: person.id }), token: person.token }
  }
  const learners: Learner[] = []
  const gone = new Set<Learner>()
  const lessons = lessonsOf(() => owner)
  const series = seriesOf(() => owner)
  const now = {
    /** Lessons that have begun lie a day apart, so that none of them is in another's way. */
    days: 0,
    copies: [] as number[],
  }

  /** Nothing is planned, nobody is told of anything, and everybody who was merged or erased is somebody new. */
  async function clear() {
    for (const table of [
      'notifications',
      'slot_offers',
      'freed_slots',
      'waitlist_entries',
      'move_requests',
      'charges',
      'claims',
      'claimables',
      'bookings',
      'lessons',
      'lesson_series',
    ])
      await asOwner(sql`delete from ${sql.identifier(table)} where tenant = ${owner.schoolId}`)
    invalidatePlan(owner.schoolId)
    now.copies = []
    now.days = 0
    for (const nth of [0, 1, 2, 3]) {
      const known = learners[nth]
      if (!known || gone.has(known)) learners[nth] = await learner(nth < 3)
    }
  }

  const standing = () =>
    query<Standing>(sql`
      select l.id, l.version, l.status, l.capacity, l.series_id, l.starts_at < now() as "isPast",
             coalesce((select json_agg(json_build_object('id', b.id, 'enrolment_id', b.enrolment_id, 'status', b.status) order by b.id)
                         from bookings b where b.tenant = l.tenant and b.lesson_id = l.id), '[]') as seats
        from lessons l where l.tenant = ${owner.schoolId} order by l.id`)
  const isMovable = ({ status }: Standing) => movableStatuses.some((one) => one === status)
  /** A lesson that an act may be about: mostly one that can still be changed, now and then any. */
  const pickLesson = (random: Random, all: readonly Standing[], fits: (one: Standing) => boolean = isMovable) =>
    random.pick(random.chance(0.9) ? all.filter(fits) : all)

  const as = (who: TestPerson | Learner, call: Parameters<typeof send>[1], args: Parameters<typeof send>[2]) =>
    send(who.token ?? undefined, call, args)
  const withAccount = () => learners.filter((one) => one.token !== null && !gone.has(one))
  const enrolments = () => learners.map(({ enrolment }) => enrolment)
  const versionOf = async (seriesId: number) => (await series.get(seriesId)).body.version
  const ownOf = (all: readonly Standing[], { enrolment }: Learner) =>
    all.filter((one) => isMovable(one) && one.seats.some((seat) => seat.enrolment_id === enrolment))
  const types = { single, longer, shared }
  return Object.assign(now, {
    owner,
    branch_id,
    trainers,
    vehicles,
    types,
    learners,
    gone,
    lessons,
    series,
    clear,
    standing,
    isMovable,
    pickLesson,
    as,
    withAccount,
    enrolments,
    versionOf,
    ownOf,
  })
}
export type World = Awaited<ReturnType<typeof makeWorld>>
/** Something that somebody does, about one of the lessons there are; it answers nothing where there is nothing to act on. */
export type Act = (random: Random, all: readonly Standing[]) => Promise<Reply | undefined>
/** How often each act comes, and what it does. */
export type Acts = Record<string, [often: number, Act]>
