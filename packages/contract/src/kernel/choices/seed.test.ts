import { afterEach, expect, it, vi } from 'vitest'
import { seedsOf, withSeed } from './seed.testing.ts'

afterEach(() => vi.unstubAllEnvs())

it('what fails by chance names the seed that shows it again', async () => {
  vi.stubEnv('TEST_SEED', undefined)
  const fail = withSeed(7, () => {
    throw new Error('two are not three')
  })
  await expect(fail).rejects.toThrow('TEST_SEED=7: two are not three')
})

it('a seed that is named takes the place of the usual ones', async () => {
  vi.stubEnv('TEST_SEED', '5')
  const seen: number[] = []
  await withSeed(7, (seed) => seen.push(seed))
  expect([seen, seedsOf([1, 2])]).toEqual([[5], [5]])
})
