// The journeys, and once more those that failed: what passes then is unstable, and its cause is the next thing to find.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './chromium.ts'
import { root, run } from './process.ts'
import { journeyTimes, slowest } from './slowest.ts'
import { reportFile } from './steps.ts'
import { journeysIn, playwrightTally, secondTally, type Tally } from './tally.ts'

/** With more journeys than that something is broken, and a second run would only take time. */
const mostTriedAgain = 12

export async function runJourneys(env: NodeJS.ProcessEnv = {}): Promise<Tally> {
  const first = reportFile('browser.json')
  const tally = playwrightTally(first, await playwright(first, env))
  const areJourneys = tally.failures.every((failure) => failure.includes('.journey.ts › '))
  if (tally.failed === 0 || tally.failed > mostTriedAgain || !areJourneys) return tally
  for (const failure of tally.failures) console.log(`✘ ${failure}`)
  console.log(`\n── Once more, in a fresh world, what failed: ${tally.failed}`)
  const second = reportFile('browser.again.json')
  await playwright(second, env, '--last-failed')
  return secondTally(first, second, journeysIn(readFileSync(join(root, 'docs/unstable.md'), 'utf8')))
}

async function playwright(report: string, env: NodeJS.ProcessEnv, ...args: string[]): Promise<number> {
  const { code } = await run('playwright', ['test', '--reporter=list,json', ...args], {
    env: { CHROMIUM_PATH: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...env },
  })
  console.log(slowest(journeyTimes(report)))
  return code
}
