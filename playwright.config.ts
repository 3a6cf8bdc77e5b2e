import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumArgs, findChromium } from './scripts/chromium.ts'
import { slowness } from './scripts/clock.ts'
import { scratch } from './scripts/scratch.ts'

// Read by the runner and again by each of its workers, which inherit the folder from it.
if (!process.env.E2E_DATA) {
  const folder = mkdtempSync(join(scratch(), 'dsms-e2e-'))
  process.env.E2E_DATA = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}

// waits grow with the machine as budgets do; measured once by the runner, whose workers inherit it
process.env.E2E_SLOWNESS ??= Math.max(await slowness(), (loadavg()[0] ?? 0) / availableParallelism()).toFixed(2)

const { patient } = await import('./e2e/waits.ts')

export default defineConfig({
  testDir: 'e2e',
  // Each worker has a server of its own, so that journeys in one do not meet those in the other.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: patient(300_000),
  // only what fails waits that long, and a machine may be busy
  expect: { timeout: patient(20_000) },
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    locale: 'ar',
    timezoneId: 'Asia/Riyadh',
    viewport: { width: 1366, height: 820 },
    screenshot: 'only-on-failure',
    // a press on what never comes says its line, long before the journey's time is up
    actionTimeout: patient(60_000),
    navigationTimeout: patient(60_000),
    // recording costs a sixth of the time: E2E_TRACE=1 for a journey that fails
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    contextOptions: { reducedMotion: 'reduce' },
    // it answers navigations without a connection, which journeys take away for other reasons; one allows it
    serviceWorkers: 'block',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
  projects: [
    { name: 'template', testMatch: 'template.setup.ts' },
    { name: 'journeys', testMatch: '**/*.journey.ts', dependencies: ['template'] },
  ],
})
