import * as classes from '@dsms/contract/schedule/classes/calls'
import * as copying from '@dsms/contract/schedule/copying/calls'
import { cancelReasons } from '@dsms/contract/schedule/lessons/statuses'
import type { Reply } from '../../../../../testing/harness.ts'
import { at, dayAfter, perhapsPassed, span } from './choices.testing.ts'
import { baseDay } from './rows.testing.ts'
import type { Acts, World } from './world.testing.ts'

/** What the office does with lessons, their students and their series. */
export function officeActs(world: World): Acts {
  const { owner, branch_id, trainers, vehicles, lessons, series, isMovable, pickLesson, as, enrolments, versionOf } =
    world
  const { single, longer, shared } = world.types
  return {
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
        world.copies = made.body.created ?? []
        return made
      },
    ],
    undoCopies: [
      1,
      async () =>
        world.copies.length ? as(owner, copying.undoLessonCopies, { body: { lesson_ids: world.copies } }) : undefined,
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
  }
}
