import { afterEach, expect, it, vi } from 'vitest'
import { seedsOf, withSeed, withSeeds } from './seed.testing.ts'

afterEach(() => vi.unstubAllEnvs())

it('what fails by chance names the seed that shows it again', async () => {
  vi.stubEnv('TEST_SEED', undefined)
  const fail = withSeed(7, () => {
    throw new Error('two are not three')
  })
  await expect(fail).rejects.toThrow('TEST_SEED=7: two are not three')
})

it('of many seeds the one that fails is named', async () => {
  vi.stubEnv('TEST_SEED', undefined)
  const seen: number[] = []
  const fail = withSeeds([1, 2, 3], (seed) => {
    seen.push(seed)
    if (seed === 2) throw new Error('two are not three')
  })
  await expect(fail).rejects.toThrow('TEST_SEED=2: two are not three')
  expect(seen).toEqual([1, 2])
})

it('a seed that is named takes the place of the usual ones', async () => {
  vi.stubEnv('TEST_SEED', '5')
  const seen: number[] = []
  await withSeed(7, (seed) => seen.push(seed))
  await withSeeds([1, 2], (seed) => seen.push(seed))
  expect([seen, seedsOf([1, 2])]).toEqual([[5, 5], [5]])
})
