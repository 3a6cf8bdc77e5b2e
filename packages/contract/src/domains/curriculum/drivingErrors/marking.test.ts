import { describe, expect, it } from 'vitest'
import { seedsOf, withSeeds } from '../../../kernel/choices/seed.testing.ts'
import { interventions, type MarkedError, type MarkedType, mark, type Scheme, severities } from './marking.ts'

const scheme: Scheme = {
  max_minor: 15,
  max_serious: 0,
  max_dangerous: 0,
  max_points: null,
  per_group_max: {},
  eliminatory: [],
  min_score: null,
  min_minutes: null,
  manoeuvres_required: 0,
}
const type = (changes: Partial<MarkedType> = {}): MarkedType => ({
  group: 'other',
  points: 1,
  repeat_escalates_after: null,
  immediate_fail: false,
  ...changes,
})
const catalogue = {
  a: type({ group: 'speed', repeat_escalates_after: 3, points: 2 }),
  b: type({ group: 'junctions', repeat_escalates_after: 2 }),
  c: type({ group: 'junctions', points: 0 }),
  d: type({ immediate_fail: true }),
}
const minor = (code: string, count = 1): MarkedError => ({ code, severity: 'minor', count })
const verdict = (errors: MarkedError[], changes: Partial<Scheme> = {}, drive = {}) =>
  mark(errors, { ...scheme, ...changes }, catalogue, drive)

describe('a result', () => {
  it('passes with nothing', () => {
    expect(verdict([])).toEqual({
      passed: true,
      reasons: [],
      counts: { minor: 0, serious: 0, dangerous: 0, points: 0, score: 100, groups: {} },
      escalated: [],
    })
  })

  it('passes with 15 minors and fails with 16', () => {
    expect(verdict([minor('c', 15)]).passed).toBe(true)
    const failed = verdict([minor('c', 16)])
    expect(failed.passed).toBe(false)
    expect(failed.reasons).toEqual([{ reason: 'minor', count: 16, max: 15 }])
  })

  it.each(['serious', 'dangerous'] as const)('fails with one %s error', (severity) => {
    expect(verdict([{ code: 'c', severity }]).reasons).toEqual([{ reason: severity, count: 1, max: 0 }])
  })

  it('makes the third minor of one code a serious one', () => {
    expect(verdict([minor('a'), minor('a')])).toMatchObject({ passed: true, escalated: [] })
    const failed = verdict([minor('a'), minor('c'), minor('a'), minor('a')])
    expect(failed.reasons).toEqual([{ reason: 'serious', count: 1, max: 0 }])
    expect(failed.escalated).toEqual([{ code: 'a', count: 1 }])
    expect(failed.counts).toMatchObject({ minor: 3, serious: 1 })
    expect(verdict([minor('a', 6)]).counts).toMatchObject({ minor: 4, serious: 2 })
  })

  it('makes an error serious at which the trainer took the controls, and not one at which something was said', () => {
    expect(verdict([{ code: 'c', severity: 'minor', intervention: 'physical' }]).reasons).toEqual([
      { reason: 'serious', count: 1, max: 0 },
    ])
    expect(verdict([{ code: 'c', severity: 'minor', intervention: 'verbal' }]).passed).toBe(true)
    expect(verdict([{ code: 'c', severity: 'dangerous', intervention: 'physical' }]).counts).toMatchObject({
      serious: 0,
      dangerous: 1,
    })
  })

  it('fails at once by what eliminates, in the scheme or by itself', () => {
    expect(verdict([minor('c')], { eliminatory: ['c'] }).reasons).toEqual([
      { reason: 'eliminatory', code: 'c', count: 1 },
    ])
    expect(verdict([minor('d')]).reasons).toEqual([{ reason: 'immediate_fail', code: 'd', count: 1 }])
  })

  it('counts by group', () => {
    const most = { per_group_max: { junctions: 2 } }
    expect(verdict([minor('b'), minor('c')], most).passed).toBe(true)
    expect(verdict([minor('b'), minor('c', 2)], most).reasons).toEqual([
      { reason: 'group', group: 'junctions', count: 3, max: 2 },
    ])
  })

  it('counts points and what is left of a hundred', () => {
    expect(verdict([minor('a', 2)], { max_points: 4, min_score: 96 }).passed).toBe(true)
    expect(verdict([minor('a', 2), minor('b')], { max_points: 4, min_score: 96 }).reasons).toEqual([
      { reason: 'points', count: 5, max: 4 },
      { reason: 'score', count: 95, min: 96 },
    ])
  })

  it('judges length and manoeuvres only where they are known', () => {
    const wants = { min_minutes: 30, manoeuvres_required: 2 }
    expect(verdict([], wants).passed).toBe(true)
    expect(verdict([], wants, { minutes: 30, manoeuvres: 2 }).passed).toBe(true)
    expect(verdict([], wants, { minutes: 29, manoeuvres: 1 }).reasons).toEqual([
      { reason: 'minutes', count: 29, min: 30 },
      { reason: 'manoeuvres', count: 1, min: 2 },
    ])
  })

  it('tells everything that fails, and knows an error that the catalogue does not', () => {
    const { reasons, counts } = verdict([minor('x', 16), { code: 'toString', severity: 'dangerous' }])
    expect(reasons.map(({ reason }) => reason)).toEqual(['minor', 'dangerous'])
    expect(counts.groups).toEqual({ other: 17 })
  })
})

/** Always the same numbers, so that what fails once fails again. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const drawn = (seed: number) => {
  const next = numbers(seed)
  const one = <T>(list: readonly T[]): T => list[next(list.length)] as T
  const error = (): MarkedError => ({
    code: one(['a', 'b', 'c', 'x']),
    // mostly minors, as in drives
    severity: next(5) ? 'minor' : one(severities),
    intervention: next(4) ? 'none' : one(interventions),
  })
  const any: Scheme = {
    ...scheme,
    max_minor: next(6),
    max_serious: next(4),
    max_dangerous: next(2),
    max_points: next(2) ? next(20) : null,
    per_group_max: next(2) ? { junctions: next(5) } : {},
    eliminatory: next(8) ? [] : ['c'],
    min_score: next(2) ? 80 + next(20) : null,
  }
  return { next, error, any, errors: Array.from({ length: next(12) }, error) }
}

describe('whatever is drawn', () => {
  const seeds = Array.from({ length: 3000 }, (_, seed) => seed * 7919 + 1)

  it('the order of errors does not matter', () =>
    withSeeds(seeds, (seed) => {
      const { next, any, errors } = drawn(seed)
      const shuffled = errors
        .map((error) => [next(1_000_000), error] as const)
        .sort(([one], [other]) => one - other)
        .map(([, error]) => error)
      expect(mark(shuffled, any, catalogue)).toEqual(mark(errors, any, catalogue))
    }))

  it('one error more never turns a fail into a pass', async () => {
    let failed = 0
    await withSeeds(seeds, (seed) => {
      const { error, any, errors } = drawn(seed)
      if (mark(errors, any, catalogue).passed) return
      failed++
      expect(mark([...errors, error()], any, catalogue).passed).toBe(false)
    })
    if (seedsOf(seeds).length > 1) expect(failed).toBeGreaterThan(500)
  })

  it('no error is lost or counted twice', () =>
    withSeeds(seeds, (seed) => {
      const { any, errors } = drawn(seed)
      const { counts } = mark(errors, any, catalogue)
      expect(counts.minor + counts.serious + counts.dangerous).toBe(errors.length)
    }))
})
