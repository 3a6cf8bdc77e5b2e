import { describe, expect, it } from 'vitest'
import { type Border, wrongAt } from '../borders.testing.ts'
import { type Change, claim, codesAgainst, monday, onlyOne } from '../facts.testing.ts'

const at10 = { room_id: 1 }
const theory = { kind: 'theory_class', stage: 'theory', max_students: 30 } as const
const inClass = (students: number): Change => ({
  type: theory,
  draft: { room_id: 1, vehicle_id: undefined, enrolment_ids: Array.from({ length: students }, (_, nth) => nth + 1) },
})
const classNeeds = {
  trainer: 'required',
  vehicle: 'none',
  room: 'required',
  circuit: 'none',
  simulator: 'none',
} as const
const classOf = (students: number, more: Change = {}): Change => ({
  ...inClass(students),
  ...more,
  type: { ...theory, needs: classNeeds, ...more.type },
})
const withSeats = (change: Change, seats: number): Change => ({ ...change, draft: { ...change.draft, seats } })
const until = (status: string, status_from: string | null, status_until: string | null) => ({
  status,
  status_from,
  status_until,
})
const busy = (kind: 'trainer' | 'student' | 'vehicle' | 'room' | 'simulator', id: number, draft = {}) =>
  [
    { draft, claims: [claim(kind, id, ['10:59', '12:00'])] },
    { draft, claims: [claim(kind, id, ['11:00', '12:00']), claim(kind, id, ['09:00', '10:00'])] },
  ] as const satisfies Change[]

describe('what gives one lesson at a time', () => {
  it.each<Border>([
    ['trainer_busy', 'back to back is no clash', 'hard', ...busy('trainer', 1)],
    ['student_busy', 'back to back is no clash', 'hard', ...busy('student', 11)],
    ['vehicle_busy', 'back to back is no clash', 'hard', ...busy('vehicle', 1)],
    ['room_busy', 'back to back is no clash', 'hard', ...busy('room', 1, at10)],
    ['simulator_busy', 'back to back is no clash', 'hard', ...busy('simulator', 1, { simulator_id: 1 })],
    [
      'room_busy',
      'rooms without walls hold any number',
      'hard',
      busy('room', 1, at10)[0],
      { ...busy('room', 1, at10)[0], room: { is_online: true } },
    ],
    [
      'simulator_busy',
      'as many as it has stations',
      'hard',
      busy('simulator', 1, { simulator_id: 1 })[0],
      { ...busy('simulator', 1, { simulator_id: 1 })[0], simulator: { stations: 2 } },
    ],
    [
      'trainer_busy',
      'a lesson is not in its own way',
      'hard',
      busy('trainer', 1)[0],
      { ...busy('trainer', 1)[0], draft: { lesson_id: 900 } },
    ],
  ])('%s: %s', (...border) => expect(wrongAt(...border)).toEqual([]))

  it('Annex A 18: what is only requested is in the way, and names itself; declined it has no claim', () => {
    expect(onlyOne({ claims: [claim('trainer', 1, ['10:30', '11:30'], { lesson_id: 42 })] })).toMatchObject({
      code: 'trainer_busy',
      severity: 'hard',
      resource: { kind: 'trainer', id: 1 },
      lesson_id: 42,
    })
    expect(codesAgainst({ claims: [] })).toEqual([])
  })
})

