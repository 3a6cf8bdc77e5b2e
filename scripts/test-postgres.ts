// `npm run test:postgres`: the tests of the calls again, on a PostgreSQL server instead of the embedded database.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from './postgres.ts'
import { run } from './process.ts'
import { summary, vitestTally } from './tally.ts'

const own = process.env.TEST_DATABASE_URL ? undefined : await startPostgres()
const url = own?.url ?? process.env.TEST_DATABASE_URL
console.log(`\n── Calls on ${own?.version ?? 'the server of TEST_DATABASE_URL'}`)

const reports = mkdtempSync(join(tmpdir(), 'dsms-test-'))
const report = join(reports, 'postgres.json')
const args = ['run', '--project', 'api', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
const { code } = await run('vitest', args, { env: { TEST_DATABASE_URL: url, TMPDIR: reports } })
const tally = vitestTally(report, code)
rmSync(reports, { recursive: true, force: true })
await own?.stop()

console.log(`\n${summary(tally)}`)
process.exitCode = tally.failed ? 1 : 0
