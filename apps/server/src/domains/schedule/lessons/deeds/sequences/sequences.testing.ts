import { students } from '@dsms/contract/people/students/calls'
import { mergeStudents } from '@dsms/contract/people/students/merges'
import { eraseUser } from '@dsms/contract/people/users/account'
import * as booking from '@dsms/contract/schedule/booking/calls'
import * as classes from '@dsms/contract/schedule/classes/calls'
import * as copying from '@dsms/contract/schedule/copying/calls'
import { cancelReasons, movableStatuses } from '@dsms/contract/schedule/lessons/statuses'
import * as moves from '@dsms/contract/schedule/moves/calls'
import { addWaiting } from '@dsms/contract/schedule/waiting/calls'
import * as offers from '@dsms/contract/schedule/waiting/own'
import { sql } from 'drizzle-orm'
import { makeRecord, sampleInput } from '../../../../../testing/areas.ts'
import { asOwner } from '../../../../../testing/erasure.ts'
import { goodPassword, makePerson, type TestPerson } from '../../../../../testing/factories.ts'
import { callAs, type Reply, send, testApp } from '../../../../../testing/harness.ts'
import { query } from '../../../../../testing/reads.ts'
import { openBoth } from '../../../../curriculum/courses/opened.testing.ts'
import { forgetShared } from '../../../claims/shared.ts'
import { seriesOf } from '../../../series/series.testing.ts'
import { lessonsOf, makeLessonSchool } from '../../lessons.testing.ts'
import { baseDay, rowsOf, wrongRowsOf } from './rows.testing.ts'

/** Numbers from 0 up to 1 that follow from a seed: mulberry32. */
function randomOf(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    /** Whether something happens that happens so often, from 0 to 1. */
    chance: (often: number) => next() < often,
    below: (end: number) => Math.floor(next() * end),
    pick: (<T>(all: readonly T[]) => all[Math.floor(next() * all.length)]) as Pick,
    some: <T>(all: readonly T[]): T[] => all.filter(() => next() < 0.5),
  }
}
type Random = ReturnType<typeof randomOf>

interface Pick {
  <T>(all: readonly [T, ...T[]]): T
  <T>(all: readonly T[]): T | undefined
}

interface Learner {
  id: number
  enrolment: number
  /** Null for a record without an account, which another record can be merged with. */
  token: string | null
}

interface Standing extends Record<string, unknown> {
  id: number
  version: number
  status: string
  capacity: number
  series_id: number | null
  isPast: boolean
  seats: { id: number; enrolment_id: number; status: string }[]
}

const hour = 3_600_000
/** An hour of the five days on which sequences plan. */
const at = (random: Random) => Date.parse(`${baseDay}T09:00:00Z`) + random.below(5) * 24 * hour + random.below(5) * hour
const iso = (time: number) => new Date(time).toISOString()
const span = (start: number, minutes = 60) => ({ start: iso(start), end: iso(start + minutes * 60_000) })
/** Some rules are passed with a reason, so that half of what is planned twice is refused and half is not. */
const perhapsPassed = (random: Random) => (random.chance(0.5) ? { override_reason: 'urgent' } : {})

