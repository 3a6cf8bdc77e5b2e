import { expect, test } from 'vitest'
import { backoff } from './backoff.ts'

test('waits longer each time, never beyond eight seconds, and begins anew after a success', () => {
  const wait = backoff(() => 1)
  const waits = Array.from({ length: 8 }, wait.next)
  expect(waits[0]).toBeLessThan(1000)
  expect(waits.every((one, index) => index === 0 || one >= (waits[index - 1] ?? 0))).toBe(true)
  expect(Math.max(...waits)).toBe(8000)
  wait.reset()
  expect(wait.next()).toBe(waits[0])
})

test('two who lost the same connection do not come back at the same moment', () => {
  expect(backoff(() => 0).next()).not.toBe(backoff(() => 1).next())
})
