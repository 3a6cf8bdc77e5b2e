// `npm run test:postgres`: the tests of the calls again, on a PostgreSQL server instead of the embedded database, but
// for those that cannot end otherwise there. `-- --all` leaves none out.
import { startPostgres } from './postgres.ts'
import { scratch } from './scratch.ts'
import { runSteps, vitest } from './steps.ts'

const own = process.env.TEST_DATABASE_URL ? undefined : await startPostgres({}, () => {}, scratch())
const url = own?.url ?? process.env.TEST_DATABASE_URL
const isAll = process.argv.includes('--all')

await runSteps([
  {
    name: 'postgres',
    title: `Calls on ${own?.version ?? 'the server of TEST_DATABASE_URL'}`,
    budget: 900,
    run: () => vitest('api', { TEST_DATABASE_URL: url, ...(isAll ? { TEST_ALL: 'true' } : {}) }),
  },
])
await own?.stop()
