import { describe, expect, it } from 'vitest'
import { type Border, wrongAt } from '../borders.testing.ts'
import { type Change, onlyOne } from '../facts.testing.ts'

const theory = { kind: 'theory_class', stage: 'theory' } as const
const classNeeds = {
  trainer: 'required',
  vehicle: 'none',
  room: 'required',
  circuit: 'none',
  simulator: 'none',
} as const
/** A class without a room. */
const online = (is_online: boolean): Change => ({
  type: { ...theory, needs: classNeeds, is_online },
  draft: { vehicle_id: undefined },
})

describe('what a lesson needs', () => {
  const needs = {
    trainer: 'required',
    vehicle: 'required',
    room: 'optional',
    circuit: 'none',
    simulator: 'none',
  } as const
  it.each<Border>([
    ['type_inactive', 'no longer given', 'hard', { type: { is_active: false } }, {}],
    ['need_missing', 'a car', 'hard', { draft: { vehicle_id: undefined } }, {}],
    ['need_missing', 'no room for what is online', 'hard', online(false), online(true)],
    [
      'need_unwanted',
      'a simulator',
      'hard',
      { type: { needs }, draft: { simulator_id: 1 } },
      { type: { needs }, draft: { room_id: 1 } },
    ],
  ])('%s: %s', (...border) => expect(wrongAt(...border)).toEqual([]))

  it.each(['trainer', 'vehicle', 'room', 'circuit', 'simulator'] as const)('need_missing: names the %s', (need) => {
    const found = onlyOne({
      type: { needs: { ...needs, circuit: 'optional', simulator: 'optional', [need]: 'required' } },
      draft: { [`${need}_id`]: undefined },
    })
    expect(found).toEqual({ code: 'need_missing', severity: 'hard', needed: need })
  })
})