/** A school in which random sequences of acts take place one after another, each in an empty plan. */
export async function makeSequenceSchool() {
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
  /** Lessons that have begun lie a day apart, so that none of them is in another's way. */
  let days = 0
  let copies: number[] = []

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
      'resources',
      'bookings',
      'lessons',
      'lesson_series',
    ])
      await asOwner(sql`delete from ${sql.identifier(table)} where tenant = ${owner.schoolId}`)
    forgetShared(owner.schoolId)
    copies = []
    days = 0
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

  type Act = (random: Random, all: readonly Standing[]) => Promise<Reply | undefined>
  /** How often each act comes, and what it does; it answers nothing where there is nothing to act on. */
  const acts: Record<string, [often: number, Act]> = {
    plan: [
      6,
      async (random) =>
        lessons.create({
          type_id: random.chance(0.8) ? single : longer,
          branch_id,
          trainer_id: random.pick(trainers),
          vehicle_id: random.chance(0.4) ? vehicles[0] : null,
          enrolment_ids: random.chance(0.85) ? [random.pick(enrolments())] : [],
          status: random.pick(['scheduled', 'scheduled', 'scheduled', 'confirmed', 'requested', 'held']),
          ...span(at(random), random.pick([60, 60, 90])),
          ...perhapsPassed(random),
        }),
    ],
    planClass: [
      3,
      async (random) =>
        lessons.create({
          type_id: shared,
          branch_id,
          trainer_id: random.pick(trainers),
          enrolment_ids: random.some(enrolments()).slice(0, 2),
          capacity: 1 + random.below(3),
          ...span(at(random)),
          ...perhapsPassed(random),
        }),
    ],
    planSeries: [
      1,
      async (random) =>
        series.create({
          rule: {
            weekdays: [1 + random.below(3)],
            first_day: baseDay,
            time: random.pick(['09:00', '11:00']),
            minutes: 60,
            count: 3,
          },
          lesson: {
            type_id: single,
            branch_id,
            trainer_id: random.pick(trainers),
            enrolment_ids: [random.pick(enrolments())],
          },
        }),
    ],
    copy: [
      1,
      async (random) => {
        const made = (await as(owner, copying.createLessonCopies, {
          body: { from: baseDay, to: dayAfter(4), target: dayAfter(7), with_students: random.chance(0.7) },
        })) as Reply<{ created?: number[] }>
        copies = made.body.created ?? []
        return made
      },
    ],
    undoCopies: [
      1,
      async () => (copies.length ? as(owner, copying.undoLessonCopies, { body: { lesson_ids: copies } }) : undefined),
    ],
    move: [
      3,
      async (random, all) => {
        const one = pickLesson(random, all)
        if (!one) return undefined
        const trainer = random.chance(0.3) ? { trainer_id: random.pick(trainers) } : {}
        return lessons.move(one.id, { version: one.version, ...span(at(random)), ...trainer, ...perhapsPassed(random) })
      },
    ],
    changeStudents: [
      3,
      async (random, all) => {
        const one = pickLesson(random, all)
        if (!one) return undefined
        const enrolment_ids = random.some(enrolments()).slice(0, one.capacity)
        const why = random.chance(0.8) ? { cancel_reason: random.pick(cancelReasons) } : {}
        return lessons.update(one.id, { version: one.version, enrolment_ids, ...why, ...perhapsPassed(random) })
      },
    ],
    change: [
      2,
      async (random, all) => {
        const one = pickLesson(random, all)
        if (!one) return undefined
        const what = random.pick([
          { type_id: longer },
          { trainer_id: random.pick(trainers) },
          { capacity: 1 + random.below(3) },
          { notes: 'bring the glasses' },
        ])
        return lessons.update(one.id, { version: one.version, ...what, ...perhapsPassed(random) })
      },
    ],
    cancel: [
      3,
      async (random, all) => {
        const one = pickLesson(random, all)
        return one && lessons.cancel(one.id, { version: one.version, reason: random.pick(cancelReasons) })
      },
    ],
    cancelSeries: [
      2,
      async (random, all) => {
        const one = random.pick(all.filter(({ series_id }) => series_id !== null))
        if (!one?.series_id) return undefined
        return series.cancel(one.series_id, {
          scope: random.pick(['this', 'following', 'all']),
          lesson_id: one.id,
          reason: random.pick(cancelReasons),
          version: await versionOf(one.series_id),
        })
      },
    ],
    changeSeries: [
      1,
      async (random, all) => {
        const one = random.pick(all.filter(({ series_id }) => series_id !== null))
        if (!one?.series_id) return undefined
        return series.update(one.series_id, {
          scope: random.pick(['following', 'all']),
          lesson_id: one.id,
          changes: random.chance(0.5) ? { time: '12:00' } : { trainer_id: random.pick(trainers) },
          version: await versionOf(one.series_id),
        })
      },
    ],
    confirm: [
      1,
      async (random, all) => {
        const one = pickLesson(random, all)
        return one && lessons.confirm(one.id, { version: one.version })
      },
    ],
    decline: [
      1,
      async (random, all) => {
        const one = pickLesson(random, all, ({ status }) => status === 'requested')
        return one && lessons.decline(one.id, { version: one.version })
      },
    ],
    seat: [
      3,
      async (random, all) => {
        const one = pickLesson(random, all, (lesson) => lesson.capacity > 1 && isMovable(lesson))
        const body = {
          enrolment_id: random.pick(enrolments()),
          short_notice: random.chance(0.5),
          ...perhapsPassed(random),
        }
        return one && as(owner, classes.bookSeat, { params: { id: one.id }, body })
      },
    ],
    unseat: [
      2,
      async (random, all) => {
        const one = pickLesson(random, all, (lesson) => lesson.seats.length > 0 && isMovable(lesson))
        const seat = random.pick(one?.seats ?? [])
        if (!one || !seat) return undefined
        return as(owner, classes.cancelSeat, {
          params: { id: one.id, booking_id: seat.id },
          body: { reason: random.pick(cancelReasons) },
        })
      },
    ],
    promote: [
      1,
      async (random, all) => {
        const one = random.pick(all.filter(({ seats }) => seats.some(({ status }) => status === 'waiting')))
        const seat = one?.seats.find(({ status }) => status === 'waiting')
        return (
          one &&
          as(owner, classes.promoteSeat, { params: { id: one.id, booking_id: seat?.id }, body: { consent: true } })
        )
      },
    ],
    hold: [
      3,
      async (random) => {
        const who = random.pick(withAccount())
        const body = { enrolment_id: who?.enrolment, type_id: single, start: iso(at(random)) }
        const held = who && ((await as(who, booking.holdMyLesson, { body })) as Reply<{ id: number }>)
        // most go on at once, some think about it
        return who && held?.status === 201 && random.chance(0.7)
          ? as(who, booking.bookMyLesson, { body: { hold_id: held.body.id } })
          : held
      },
    ],
    release: [
      1,
      async (random, all) => {
        const one = pickLesson(random, all, ({ status }) => status === 'held')
        const who = withAccount().find(({ enrolment }) => one?.seats[0]?.enrolment_id === enrolment)
        return one && who && as(who, booking.releaseMyHold, { params: { id: one.id } })
      },
    ],
    cancelOwn: [
      2,
      async (random, all) => {
        const who = random.pick(withAccount())
        const one = who && random.pick(ownOf(all, who))
        return one && as(who, moves.cancelMyLesson, { params: { id: one.id }, body: { reason: 'student_other' } })
      },
    ],
    askToMove: [
      2,
      async (random, all) => {
        const who = random.pick(withAccount())
        const one = who && random.pick(ownOf(all, who))
        return one && as(who, moves.askToMove, { params: { id: one.id }, body: { start: iso(at(random)) } })
      },
    ],
    answerMove: [
      2,
      async (random) => {
        const [asked] = await query<{ id: number; version: number }>(
          sql`select id, version from move_requests where tenant = ${owner.schoolId} and status = 'pending' order by id limit 1`,
        )
        if (!asked) return undefined
        const params = { id: asked.id }
        return random.chance(0.75)
          ? as(owner, moves.acceptMove, { params, body: { version: asked.version, ...perhapsPassed(random) } })
          : as(owner, moves.declineMove, { params, body: { version: asked.version, reason: 'full' } })
      },
    ],
    wait: [
      2,
      async (random) =>
        as(owner, addWaiting, {
          body: { enrolment_id: random.pick(enrolments()), type_ids: [single, longer], notice_hours: 1 },
        }),
    ],
    answerOffer: [
      2,
      async (random) => {
        await (await testApp()).due.wake()
        const [offer] = await query<{ id: number; student: number }>(
          sql`select id, student_id as student from slot_offers where tenant = ${owner.schoolId} and status = 'sent' order by id limit 1`,
        )
        const who = withAccount().find(({ id }) => id === offer?.student)
        if (!offer || !who) return undefined
        return as(who, random.chance(0.75) ? offers.acceptOffer : offers.declineOffer, { params: { id: offer.id } })
      },
    ],
    teach: [
      3,
      async (random, all) => {
        const one = pickLesson(random, all, ({ status }) => ['scheduled', 'confirmed', 'in_progress'].includes(status))
        if (!one) return undefined
        if (!one.isPast) await beganDaysAgo(one.id, days++)
        const { version } = (await lessons.get(one.id)).body
        const deed = random.pick(['start', 'miss', 'complete', 'complete'] as const)
        if (deed !== 'complete') return lessons[deed](one.id, { version })
        const booked = one.seats.filter(({ status }) => status === 'booked')
        const attendance = booked.map(({ id }) => ({ booking_id: id, attendance: random.pick(['present', 'absent']) }))
        return lessons.complete(one.id, { version, attendance, minutes: 60, minutes_reason: 'as planned' })
      },
    ],
    undo: [
      2,
      async (random, all) => {
        const one = random.pick(all.filter(({ isPast }) => isPast))
        return one && lessons.undo(one.id, { version: one.version })
      },
    ],
    merge: [
      0.5,
      async () => {
        const [kept, , , other] = learners as [Learner, Learner, Learner, Learner]
        if (gone.has(other) || gone.has(kept)) return undefined
        const read = async (id: number) =>
          (await callAs(owner.token, students.calls.get, { params: { id }, query: {} })).body.version
        const body = { other_id: other.id, version: await read(kept.id), other_version: await read(other.id), keep: {} }
        const reply = await as(owner, mergeStudents, { params: { id: kept.id }, body })
        if (reply.status === 200) {
          gone.add(other)
          gone.add(kept)
        }
        return reply
      },
    ],
    erase: [
      0.5,
      async (random) => {
        const who = random.pick(learners.slice(1, 3).filter((one) => !gone.has(one)))
        if (!who) return undefined
        const [person] = await query<{ name: string }>(sql`select full_name as name from users where id = ${who.id}`)
        const body = { name: person?.name, current_password: goodPassword }
        const reply = await as(owner, eraseUser, { params: { id: who.id }, body })
        if (reply.status === 200) gone.add(who)
        return reply
      },
    ],
  }
  const versionOf = async (seriesId: number) => (await series.get(seriesId)).body.version
  const ownOf = (all: readonly Standing[], { enrolment }: Learner) =>
    all.filter((one) => isMovable(one) && one.seats.some((seat) => seat.enrolment_id === enrolment))

  const names = Object.entries(acts).flatMap(([name, [often]]) => Array<string>(often * 2).fill(name))

  /** Runs the sequence of a seed: what was done with which answer, the rows that it left, and those that cannot be right. */
  return async (seed: number, length: number) => {
    const random = randomOf(seed)
    await clear()
    const story: string[] = []
    while (story.length < length) {
      const name = random.pick(names) as string
      const reply = await acts[name]?.[1](random, await standing())
      if (reply) story.push(`${name}: ${toldBy(reply)}`)
    }
    const known = { learners, trainers, vehicles, types: [single, longer, shared] }
    return { story, rows: await rowsOf(owner.schoolId, known), wrong: await wrongRowsOf(owner.schoolId) }
  }
}

