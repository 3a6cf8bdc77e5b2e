import { describe, expect, it } from 'vitest'
import { hourMs } from '../../../kernel/time/milliseconds.ts'
import type { TrainerFacts } from '../../trainers/trainers/facts.ts'
import { evaluate } from '../rules/evaluate.ts'
import { at, type Change, claim, world } from '../rules/facts.testing.ts'
import { bestStarts, whyNone } from './bestStarts.ts'

const day = '2026-03-03'
const hours = { hours: [2, 3, 4].map((weekday) => ({ weekday, opens: '08:00', closes: '20:00' })) }
type Asked = Parameters<typeof bestStarts>[0]

/** Starts of some days, with the first of two trainers as the student's own. */
function found(change: Change = {}, more: Partial<Asked> = {}, second: Partial<TrainerFacts> = {}) {
  const { facts } = world({ branch: hours, ...change })
  const [one, car] = [facts.trainers[1], facts.vehicles[1]]
  if (!one || !car) throw new Error('no facts')
  const whole = {
    ...facts,
    trainers: { ...facts.trainers, 2: { ...one, id: 2, ...second } },
    vehicles: { ...facts.vehicles, 2: { ...car, id: 2 } },
  }
  const asked: Asked = {
    type_id: 1,
    branch_id: 1,
    enrolment_id: 1,
    own_trainer_id: undefined,
    minutes: 60,
    step_minutes: 30,
    from: at(`${day}T00:00`),
    to: at('2026-03-06T00:00'),
    part_of_day: undefined,
    usual_day: { from: 6 * 60, to: 23 * 60 },
    most: 8,
    ...more,
  }
  const all = bestStarts(asked, { trainers: [1, 2], things: [['vehicle', [1, 2]]] }, whole)
  return all.map(({ draft, reasons }) => ({
    at: new Date(draft.start + 3 * hourMs).toISOString().slice(0, 16),
    trainer: draft.trainer_id,
    vehicle: draft.vehicle_id,
    reasons,
    against: evaluate(draft, whole).filter(({ severity }) => severity !== 'warning'),
  }))
}

describe('the best starts', () => {
  it('keep every rule, lie in the opening hours, never overlap and are spread over the days', () => {
    const all = found({ claims: [claim('trainer', 1, ['09:00', '12:00', day])] }, { most: 12 })
    expect(all).toHaveLength(12)
    expect(all.flatMap(({ against }) => against)).toEqual([])
    expect(all.every(({ at: start }) => start.slice(11) >= '08:00' && start.slice(11) <= '19:00')).toBe(true)
    expect(new Set(all.map(({ at: start }) => start.slice(0, 10))).size).toBeGreaterThan(2)
  })

  it('lie in the opening hours although the school lets people plan outside of them, and in the usual day without any', () => {
    const early = (more: Change) =>
      found({ settings: { only_in_hours: false }, ...more })
        .map(({ at: start }) => start.slice(11))
        .toSorted()[0]
    expect(early({})).toBe('08:00')
    expect(early({ branch: { hours: null } })).toBe('06:00')
  })

  it('come with the own trainer first, then beside another lesson, and say so', () => {
    const claims = [claim('trainer', 2, ['10:00', '11:00', day])]
    expect(found({ claims }, { own_trainer_id: 1, most: 1 })).toMatchObject([{ trainer: 1, reasons: ['own_trainer'] }])
    const branch = { lat: 24.7136, lng: 46.6753 }
    const near = [claim('trainer', 2, ['10:00', '11:00', day], { begins_at: branch, ends_at: branch })]
    expect(found({ claims: near }, { most: 1 })).toMatchObject([
      { at: `${day}T09:00`, trainer: 2, reasons: ['no_gap', 'no_extra_way'] },
    ])
    const far = [claim('trainer', 2, ['10:00', '11:00', day], { begins_at: { lat: 24.8, lng: 46.7 }, ends_at: branch })]
    expect(found({ claims: far }, { most: 1 })).toMatchObject([{ at: `${day}T11:00`, trainer: 2 }])
  })

  it('are those of a part of the day, and with a trainer whom the student asked for', () => {
    const evenings = found({}, { part_of_day: 'evening' })
    expect(new Set(evenings.map(({ at: start }) => start.slice(11)))).toEqual(new Set(['17:00', '18:00', '19:00']))
    const wished = found({ enrolment: { trainer_gender: 'female' } }, {}, { gender: 'female' })
    expect(new Set(wished.map(({ trainer }) => trainer))).toEqual(new Set([2]))
  })

  it('come with a vehicle that is free, and are none without one', () => {
    const all = ['2026-03-03', '2026-03-04', '2026-03-05'].map((one) => claim('vehicle', 1, ['06:00', '22:00', one]))
    expect(new Set(found({ claims: all }).map(({ vehicle }) => vehicle))).toEqual(new Set([2]))
    expect(found({ vehicle: { status: 'accident' } })).toEqual([])
  })
})

describe('why there is no start', () => {
  const why = (change: Change) => {
    const { facts } = world({ branch: hours, ...change })
    const asked: Asked = {
      type_id: 1,
      branch_id: 1,
      enrolment_id: 1,
      own_trainer_id: undefined,
      minutes: 60,
      step_minutes: 30,
      from: at(`${day}T00:00`),
      to: at('2026-03-06T00:00'),
      part_of_day: undefined,
      usual_day: { from: 0, to: 0 },
      most: 8,
    }
    return whyNone(asked, { trainers: [1], things: [['vehicle', [1]]] }, facts).map(({ code }) => code)
  }

  it('is told of the student first, then of all trainers, then of all vehicles, and of nothing where only hours are', () => {
    expect(why({ enrolment: { status: 'on_hold', trainer_gender: 'female' } })).toEqual(['student_status'])
    expect(why({ enrolment: { trainer_gender: 'female' }, vehicle: { gear_type: 'automatic' } })).toEqual([
      'gender_rule',
    ])
    expect(why({ vehicle: { gear_type: 'automatic' } })).toEqual(['vehicle_gearbox'])
    expect(why({})).toEqual([])
  })
})
