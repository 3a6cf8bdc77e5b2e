// `npm test`: every check the product has, each named and timed. One failure does not hide the others.
// `npm test -- --only=lint,api` runs a part.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './chromium.ts'
import { checkMigrations } from './migrations.ts'
import { run } from './process.ts'
import { playwrightTally, summary, type Tally, vitestTally } from './tally.ts'

interface Step {
  name: string
  title: string
  /** Another step without which this one proves nothing. */
  needs?: string
  run: () => Promise<Tally>
}

const reports = mkdtempSync(join(tmpdir(), 'dsms-test-'))

const steps: Step[] = [
  { name: 'lint', title: 'Format and lint', run: tool('biome', 'check', '--error-on-warnings', '.') },
  { name: 'types', title: 'Types', run: tool('tsc', '-p', 'tsconfig.json', '--noEmit') },
  { name: 'dead-code', title: 'Dead code and unused packages', run: tool('knip') },
  { name: 'direction', title: 'Styles know no left and right', run: tool('scripts/direction.ts') },
  {
    name: 'migrations',
    title: 'Migrations are complete',
    run: async () => one(await checkMigrations(), 'the migrations are not complete, see above'),
  },
  { name: 'unit', title: 'Rules', run: () => vitest('unit') },
  { name: 'api', title: 'Calls on the embedded database', run: () => vitest('api') },
  { name: 'build', title: 'Build', run: tool('scripts/build.ts', '--if-needed') },
  { name: 'sizes', title: 'Sizes', needs: 'build', run: tool('scripts/sizes.mjs') },
  { name: 'browser', title: 'Journeys in a browser', needs: 'build', run: browser },
]

const only = process.argv
  .find((arg) => arg.startsWith('--only='))
  ?.slice(7)
  .split(',')
const unknown = only?.filter((name) => !steps.some((step) => step.name === name))
if (unknown?.length) {
  console.error(`No such check: ${unknown.join(', ')}. There are ${steps.map((step) => step.name).join(', ')}.`)
  process.exit(1)
}

const total: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] }
const failed = new Set<string>()
for (const step of steps.filter(({ name }) => !only || only.includes(name))) {
  console.log(`\n── ${step.title} (${step.name})`)
  const started = Date.now()
  const tally = await outcome(step)
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(`── ${step.title}: ${tally.failed ? 'FAILED' : 'passed'}, ${seconds} s`)
  if (tally.failed) failed.add(step.name)
  for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += tally[key]
  total.failures.push(...tally.failures)
}
rmSync(reports, { recursive: true, force: true })

console.log(`\n${summary(total)}`)
process.exitCode = total.failed ? 1 : 0

async function outcome(step: Step): Promise<Tally> {
  if (step.needs && failed.has(step.needs)) return one(false, `${step.title}: not run, since ${step.needs} failed`)
  try {
    return await step.run()
  } catch (error) {
    console.error(error)
    return one(false, `${step.title}: ${error}`)
  }
}

function tool(name: string, ...args: string[]) {
  return async () => one((await run(name, args)).code === 0, `${name} found something, see above`)
}

function one(isFine: boolean, failure: string): Tally {
  return { passed: Number(isFine), failed: Number(!isFine), skipped: 0, failures: isFine ? [] : [failure] }
}

async function vitest(project: string): Promise<Tally> {
  const report = join(reports, `${project}.json`)
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  // What tests leave in the temporary folder goes away with the reports.
  const { code } = await run('vitest', args, { env: { TMPDIR: reports } })
  return vitestTally(report, code)
}

async function browser(): Promise<Tally> {
  const report = join(reports, 'browser.json')
  const { code } = await run('playwright', ['test', '--reporter=list,json'], {
    env: { CHROMIUM_PATH: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  return playwrightTally(report, code)
}
