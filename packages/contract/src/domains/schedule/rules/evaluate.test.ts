import { describe, expect, it, vi } from 'vitest'
import { hourMs } from '../../../kernel/time/milliseconds.ts'
import { evaluate, isRefused, parts, rules } from './evaluate.ts'
import { against, at, type Change, claim, codesAgainst, monday, world } from './facts.testing.ts'
import type { Claim } from './facts.ts'
import { sceneOf } from './scene.ts'
import type { Violation } from './violations.ts'
import { violation, violationCodes } from './violations.ts'

/** Anyone who turns a time by the clock into an instant knows of those that don't exist. */
const toldElsewhere = ['time_skipped']

const wrong = {
  facts: { now: at('2026-03-05T10:00') },
  settings: { gender: 'require' as const },
  trainer: { status: 'suspended' as const, languages: ['fr'] },
  enrolment: { gender: 'female' as const },
  vehicle: { status: 'accident', has_unsafe_defect: true },
  claims: [claim('vehicle', 1, ['10:30', '11:30'])],
}

describe('rules', () => {
  it('tell every code that is not told elsewhere, each in one place', () => {
    const told = rules.flatMap(({ codes }) => codes)
    expect([...told, ...toldElsewhere].sort()).toEqual([...violationCodes].sort())
  })

  it('find nothing against a sound lesson', () => {
    expect(codesAgainst()).toEqual([])
  })

  it('are told all at once, in the order of the codes, and as calls answer them', () => {
    const found = against(wrong)
    expect(found.map(({ code }) => code)).toEqual([
      'past',
      'trainer_suspended',
      'vehicle_busy',
      'gender_rule',
      'language_mismatch',
      'vehicle_status',
      'vehicle_defect_open',
    ])
    for (const one of found) expect(violation.parse(one)).toEqual(one)
  })

  it('are in parts that do not look at what they are not asked anew for', () => {
    const { draft, facts } = world(wrong)
    const blind = <T extends object>(value: T, hidden: string[]): T =>
      new Proxy(value, {
        get(from, name, receiver) {
          if (hidden.includes(String(name))) throw new Error(`looked at ${String(name)}`)
          return Reflect.get(from, name, receiver)
        },
      })
    const scene = sceneOf(draft, facts)
    const asked = (some: typeof rules, hidden: { scene?: string[]; draft?: string[]; when?: string[] }) => () =>
      some.flatMap(({ rule }) =>
        rule(
          blind(
            { ...scene, draft: blind(draft, hidden.draft ?? []), when: blind(scene.when, hidden.when ?? []) },
            hidden.scene ?? [],
          ),
        ),
      )
    const given = ['trainer', 'vehicle', 'room', 'simulator', 'circuit']
    const toWhom = ['enrolments', ...given]
    expect(
      asked(parts.ofHour, { scene: toWhom, draft: ['by_student', ...given.map((one) => `${one}_id`)] }),
    ).not.toThrow()
    expect(asked(parts.ofSchool, { scene: ['enrolments'], draft: ['enrolment_ids', 'by_student'] })).not.toThrow()
    expect(asked(parts.ofDay, { draft: ['start', 'end'], when: ['from', 'to', 'parts'] })).not.toThrow()
    expect(asked(parts.ofTime, { scene: given, draft: given.map((one) => `${one}_id`) })).not.toThrow()
    expect(asked(rules, { draft: ['start'] })).toThrow()
    const all = Object.values(parts)
    expect(all.flat()).toHaveLength(rules.length)
    const found = all.flatMap((some) => evaluate(draft, facts, some))
    expect(new Set(found)).toEqual(new Set(evaluate(draft, facts)))
  })

  it('change nothing of what they are given, and say the same twice', () => {
    const { draft, facts } = world(wrong)
    const before = JSON.stringify({ draft, facts })
    expect(evaluate(draft, facts)).toEqual(evaluate(draft, facts))
    expect(JSON.stringify({ draft, facts })).toBe(before)
  })

  it('say nothing of what the facts lack, but of the type', () => {
    const { draft, facts } = world({ facts: { trainers: {}, vehicles: {}, branches: {}, enrolments: {} } })
    expect(evaluate(draft, facts)).toEqual([])
    expect(() => evaluate({ ...draft, type_id: 9 }, facts)).toThrow(RangeError)
  })

  it('look no oftener at each lesson of a long lane than of a short one, and no oftener at the clock', () => {
    const lanes = [
      ['trainer', 1],
      ['vehicle', 1],
      ['student', 11],
      ['circuit', 1],
    ] as const
    const looksAmong = (length: number) => {
      const claims = lanes.flatMap(([kind, id]) =>
        Array.from({ length }, (_, nth) => {
          const start = at(`${monday}T11:00`) + (nth - length / 2) * 3 * hourMs
          return { ...claim(kind, id, ['00:00', '01:00']), lesson_id: 900 + nth, start, end: start + hourMs }
        }),
      )
      const { draft, facts } = world({ claims, draft: { circuit_id: 1 } })
      const looks = { lessons: 0, clock: 0 }
      for (const lane of Object.values(facts.claims))
        for (const [nth, one] of lane.entries())
          (lane as Claim[])[nth] = new Proxy(one, {
            get(from, name, receiver) {
              looks.lessons++
              return Reflect.get(from, name, receiver)
            },
          })
      const clock = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts')
      evaluate(draft, facts)
      looks.clock = clock.mock.calls.length
      clock.mockRestore()
      return looks
    }
    const [short, long] = [looksAmong(60), looksAmong(600)]
    expect(short.lessons).toBeGreaterThan(0)
    expect(long.lessons).toBeLessThanOrEqual(10 * short.lessons)
    expect(long.clock).toBe(short.clock)
  })
})

