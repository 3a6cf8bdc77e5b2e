import { describe, expect, it } from 'vitest'
import { minuteMs } from '../../../../kernel/time/milliseconds.ts'
import { type Border, wrongAt } from '../borders.testing.ts'
import { at, claim, codesAgainst, monday, on, onlyOne } from '../facts.testing.ts'

describe('when and how long', () => {
  it.each<Border>([
    [
      'past',
      'nothing begins before now',
      'hard',
      { facts: { now: at(`${monday}T10:01`) } },
      { facts: { now: at(`${monday}T10:00`) } },
    ],
    [
      'past',
      'unless somebody may',
      'hard',
      { facts: { now: at(`${monday}T12:00`) } },
      { facts: { now: at(`${monday}T12:00`), may_backdate: true } },
    ],
    ['duration', 'the shortest', 'hard', { draft: on('10:00', '10:15') }, { draft: on('10:00', '10:30') }],
    ['duration', 'the longest', 'hard', { draft: on('10:00', '12:15') }, { draft: on('10:00', '12:00') }],
    ['duration', 'its step', 'hard', { draft: on('10:00', '10:50') }, { draft: on('10:00', '10:45') }],
  ])('%s: %s', (...border) => expect(wrongAt(...border)).toEqual([]))

  it.each([
    [15, 30],
    [50, 45],
    [53, 60],
    [500, 120],
  ])('duration: %i minutes are %i at best', (minutes, needed) => {
    const { start } = on('10:00', '11:00')
    expect(
      onlyOne({ draft: { start, end: start + minutes * minuteMs }, settings: { student_day_minutes: 900 } }),
    ).toMatchObject({ needed, given: minutes })
  })

  it('past: names nothing but itself', () => {
    expect(onlyOne({ facts: { now: at(`${monday}T10:01`) } })).toEqual({ code: 'past', severity: 'hard' })
  })
})

describe('opening hours', () => {
  const hours = { hours: [{ weekday: 1, opens: '09:00', closes: '11:00' }] }
  const feast = { name: 'Feast', starts_on: monday, ends_on: monday, is_working: false, open_from: null, open_to: null }
  it.each<Border>([
    [
      'school_closed',
      'to the minute of closing',
      'overridable',
      { branch: hours, draft: on('10:15', '11:15') },
      { branch: hours },
    ],
    [
      'school_closed',
      'does not count where the school says so',
      'overridable',
      { branch: { hours: [] } },
      { branch: { hours: [] }, settings: { only_in_hours: false } },
    ],
    [
      'holiday',
      'the day itself and no other',
      'overridable',
      { branch: { days_off: [feast] } },
      { branch: { days_off: [feast] }, draft: on('10:00', '11:00', '2026-03-03') },
    ],
    [
      'holiday',
      'whatever counts of hours',
      'overridable',
      { branch: { days_off: [feast] }, settings: { only_in_hours: false } },
      { branch: { days_off: [{ ...feast, is_working: true }] } },
    ],
  ])('%s: %s', (...border) => expect(wrongAt(...border)).toEqual([]))

  it('school_closed: a night that goes on is open past midnight', () => {
    const night = { start: at('2026-03-02T23:30'), end: at('2026-03-03T00:30') }
    const until = (closes: string) => ({ hours: [{ weekday: 1, opens: '20:00', closes }] })
    expect(codesAgainst({ draft: night, branch: until('00:30') })).toEqual([])
    expect(codesAgainst({ draft: night, branch: until('00:15') })).toEqual(['school_closed'])
  })

  it('holiday: is told by its name', () => {
    expect(onlyOne({ branch: { days_off: [feast] } }).given).toBe('Feast')
  })
})

describe('free minutes between lessons', () => {
  const before = claim('trainer', 1, ['08:45', '09:45'])
  it.each<Border>([
    [
      'buffer_too_short',
      "the trainer's own",
      'overridable',
      { claims: [before], trainer: { buffer_minutes: 16 } },
      { claims: [before], trainer: { buffer_minutes: 15 } },
    ],
    [
      'buffer_too_short',
      "the school's",
      'overridable',
      { claims: [before], settings: { break_minutes: 16 } },
      { claims: [before], settings: { break_minutes: 15 } },
    ],
    [
      'buffer_too_short',
      "of the lesson's type, to the next lesson",
      'overridable',
      { claims: [claim('vehicle', 1, ['11:10', '12:00'])], type: { buffer_minutes: 15 } },
      { claims: [claim('vehicle', 1, ['11:15', '12:00'])], type: { buffer_minutes: 15 } },
    ],
  ])('%s: %s', (...border) => expect(wrongAt(...border)).toEqual([]))

  it('Annex A 2: lessons back to back are kept; with a buffer of 15 the second names the first', () => {
    const first = [claim('trainer', 1, ['09:00', '10:00'], { lesson_id: 5 })]
    expect(codesAgainst({ claims: first })).toEqual([])
    expect(onlyOne({ claims: first, type: { buffer_minutes: 15 } })).toEqual({
      code: 'buffer_too_short',
      severity: 'overridable',
      resource: { kind: 'trainer', id: 1 },
      lesson_id: 5,
      needed: 15,
      given: 0,
      suggestion: new Date(at(`${monday}T10:15`)).toISOString(),
    })
  })

  it('Annex A 3: of two buffers the longer counts, not their sum', () => {
    const other = (from: string, to: string) => ({
      claims: [claim('trainer', 1, [from, to], { buffer_minutes: 10 })],
      type: { buffer_minutes: 15 },
    })
    expect(codesAgainst(other('09:00', '09:45'))).toEqual([])
    expect(onlyOne(other('09:00', '09:50'))).toMatchObject({ needed: 15, given: 10 })
    expect(onlyOne(other('11:10', '12:00'))).toMatchObject({ needed: 15, given: 10 })
  })

  it('buffer_too_short: proposes the nearest start that both leave room for, and tells a neighbour once', () => {
    const claims = [
      claim('trainer', 1, ['09:00', '10:00']),
      claim('vehicle', 1, ['09:00', '10:00']),
      claim('vehicle', 1, ['11:20', '12:00'], { lesson_id: 901 }),
    ]
    const found = onlyOne({ claims, type: { buffer_minutes: 15 } })
    expect(found.suggestion).toBe(new Date(at(`${monday}T07:45`)).toISOString())
  })
})
