import { join } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { iconSet } from './apps/web/vite.icons.ts'
import { pageList } from './apps/web/vite.pages.ts'
import { pdfDecoders } from './apps/web/vite.pdf.ts'
import { domainWords } from './apps/web/vite.words.ts'
import { chromiumArgs, findChromium } from './scripts/chromium.ts'
import { FileTimes } from './scripts/slowest.ts'
import { isReal, offsetTo, shiftingImport } from './scripts/testClock.ts'
import { TestOrder } from './scripts/testOrder.ts'

const { VITEST_REPORT, VITEST_TIMES, TEST_DATABASE_URL, TEST_ALL } = process.env

/**
 * What ends the same on a PostgreSQL server as on the embedded database, and is therefore run once: tests that never
 * meet the tests' database, since they know none, open an embedded one of their own, or start whole servers on one.
 * Everything else is run on both. A new file of that kind is named here; `npm run test:postgres -- --all` leaves
 * nothing out.
 */
const once = [
  '**/*process.test.ts',
  '**/env.test.ts',
  '**/{blog,help,invoices,lessons}/demo/*.test.ts',
  '**/calendar/series/rules.test.ts',
  '**/kernel/text/**',
  '**/users/places.test.ts',
]

// read by the workers, which inherit it
process.env.CLOCK_OFFSET = String(offsetTo('09:00'))

const web = join(import.meta.dirname, 'apps/web')
const contract = join(import.meta.dirname, 'packages/contract/src')

export default defineConfig({
  test: {
    // Two workers: each holds a database of its own, and most machines that run this have two cores.
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: TestOrder },
    // files for `npm test`, which counts and times what was run
    reporters:
      VITEST_REPORT && VITEST_TIMES
        ? ['default', ['json', { outputFile: VITEST_REPORT }], new FileTimes(VITEST_TIMES)]
        : ['default'],
    projects: [
      {
        extends: true,
        plugins: [pageList(contract)],
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/web/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['**/*.browser.test.tsx'],
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['apps/server/src/**/*.test.ts'],
          exclude: TEST_DATABASE_URL && !TEST_ALL ? once : [],
          globalSetup: ['apps/server/src/testing/template.ts'],
          // The embedded database has the clock of the process; a server's own cannot be set, and guards against tests that
          // work on that day alone.
          execArgv: isReal || TEST_DATABASE_URL ? [] : shiftingImport,
          // Files of one worker share the application and its database; each test makes schools of its own.
          isolate: false,
          // only what hangs waits that long; a busy machine is no failure
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        root: web,
        plugins: [iconSet(contract), pageList(contract), domainWords(contract), pdfDecoders()],
        // Looked for anew: a package that is found in the middle of a run loads the page again under a test.
        // Those of a worker are not found by looking.
        optimizeDeps: {
          force: true,
          include: ['fflate', 'papaparse', 'pdfjs-dist/legacy/build/pdf.worker.mjs', 'read-excel-file/universal'],
        },
        test: {
          name: 'components',
          include: ['src/**/*.browser.test.tsx'],
          setupFiles: [join(web, 'src/testing/setup.ts')],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // the same browser, person and place as the journeys have
            provider: playwright({
              launchOptions: { executablePath: findChromium(), args: chromiumArgs },
              contextOptions: {
                locale: 'ar',
                timezoneId: 'Asia/Riyadh',
                reducedMotion: 'reduce',
                // a press by a program is no person's own, which a browser asks for before it copies
                permissions: ['clipboard-read', 'clipboard-write'],
              },
            }),
            viewport: { width: 1366, height: 820 },
            commands: { restPointer: ({ page }) => page.mouse.move(0, 819) },
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
