import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { read, slowness, spentSince } from './clock.ts'
import { run } from './process.ts'
import { scratch } from './scratch.ts'
import { slowestFiles } from './slowest.ts'
import { summary, type Tally, vitestTally } from './tally.ts'

export interface Step {
  name: string
  title: string
  /**
   * Seconds that it may take on two processors: about two and a half times what it takes, so that growth is noticed
   * and chance is not. Raise it together with the reason, in the commit that makes the step slower.
   */
  budget: number
  /** Counts the time on the clock, however busy the machine: a browser's work is not told to who started it. */
  clock?: 'wall'
  /** Another step without which this one proves nothing. */
  needs?: string
  /** Runs side by side with its neighbours of the same kind; what it prints is shown when it is done. */
  beside?: true
  run: (printing: Printing) => Promise<Tally>
}

interface Printing {
  isCaptured: boolean
}

interface Outcome {
  step: Step
  seconds: number
  allowed: number
}

const reports = mkdtempSync(join(scratch(), 'dsms-test-'))
// also when a run is broken off: what stays may be memory
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))

/** Runs the steps in order, or those named; prints what each took, what failed, and the line for machines. */
export async function runSteps(steps: Step[], only?: string[]): Promise<void> {
  const unknown = only?.filter((name) => !steps.some((step) => step.name === name))
  if (unknown?.length) {
    console.error(`No such check: ${unknown.join(', ')}. There are ${steps.map((step) => step.name).join(', ')}.`)
    process.exit(1)
  }
  const begun = read()
  const factor = await slowness()
  const total = { passed: 0, failed: 0, skipped: 0, failures: [] as string[], unstable: [] as string[] }
  const failed = new Set<string>()
  const outcomes: Outcome[] = []

  const perform = async (step: Step, isCaptured: boolean) => {
    if (!isCaptured) console.log(`\n── ${step.title} (${step.name})`)
    const start = read()
    const tally = await tallyOf(step, isCaptured, failed)
    const { wall, work } = spentSince(start)
    const spent = step.clock ? wall : work
    const allowed = step.budget * Math.max(factor, spent > step.budget ? await slowness() : 1)
    if (spent > allowed) {
      const sentence = `${step.title}: took ${spent.toFixed(0)} s of ${allowed.toFixed(0)}: over its budget`
      tally.failed++
      tally.failures.push(sentence)
    }
    if (isCaptured) console.log(`\n── ${step.title} (${step.name})`)
    console.log(`── ${step.title}: ${tally.failed ? 'FAILED' : 'passed'}, ${wall.toFixed(1)} s`)
    if (tally.failed) failed.add(step.name)
    for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += tally[key]
    total.failures.push(...tally.failures)
    total.unstable.push(...(tally.unstable ?? []))
    outcomes.push({ step, seconds: wall, allowed })
  }

  for (const group of grouped(steps.filter(({ name }) => !only || only.includes(name)))) {
    const waiting = [...group]
    const lane = async () => {
      for (let step = waiting.shift(); step; step = waiting.shift()) await perform(step, group.length > 1)
    }
    await Promise.all([lane(), lane()])
  }

  console.log(`\n${times(outcomes, spentSince(begun).wall)}`)
  console.log(`\n${summary(total)}`)
  process.exitCode = total.failed ? 1 : 0
}

/** Neighbours that run side by side are one group, every other step is its own. */
function grouped(steps: Step[]): Step[][] {
  const groups: Step[][] = []
  for (const step of steps) {
    const last = groups.at(-1)
    if (step.beside && last?.[0]?.beside) last.push(step)
    else groups.push([step])
  }
  return groups
}

async function tallyOf(step: Step, isCaptured: boolean, failed: ReadonlySet<string>): Promise<Tally> {
  if (step.needs && failed.has(step.needs)) return one(false, `${step.title}: not run, since ${step.needs} failed`)
  try {
    return await step.run({ isCaptured })
  } catch (error) {
    console.error(error)
    return one(false, `${step.title}: ${error}`)
  }
}

/** A line for each part: its seconds on the clock, and those it may take. */
function times(outcomes: Outcome[], together: number): string {
  const width = Math.max(...outcomes.map(({ step }) => step.title.length))
  const lines = outcomes.map(
    ({ step, seconds, allowed }) =>
      `${step.title.padEnd(width)} ${seconds.toFixed(1).padStart(7)} s of ${allowed.toFixed(0)}`,
  )
  return [
    '── Seconds of each part, and its budget',
    ...lines,
    `${'Together'.padEnd(width)} ${together.toFixed(1).padStart(7)} s`,
  ].join('\n')
}

export function one(isFine: boolean, failure: string): Tally {
  return { passed: Number(isFine), failed: Number(!isFine), skipped: 0, failures: isFine ? [] : [failure] }
}

/** A check that passes when a tool ends well. */
export function tool(name: string, ...args: string[]) {
  return async ({ isCaptured }: Printing): Promise<Tally> => {
    const { code, output } = await run(name, args, { isCaptured })
    if (output.trim()) console.log(output.trimEnd())
    return one(code === 0, `${name} found something, see above`)
  }
}

/** A project of Vitest, with its ten slowest files. */
export async function vitest(
  project: string,
  env: NodeJS.ProcessEnv = {},
  { isCaptured }: Printing = { isCaptured: false },
): Promise<Tally> {
  const report = join(reports, `${project}.json`)
  const slow = join(reports, `${project}.times.json`)
  // What tests leave in the temporary folder goes away with the reports.
  const { code, output } = await run('vitest', ['run', '--project', project], {
    isCaptured,
    env: { TMPDIR: reports, VITEST_REPORT: report, VITEST_TIMES: slow, ...env },
  })
  if (output.trim()) console.log(output.trimEnd())
  console.log(slowestFiles(slow))
  return vitestTally(report, code)
}

/** A file for a report that goes away at the end. */
export const reportFile = (name: string): string => join(reports, name)
