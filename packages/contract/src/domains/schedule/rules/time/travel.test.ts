import { describe, expect, it } from 'vitest'
import { type Border, wrongAt } from '../borders.testing.ts'
import { at, type Change, claim, codesAgainst, monday, onlyOne } from '../facts.testing.ts'
import { kilometres, travelMinutes } from './ways.ts'

/** Where the branch of these tests is, and a place ten kilometres to its north. */
const branch = { lat: 24.7136, lng: 46.6753 }
const away = { lat: 24.80353, lng: 46.6753 }

/** The lesson before or after, which is ten kilometres away: 14 by road, 28 minutes at 30 an hour. */
const other = (from: string, to: string, more = {}) =>
  claim('trainer', 1, [from, to], { begins_at: away, ends_at: away, ...more })

describe('ways between places', () => {
  it('are as long as on a globe, and by road two fifths longer', () => {
    expect(kilometres(branch, away)).toBeCloseTo(10, 2)
    expect(kilometres({ lat: 52.52, lng: 13.405 }, { lat: 48.1374, lng: 11.5755 })).toBeCloseTo(504, 0)
    // over the line where days change
    expect(kilometres({ lat: 0, lng: 179.9 }, { lat: 0, lng: -179.9 })).toBeCloseTo(22.2, 1)
    expect(travelMinutes(branch, away, 30)).toBe(28)
    expect(travelMinutes(branch, { lat: branch.lat + 0.001, lng: branch.lng }, 30)).toBe(0)
  })
})

describe('time to get from one lesson to the next', () => {
  it.each<Border>([
    [
      'travel_too_short',
      'from the lesson before',
      'overridable',
      { claims: [other('08:30', '09:33')] },
      { claims: [other('08:30', '09:32')] },
    ],
    [
      'travel_too_short',
      'to the lesson after',
      'overridable',
      { claims: [other('11:27', '12:00')] },
      { claims: [other('11:28', '12:00')] },
    ],
    [
      'travel_too_short',
      'of the vehicle',
      'overridable',
      { claims: [{ ...other('08:30', '09:33'), kind: 'vehicle' }] },
      { claims: [{ ...other('08:30', '09:32'), kind: 'vehicle' }] },
    ],
    [
      'travel_too_short',
      'as fast as the school says',
      'overridable',
      { claims: [other('08:30', '09:46')], settings: { travel_km_per_hour: 56 } },
      { claims: [other('08:30', '09:46')], settings: { travel_km_per_hour: 60 } },
    ],
    [
      'travel_too_short',
      'from where the lesson before ends, not where it began',
      'overridable',
      { claims: [other('08:30', '09:45', { begins_at: branch })] },
      { claims: [other('08:30', '09:45', { ends_at: branch })] },
    ],
    [
      'travel_too_short',
      'from where this one ends, which is where it begins unless said',
      'overridable',
      { claims: [other('11:15', '12:00')], draft: { begins_at: branch } },
      { claims: [other('11:15', '12:00')], draft: { begins_at: branch, ends_at: away } },
    ],
    [
      'travel_too_short',
      'to the circuit where there is one',
      'overridable',
      {
        claims: [other('08:30', '09:45')],
        draft: { circuit_id: 1 },
      },
      {
        claims: [other('08:30', '09:45')],
        draft: { circuit_id: 1 },
        circuit: { latitude: away.lat, longitude: away.lng },
      },
    ],
  ])('%s: %s', (...border) => expect(wrongAt(...border)).toEqual([]))

  it.each<[string, Change]>([
    ['the lesson before', { claims: [other('08:30', '10:00', { ends_at: null })] }],
    ['this one, which meets somewhere', { claims: [other('08:30', '10:00')], draft: { begins_at: null } }],
    ['the branch', { claims: [other('08:30', '10:00')], branch: { latitude: null, longitude: null } }],
    ['one online', { claims: [other('08:30', '10:00')], type: { is_online: true } }],
  ])('says nothing where nobody knows the place of %s', (_, change) => expect(codesAgainst(change)).toEqual([]))

  it('looks at the next neighbour alone: further back somebody was elsewhere', () => {
    const claims = [other('08:00', '09:40'), claim('trainer', 1, ['09:45', '10:00'], { ends_at: branch })]
    expect(codesAgainst({ claims })).toEqual([])
  })

  it('names the neighbour, how long the way is, and the earliest start that holds', () => {
    expect(onlyOne({ claims: [other('08:30', '09:50', { lesson_id: 5 })] })).toEqual({
      code: 'travel_too_short',
      severity: 'overridable',
      resource: { kind: 'trainer', id: 1 },
      lesson_id: 5,
      needed: 28,
      given: 10,
      suggestion: new Date(at(`${monday}T10:18`)).toISOString(),
    })
  })

  it('tells a neighbour once, and proposes a start that holds for the one after, too', () => {
    const claims = [
      other('08:30', '09:50'),
      { ...other('08:30', '09:50'), kind: 'vehicle' as const },
      other('11:30', '12:00', { lesson_id: 901 }),
    ]
    const found = onlyOne({ claims })
    // 10:18 would end twelve minutes before the next begins: after it is nearer than before the first
    expect(found.suggestion).toBe(new Date(at(`${monday}T12:28`)).toISOString())
  })
})
