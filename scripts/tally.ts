import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export interface Tally {
  passed: number
  failed: number
  skipped: number
  /** A line for each failure: where, which, and what it said first. */
  failures: string[]
  /** Journeys that passed only at their second run. */
  unstable?: string[]
}

/** The line that ends a test run. Machines read it: keep its form. */
const lastLine = ({ passed, failed }: Pick<Tally, 'passed' | 'failed'>) => `${passed} passed, ${failed} failed`

/** How a run is summed up: what failed, a line each, then what was left out, then the line for machines. */
export function summary({ skipped, failures, unstable = [], ...counts }: Tally): string {
  return [
    ...unstable.map((journey) => `UNSTABLE ${journey}`),
    ...failures.map((failure) => `✘ ${failure}`),
    ...(skipped ? [`Skipped tests: ${skipped}`] : []),
    lastLine(counts),
  ].join('\n')
}

/**
 * Counts a Vitest JSON report. A file that could not even be loaded counts as one failure, and so does a run that
 * failed without a failing test (an unhandled rejection, a missing report).
 */
export function vitestTally(path: string, code: number): Tally {
  const report = readReport<VitestReport>(path)
  if (!report) return missing(path)
  const failures = report.testResults.flatMap((file) =>
    file.status === 'failed' && !file.assertionResults.length
      ? [told(file.name, 'could not be loaded', file.message)]
      : file.assertionResults
          .filter(({ status }) => status === 'failed')
          .map((test) => told(file.name, test.fullName, test.failureMessages[0])),
  )
  return {
    passed: report.numPassedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    ...ended(failures, code),
  }
}

/** Counts a Playwright JSON report the same way. */
export function playwrightTally(path: string, code: number): Tally {
  const report = readReport<PlaywrightReport>(path)
  if (!report) return missing(path)
  const failures = specsOf(report).flatMap(({ failure }) => failure ?? [])
  return { passed: report.stats.expected, skipped: report.stats.skipped, ...ended(failures, code) }
}

interface Spec {
  /** Its file and its title. */
  name: string
  /** What it said, when it failed. */
  failure: string | undefined
}

function specsOf({ specs = [], suites = [] }: PlaywrightSuite): Spec[] {
  const own = specs.map(({ file, title, tests }) => {
    const failed = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky')
    const said = failed.flatMap(({ results }) => results.flatMap(({ errors = [] }) => errors.map(saidIn)))
    return { name: `${file} › ${title}`, failure: failed.length > 0 ? told(file, title, ...said) : undefined }
  })
  return [...own, ...suites.flatMap(specsOf)]
}

/** More journeys than that which pass only at their second run fail the whole: something else is wrong. */
const mostUnstable = 2

/**
 * Counts the journeys of a run of which those that failed were run once more. One that passed then is unstable: it is named,
 * and does not fail the run, unless there are many of them or it is `known`, so that its cause should have been found.
 */
export function secondTally(first: string, second: string, known: ReadonlySet<string>): Tally {
  const [before, after] = [readReport<PlaywrightReport>(first), readReport<PlaywrightReport>(second)]
  if (!before || !after) return missing(before ? second : first)
  const again = new Map(specsOf(after).map((spec) => [spec.name, spec]))
  const failures: string[] = []
  const unstable: string[] = []
  for (const { name, failure } of specsOf(before)) {
    if (failure === undefined) continue
    const repeated = again.get(name)
    if (repeated && repeated.failure === undefined) unstable.push(name)
    else failures.push(repeated?.failure ?? failure)
  }
  const passed = before.stats.expected + unstable.length
  for (const name of unstable.filter((one) => known.has(one))) failures.push(`${name}: unstable again`)
  if (unstable.length > mostUnstable)
    failures.push(`${unstable.length} journeys passed only at their second run, of ${mostUnstable} at most`)
  return { passed, skipped: before.stats.skipped, failed: failures.length, failures, unstable }
}

/** Journeys that a text names as unstable before: a line each, `- file › title`. */
export function journeysIn(text: string): ReadonlySet<string> {
  return new Set(text.split('\n').flatMap((line) => (line.startsWith('- ') ? [line.slice(2).trim()] : [])))
}

function ended(failures: string[], code: number) {
  const all = failures.length || code === 0 ? failures : [`the run ended with ${code} though no test failed`]
  return { failed: all.length, failures: all }
}

function missing(path: string): Tally {
  return { passed: 0, skipped: 0, failed: 1, failures: [`there is no report at ${path}`] }
}

const LONGEST = 400

/** What failed first, and what was found wrong after it, as the console of a page. */
function told(file: string, test: string, ...messages: (string | undefined)[]): string {
  const plain = messages.map((message = '') => stripVTControlCharacters(message).replace(/\s+/g, ' ').slice(0, LONGEST))
  return `${relative(process.cwd(), resolve(file))} › ${test}: ${plain.join(' · ')}`
}

const saidIn = ({ message }: { message?: string }) => message

function readReport<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T
  } catch {
    return undefined
  }
}

interface VitestReport {
  numPassedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

export interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; skipped: number }
}

export interface PlaywrightSuite {
  specs?: {
    file: string
    title: string
    tests: { status: string; results: { duration: number; errors?: { message?: string }[] }[] }[]
  }[]
  suites?: PlaywrightSuite[]
}
