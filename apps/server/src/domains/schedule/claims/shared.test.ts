import { memoryOf } from '@dsms/contract/schedule/booking/memory'
import { claim, world } from '@dsms/contract/schedule/rules/facts.testing'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { invalidatePlan, isCrowded, markTaken, type PlanSnapshot, shared, withSharedPlan } from './shared.ts'

const school = -1
const span = { from: 0, to: 100 }
const candidates = { trainers: [1], things: { vehicle: [], simulator: [], circuit: [], room: [] } }
const sight = (): PlanSnapshot => ({
  facts: world().facts,
  memory: memoryOf(candidates),
  names: new Map(),
  texts: new Map(),
})
const taken = [claim('trainer', 1, ['09:00', '10:00'])]
const lane = ({ facts }: PlanSnapshot) => facts.claims['trainer:1'] ?? []

/** Looks as calls do, and says how often somebody had to load. */
function looker() {
  const seen = { loads: 0 }
  const look = (kind = 'road', within = span, load = async () => sight()) =>
    shared(school, kind, within, () => {
      seen.loads++
      return load()
    })
  return { seen, look }
}

describe('what calls of a school share', () => {
  it('is looked up once for those who come together, and covers what lies in it', async () => {
    const { seen, look } = looker()
    await withSharedPlan(school, async () => {
      const both = await Promise.all([look(), look()])
      expect(both[0]).toBe(both[1])
      expect(await look('road', { from: 10, to: 90 })).toBe(both[0])
      expect(seen.loads).toBe(1)
      await look('road', { from: 10, to: 101 })
      await look('theory')
      expect(seen.loads).toBe(3)
    })
    await withSharedPlan(school, () => look())
    await withSharedPlan(school, () => look())
    expect(seen.loads).toBe(5)
  })

  it('lasts from one wave of a rush to the next, and no longer', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { seen, look } = looker()
    const wave = () => Promise.all([1, 2].map(() => withSharedPlan(school, () => look())))
    await wave()
    vi.advanceTimersByTime(100)
    await wave()
    expect(seen.loads).toBe(1)
    vi.advanceTimersByTime(250)
    await wave()
    expect(seen.loads).toBe(2)
    vi.advanceTimersByTime(250)
  })

  it('is forgotten when lessons change, and knows what is being taken, by those who look it up already as well', async () => {
    const { seen, look } = looker()
    await withSharedPlan(school, async () => {
      const late = Promise.withResolvers<PlanSnapshot>()
      const first = await look()
      const second = look('theory', span, () => late.promise)
      markTaken(school, taken)
      markTaken(school, taken)
      late.resolve(sight())
      expect([lane(first), lane(await second)].map(({ length }) => length)).toEqual([1, 1])
      expect(lane(await look())).toHaveLength(1)
      invalidatePlan(school)
      expect(lane(await look())).toHaveLength(0)
      expect(seen.loads).toBe(3)
    })
  })

  it('is loaded again by others where a load failed, and crowds are of several calls', async () => {
    const { seen, look } = looker()
    expect(isCrowded(school)).toBe(false)
    await withSharedPlan(school, async () => {
      expect(isCrowded(school)).toBe(false)
      const failed = look('road', span, () => Promise.reject(new Error('gone')))
      const other = withSharedPlan(school, async () => [isCrowded(school), await look()])
      await expect(failed).rejects.toThrow('gone')
      expect(await other).toMatchObject([true, { names: new Map() }])
      expect(seen.loads).toBe(2)
    })
    expect(isCrowded(school)).toBe(false)
  })
})
