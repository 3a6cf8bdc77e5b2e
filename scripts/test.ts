// `npm test`: every check the product has, each named, timed and held to its budget. One failure does not hide the
// others. `npm test -- --only=lint,api` runs a part. `npm run test:today` runs calls and journeys on the real clock.
import { ensureChromium } from './chromium.ts'
import { runJourneys } from './journeys.ts'
import { checkMigrations } from './migrations.ts'
import { checkStatuses } from './statuses.ts'
import { one, runSteps, type Step, tool, vitest } from './steps.ts'
import { checkTested } from './tested.ts'

const steps: Step[] = [
  {
    name: 'lint',
    title: 'Format and lint',
    budget: 120,
    beside: true,
    run: tool('biome', 'check', '--error-on-warnings', '.'),
  },
  { name: 'types', title: 'Types', budget: 180, beside: true, run: tool('tsc', '-p', 'tsconfig.json', '--noEmit') },
  { name: 'dead-code', title: 'Dead code and unused packages', budget: 120, beside: true, run: tool('knip') },
  {
    name: 'direction',
    title: 'Styles know no left and right',
    budget: 60,
    beside: true,
    run: tool('scripts/direction.ts'),
  },
  {
    name: 'rooms',
    title: 'Domains in their order, folders not too full',
    budget: 60,
    beside: true,
    run: tool('scripts/rooms.ts'),
  },
  {
    name: 'tables',
    title: 'Tables are written by their domain, and read through it',
    budget: 30,
    beside: true,
    run: tool('scripts/tables.ts'),
  },
  {
    name: 'plain',
    title: 'Comments and pages are plain English',
    budget: 30,
    beside: true,
    run: tool('scripts/plain.ts'),
  },
  {
    name: 'migrations',
    title: 'Migrations are complete',
    budget: 120,
    beside: true,
    run: async () => one(checkStatuses() && (await checkMigrations()), 'the migrations are not complete, see above'),
  },
  {
    name: 'tested',
    title: 'The table of tested parts is what the tests say',
    budget: 30,
    beside: true,
    run: async () => one(checkTested(), 'docs/tested-parts.md is old, see above'),
  },
  {
    name: 'components',
    title: 'Parts of screens in a browser',
    // every button of the gallery is pressed here, which journeys did before
    budget: 240,
    clock: 'wall',
    beside: true,
    run: async (printing) => vitest('components', { CHROMIUM_PATH: await ensureChromium() }, printing),
  },
  { name: 'unit', title: 'Rules', budget: 180, run: () => vitest('unit') },
  { name: 'api', title: 'Calls on the embedded database', budget: 900, run: () => vitest('api') },
  { name: 'build', title: 'Build', budget: 200, run: tool('scripts/build.ts', '--if-needed') },
  { name: 'sizes', title: 'Sizes', budget: 30, needs: 'build', run: tool('scripts/sizes.mjs') },
  { name: 'docker', title: 'Container image', budget: 300, run: tool('scripts/docker.ts') },
  {
    name: 'browser',
    title: 'Journeys in a browser',
    budget: 3000,
    clock: 'wall',
    needs: 'build',
    run: () => runJourneys(),
  },
]

// read by the tools that the steps start
if (process.argv.includes('--today')) process.env.TEST_CLOCK = 'real'

const only = process.argv
  .find((arg) => arg.startsWith('--only='))
  ?.slice(7)
  .split(',')
await runSteps(steps, only)
