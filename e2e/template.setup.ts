import { expect, test } from '@playwright/test'
import { programClock } from '../scripts/testClock.ts'
import { offsetOfTemplate } from './clock.ts'
import { patient } from './waits.ts'
import { serve } from './world.ts'

test('npm start makes the demonstration, which every file of journeys gets a copy of', async () => {
  test.setTimeout(patient(600_000))
  const clock = programClock(offsetOfTemplate())
  const server = await serve(['scripts/run.mjs', 'start'], String(process.env.E2E_DATA), clock)
  expect(await server.stop()).toBe(0)
})
