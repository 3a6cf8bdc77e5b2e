import { describe, expect, it } from 'vitest'
import { withSeed } from '../../../kernel/choices/seed.testing.ts'
import { hourMs, minuteMs } from '../../../kernel/time/milliseconds.ts'
import type { TrainerFacts } from '../../trainers/trainers/facts.ts'
import { evaluate } from '../rules/evaluate.ts'
import { at, type Change, claim, world } from '../rules/facts.testing.ts'
import type { Claim, Facts, LessonDraft } from '../rules/facts.ts'
import { freeStarts, type Wish } from './freeStarts.ts'
import { type Candidates, memoryOf, removeTimes } from './memory.ts'

const day = '2026-03-03'
const wish: Wish = {
  type_id: 1,
  branch_id: 1,
  enrolment_id: 1,
  minutes: 60,
  step_minutes: 60,
  from: at(`${day}T08:00`),
  to: at(`${day}T12:00`),
  most: 100,
}
const none: Candidates['things'] = { vehicle: [], simulator: [], circuit: [], room: [] }

/** A world with a second trainer and a second vehicle, and what is free in it. */
function free(change: Change, { trainers = [1, 2], more = {} }: { trainers?: number[]; more?: Partial<Wish> } = {}) {
  const { facts } = world(change)
  const [first, vehicle] = [facts.trainers[1] as TrainerFacts, facts.vehicles[1]]
  const second = { ...first, id: 2, gender: 'female' as const }
  const candidates = { trainers, things: { ...none, vehicle: [1, 2] } }
  const found = freeStarts({ ...wish, ...more }, candidates, {
    ...facts,
    trainers: { 1: first, 2: second },
    vehicles: { 1: vehicle as NonNullable<typeof vehicle>, 2: { ...(vehicle as NonNullable<typeof vehicle>), id: 2 } },
  })
  return found.map(({ start, trainer_id, vehicle_id }) => [
    new Date(start + 3 * hourMs).toISOString().slice(11, 16),
    trainer_id,
    vehicle_id,
  ])
}