/**
 * Puts a lesson so many days and an hour back, as if time had passed. It takes another status meanwhile: a lesson that keeps
 * its status would have been moved.
 */
async function beganDaysAgo(id: number, days: number): Promise<void> {
  const swapped = sql`case status when 'scheduled' then 'confirmed' when 'confirmed' then 'scheduled' else status end`
  const start = sql`now() - make_interval(days => ${days}, mins => 61)`
  await query(sql`
    update lessons set starts_at = ${start}, ends_at = ${start} + (ends_at - starts_at), status = ${swapped} where id = ${id}`)
  await query(sql`update lessons set status = ${swapped} where id = ${id}`)
}

const dayAfter = (days: number): string => iso(Date.parse(`${baseDay}T00:00:00Z`) + days * 24 * hour).slice(0, 10)

/** The status of an answer, and of a refusal the code and what is against it. */
function toldBy({ status, body }: Reply): string {
  const { code, fields, violations } = (body ?? {}) as {
    code?: string
    fields?: Record<string, { code: string }>
    violations?: { code: string }[]
  }
  if (status < 400) return String(status)
  const wrong = Object.entries(fields ?? {}).map(([field, one]) => `${field} ${one.code}`)
  return [status, code, ...wrong, ...(violations ?? []).map((one) => one.code)].join(' ')
}