describe('a start that is suggested', () => {
  const day = (opens: string, closes: string) => ({ hours: [{ weekday: 1, opens, closes }] })
  const claims = [claim('trainer', 1, ['09:00', '10:00']), claim('vehicle', 1, ['11:20', '12:00'])]
  const suggested = (more: Change) =>
    against({ claims, type: { buffer_minutes: 15 }, ...more }).map(({ suggestion }) => suggestion)
  const clock = (time: string) => new Date(at(`${monday}T${time}`)).toISOString()

  it('is the next one where the nearest is before the school opens', () => {
    expect(suggested({})).toEqual([clock('07:45')])
    expect(suggested({ branch: day('08:00', '20:00') })).toEqual([clock('12:15')])
    // a school that lets people plan at any hour is not open at any
    expect(suggested({ branch: day('08:00', '20:00'), settings: { only_in_hours: false } })).toEqual([clock('12:15')])
  })

  it('is none where no hour of the day mends the lesson', () => {
    expect(suggested({ branch: day('08:00', '13:00') })).toEqual([undefined])
    expect(suggested({ vehicle: { status: 'accident' } })).toEqual([undefined, undefined])
  })

  it('keeps every rule itself', () => {
    const { draft, facts } = world({ claims, type: { buffer_minutes: 15 }, branch: day('08:00', '20:00') })
    const start = Date.parse(evaluate(draft, facts)[0]?.suggestion ?? '')
    expect(evaluate({ ...draft, start, end: start + hourMs }, facts)).toEqual([])
  })
})

describe('whether a lesson is refused', () => {
  const one = (severity: Violation['severity']): Violation[] => [{ code: 'past', severity }]
  it.each([
    ['nothing against it', [], false, false, false],
    ['a warning', one('warning'), false, false, false],
    ['what somebody may pass, with a reason', one('overridable'), true, true, false],
    ['without one', one('overridable'), true, false, true],
    ['who may not', one('overridable'), false, true, true],
    ['what nobody passes', one('hard'), true, true, true],
    ['any of several', [...one('warning'), ...one('hard')], true, true, true],
  ])('%s', (_, violations, mayOverride, hasReason, refused) => {
    expect(isRefused(violations, mayOverride, hasReason)).toBe(refused)
  })
})
