import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumArgs, findChromium } from './scripts/chromium.ts'
import { freePort } from './scripts/postgres.ts'

// Read by the runner and again by each of its workers, which inherit port and data folder from it.
if (!process.env.E2E_DATA) {
  const folder = mkdtempSync(join(tmpdir(), 'dsms-e2e-'))
  process.env.E2E_DATA = folder
  process.env.E2E_PORT = String(await freePort())
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}
const address = `http://localhost:${process.env.E2E_PORT}`

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.journey.ts',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    baseURL: address,
    locale: 'ar',
    timezoneId: 'Asia/Riyadh',
    viewport: { width: 1366, height: 820 },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
  webServer: {
    command: 'node scripts/run.mjs start',
    url: `${address}/readyz`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(process.env.E2E_PORT),
      PUBLIC_URL: address,
      DATA_DIR: String(process.env.E2E_DATA),
      DATABASE_URL: '',
      DSMS_DEMO: 'true',
      SMTP_URL: '',
      REGISTRATION: 'open',
      // Journeys sign in more often in a minute than people do.
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
    },
  },
})
