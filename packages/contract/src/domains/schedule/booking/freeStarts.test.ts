import { describe, expect, it } from 'vitest'
import { at, type Change, claim, world } from '../rules/facts.testing.ts'
import type { TrainerFacts } from '../rules/facts.ts'
import { type Candidates, freeStarts, type Wish } from './freeStarts.ts'

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
    new Date(start + 3 * 3_600_000).toISOString().slice(11, 16),
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
})