describe('what has room for several', () => {
  const on = { circuit_id: 1 }
  const cars = (...times: [string, string][]) =>
    times.map((time, nth) => claim('circuit', 1, time, { lesson_id: 900 + nth }))
  const hour: [string, string] = ['10:00', '11:00']
  it.each<Border>([
    [
      'circuit_full',
      'a zone has its own room',
      'hard',
      { draft: on, claims: cars(hour, hour, hour, hour) },
      { draft: on, claims: cars(hour, hour, hour) },
    ],
    [
      'zone_full',
      'of two',
      'hard',
      { draft: { ...on, zone_id: 7 }, claims: [claim('zone', 7, hour), claim('zone', 7, hour)] },
      { draft: { ...on, zone_id: 7 }, claims: [claim('zone', 7, hour)] },
    ],
    ['room_seats', 'seventeen of sixteen', 'hard', classOf(17), classOf(16)],
    [
      'lesson_full',
      'as its type says',
      'hard',
      classOf(4, { type: { max_students: 3 } }),
      classOf(3, { type: { max_students: 3 } }),
    ],
    ['lesson_full', 'as it says itself', 'hard', withSeats(classOf(4), 3), withSeats(classOf(4), 4)],
  ])('%s: %s', (...border) => expect(wrongAt(...border)).toEqual([]))

  it('Annex A 11: the fifth car at one minute is refused, not the fifth lesson that meets this one', () => {
    expect(onlyOne({ draft: on, claims: cars(hour, hour, ['09:00', '10:15'], ['10:10', '11:00']) })).toMatchObject({
      code: 'circuit_full',
      needed: 4,
      given: 5,
      lesson_id: 902,
    })
    expect(codesAgainst({ draft: on, claims: cars(hour, hour, ['09:00', '10:15'], ['10:15', '11:00']) })).toEqual([])
  })

  it('circuit_full: less while a part of it is repaired', () => {
    const element = { kind: 'slope' as const, name: '', capacity: 2, x: 0, y: 0, zone: 0 }
    const layout = (status: 'active' | 'maintenance') => ({
      zones: [{ id: 7, name: 'A', capacity: 2 }],
      elements: [{ ...element, status }],
    })
    const two = { draft: on, claims: cars(hour, hour) }
    expect(codesAgainst({ ...two, circuit: { layout: layout('maintenance') } })).toEqual(['circuit_full'])
    expect(codesAgainst({ ...two, circuit: { layout: layout('active') } })).toEqual([])
  })
})

describe('whether a place can be used', () => {
  const day = '2026-03-01'
  const circuit = { circuit_id: 1 }
  const simulator = { simulator_id: 1 }
  it.each<Border>([
    [
      'room_status',
      'until it is repaired',
      'hard',
      { draft: at10, room: until('maintenance', null, monday) },
      { draft: at10, room: until('maintenance', null, day) },
    ],
    [
      'room_status',
      'from its last day on',
      'hard',
      { draft: at10, room: until('inactive', monday, null) },
      { draft: at10, room: until('inactive', '2026-03-03', null) },
    ],
    [
      'simulator_status',
      'retired',
      'hard',
      { draft: simulator, simulator: until('retired', null, day) },
      { draft: simulator },
    ],
    [
      'simulator_status',
      'calibration',
      'hard',
      { draft: simulator, simulator: { calibration_due_on: day } },
      { draft: simulator, simulator: { calibration_due_on: monday } },
    ],
    [
      'simulator_status',
      'licence type',
      'hard',
      { draft: simulator, simulator: { licence_type_ids: [2] } },
      { draft: simulator, simulator: { licence_type_ids: [1] } },
    ],
    [
      'simulator_status',
      'gearbox',
      'hard',
      { draft: simulator, simulator: { gearbox: 'automatic' } },
      { draft: simulator, simulator: { gearbox: 'manual' } },
    ],
    [
      'circuit_status',
      'until it is repaired',
      'hard',
      { draft: circuit, circuit: until('maintenance', null, monday) },
      { draft: circuit, circuit: until('maintenance', null, day) },
    ],
    [
      'circuit_status',
      'for weather, today alone',
      'hard',
      { draft: circuit, circuit: { status: 'closed_weather' }, facts: { today: monday } },
      { draft: circuit, circuit: { status: 'closed_weather' } },
    ],
    [
      'circuit_status',
      'permit',
      'hard',
      { draft: circuit, circuit: { permit_expires_on: day } },
      { draft: circuit, circuit: { permit_expires_on: monday } },
    ],
    [
      'circuit_status',
      'licence type',
      'hard',
      { draft: circuit, circuit: { licence_type_ids: [2] } },
      { draft: circuit, circuit: { licence_type_ids: [1] } },
    ],
  ])('%s: %s', (...border) => expect(wrongAt(...border)).toEqual([]))

  it('circuit_status: says what is the matter', () => {
    const given = (more: Change['circuit']) => onlyOne({ draft: circuit, circuit: more }).given
    expect(given({ permit_expires_on: day })).toBe('permit')
    expect(given({ status: 'inactive' })).toBe('inactive')
    expect(given({ licence_type_ids: [2] })).toBe('licence_type')
  })

  it('circuit_status: by night only where it is lit', () => {
    const night = { after_dark: true }
    const dark = { ...circuit, start: Date.parse('2026-03-02T16:00Z'), end: Date.parse('2026-03-02T17:00Z') }
    expect(codesAgainst({ draft: dark, type: night, circuit: { is_lit: false } })).toEqual(['circuit_status'])
    expect(codesAgainst({ draft: dark, type: night })).toEqual([])
  })
})