describe('free starts of a student', () => {
  it('are told once each, with the first trainer and vehicle that are free', () => {
    const claims = [claim('trainer', 1, ['09:00', '10:00', day]), claim('vehicle', 1, ['10:00', '11:00', day])]
    expect(free({ claims })).toEqual([
      ['08:00', 1, 1],
      ['09:00', 2, 1],
      ['10:00', 1, 2],
      ['11:00', 1, 1],
    ])
  })

  it('leave out whom the student did not ask for, unless there is a consent, and of whom nobody knows', () => {
    const of = (more: Change) => new Set(free(more).map(([, trainer]) => trainer))
    expect(of({ enrolment: { trainer_gender: 'female' } })).toEqual(new Set([2]))
    expect(of({ enrolment: { trainer_gender: 'female', consents: [1] } })).toEqual(new Set([1]))
    expect(free({ enrolment: { trainer_gender: 'female' }, trainer: { gender: null } }, { trainers: [1] })).toEqual([])
    expect(of({ enrolment: { gender: 'female' }, settings: { gender: 'require' } })).toEqual(new Set([2]))
  })

  it('leave out who speaks no language of the student, and days of an exam', () => {
    expect(free({ enrolment: { languages: ['fr'] } })).toEqual([])
    expect(free({ claims: [claim('student', 11, ['15:00', '16:00', day], { lesson_kind: 'exam' })] })).toEqual([])
  })

  it('are none where somebody would have to give a reason, and none before the lead is over', () => {
    const feast = { starts_on: day, ends_on: day, name: 'عيد', is_working: false, open_from: null, open_to: null }
    expect(free({ branch: { days_off: [feast] } })).toEqual([])
    expect(free({ facts: { now: at('2026-03-02T21:30') } }).map(([start]) => start)).toEqual(['10:00', '11:00'])
  })

  it('begin at steps of the clock from midnight on, over midnight as well, and no more than asked for', () => {
    const span = { from: at(`${day}T22:10`), to: at('2026-03-04T03:00'), step_minutes: 90 }
    expect(free({}, { more: span }).map(([start]) => start)).toEqual(['22:30', '00:00', '01:30'])
    expect(free({}, { more: { most: 2 } })).toHaveLength(2)
  })

  it('are those that all rules find, whatever others who look and book have made known', { timeout: 30_000 }, () =>
    withSeed(11, (seed) => {
      const chance = numbers(seed)
      const upTo = (most: number) => Math.floor((chance.next().value ?? 0) * most)
      const days = ['2026-03-03', '2026-03-04']
      const anyClaim = (): Claim => {
        const [kind, id] = (
          [
            ['trainer', 1],
            ['trainer', 2],
            ['vehicle', 1],
            ['vehicle', 2],
            ['student', 11],
            ['student', 12],
          ] as const
        )[upTo(6)] ?? ['trainer', 1]
        const start = at(`${days[upTo(2)]}T${String(7 + upTo(9)).padStart(2, '0')}:${upTo(2) ? '30' : '00'}`)
        const more = { lesson_id: upTo(1e6), buffer_minutes: upTo(3) * 10 }
        return { ...claim(kind, id, ['00:00', '01:00']), start, end: start + (1 + upTo(2)) * hourMs, ...more }
      }
      let found = 0
      for (let round = 0; round < 20; round++) {
        const made = world({
          claims: Array.from({ length: upTo(14) }, anyClaim),
          settings: { student_day_minutes: 60 + upTo(3) * 60, student_break_after: 60, student_break_minutes: 30 },
          type: { buffer_minutes: upTo(2) * 15 },
          trainer: { max_minutes_day: upTo(2) ? 180 : null, max_lessons_day: upTo(2) ? 3 : null },
        }).facts
        const [trainer, vehicle, student] = [made.trainers[1], made.vehicles[1], made.enrolments[2]]
        if (!trainer || !vehicle || !student) throw new Error('an empty world')
        const facts: Facts = {
          ...made,
          trainers: { 1: trainer, 2: { ...trainer, id: 2, gearboxes: upTo(2) ? ['automatic'] : trainer.gearboxes } },
          vehicles: { 1: vehicle, 2: { ...vehicle, id: 2, gear_type: upTo(2) ? 'automatic' : vehicle.gear_type } },
          enrolments: { ...made.enrolments, 2: { ...student, gearbox: upTo(2) ? 'automatic' : 'both' } },
        }
        const candidates = { trainers: [1, 2], things: { ...none, vehicle: [1, 2] } }
        const memory = memoryOf(candidates)
        const span = { from: at('2026-03-03T06:00'), to: at('2026-03-04T20:00'), step_minutes: 60, most: 1000 }
        for (const enrolment_id of [1, 2, 1, 2]) {
          const trainers = upTo(2) ? [1, 2] : [2, 1]
          const asked = { ...wish, ...span, enrolment_id }
          const free = freeStarts(asked, { ...candidates, trainers }, facts, memory)
          expect(free).toEqual(byAllRules(asked, trainers, facts))
          found += free.length
          // what is taken from here on, and is told to those who look next
          removeTimes({ facts, memory }, Array.from({ length: upTo(3) }, anyClaim))
        }
      }
      expect(found).toBeGreaterThan(500)
    }),
  )
})

/** Numbers that look like chance and are the same each time. */
function* numbers(seed: number): Generator<number> {
  let at = seed
  while (true) {
    at = (at * 48_271) % 2_147_483_647
    yield at / 2_147_483_647
  }
}

/** The same, found by asking all rules of each start with each trainer and vehicle. */
function byAllRules(
  { from, to, step_minutes, enrolment_id, minutes }: Wish,
  trainers: number[],
  facts: Facts,
): LessonDraft[] {
  const found: LessonDraft[] = []
  for (let start = from; start + minutes * minuteMs <= to; start += step_minutes * minuteMs) {
    const drafts = trainers.flatMap((trainer_id) =>
      [1, 2].map(
        (vehicle_id): LessonDraft => ({
          type_id: 1,
          branch_id: 1,
          start,
          end: start + minutes * minuteMs,
          enrolment_ids: [enrolment_id],
          by_student: true,
          trainer_id,
          vehicle_id,
        }),
      ),
    )
    const first = drafts.find((draft) =>
      evaluate(draft, facts).every(
        ({ severity, code }) => severity === 'warning' && code !== 'language_mismatch' && code !== 'exam_day',
      ),
    )
    if (first) found.push(first)
  }
  return found
}
