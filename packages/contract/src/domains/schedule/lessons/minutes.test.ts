import { describe, expect, it } from 'vitest'
import { minuteMs } from '../../../kernel/time/milliseconds.ts'
import { countedOf, differencesOf, isOffPlan, type MinutesRule, minutesBetween, taughtAtDesk } from './minutes.ts'

const start = Date.parse('2030-03-04T10:00:00Z')
const end = start + 60 * minuteMs
const policy = (rule: MinutesRule) => ({ rule, tolerance: 10 })

describe('minutes of a lesson', () => {
  it.each([
    ['half a minute of an hour', 1, { planned: 60, taught: 1, lesser: 1 }],
    ['forty-nine minutes', 49, { planned: 60, taught: 49, lesser: 49 }],
    ['fifty minutes, which nobody asks about', 50, { planned: 60, taught: 60, lesser: 60 }],
    ['seventy minutes, which nobody asks about', 70, { planned: 60, taught: 60, lesser: 60 }],
    ['seventy-one minutes', 71, { planned: 60, taught: 71, lesser: 60 }],
  ] as const)('of an hour that took %s count as the school says', (_, taught, counted) => {
    const rules = ['planned', 'taught', 'lesser'] as const
    expect(Object.fromEntries(rules.map((rule) => [rule, countedOf(60, taught, policy(rule))]))).toEqual(counted)
    expect(isOffPlan(60, taught, policy('lesser'))).toBe(taught < 50 || taught > 70)
  })

  it('are whole, none below nothing and none beyond a day', () => {
    expect(minutesBetween(start, start + 31_000)).toBe(1)
    expect(minutesBetween(start, start - minuteMs)).toBe(0)
    expect(minutesBetween(start, start + 3000 * minuteMs)).toBe(1440)
  })

  it('that the office ends are those since it began, and none after its end where it is written up later', () => {
    const taught = (startedAt: number | null, now: number) =>
      taughtAtDesk({ start, end, startedAt }, now, { tolerance: 10 })
    expect(taught(null, end)).toBe(60)
    expect(taught(null, end + 8 * 60 * minuteMs)).toBe(60)
    expect(taught(start + 20 * minuteMs, end + 10 * minuteMs)).toBe(50)
    expect(taught(start + 20 * minuteMs, end + 11 * minuteMs)).toBe(40)
    expect(taught(null, start + 25 * minuteMs)).toBe(25)
    // begun in the evening, for the books
    expect(taught(end + 60 * minuteMs, end + 61 * minuteMs)).toBe(0)
  })
})

describe('what differs from the plan', () => {
  const told = (began: number, ended: number | null) =>
    differencesOf(
      { start, end, startedAt: start + began * minuteMs, endedAt: ended === null ? null : start + ended * minuteMs },
      { tolerance: 10 },
    ).map(({ what, minutes }) => `${what} ${minutes}`)

  it.each([
    ['as planned', 0, 60, []],
    ['ten minutes late and ten shorter, which nobody asks about', 10, 60, []],
    ['late and cut short', 15, 60, ['late 15', 'shorter 15']],
    ['late and moved as a whole', 15, 75, ['late 15']],
    ['early and longer', -12, 60, ['early 12', 'longer 12']],
    ['cut short', 0, 35, ['shorter 25']],
    ['late and still under way', 11, null, ['late 11']],
  ])('of a lesson %s', (_, began, ended, expected) => {
    expect(told(began, ended)).toEqual(expected)
  })
})
