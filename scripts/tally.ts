import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export interface Tally {
  passed: number
  failed: number
  skipped: number
  /** A line for each failure: where, which, and what it said first. */
  failures: string[]
}

/** The line that ends a test run. Machines read it: keep its form. */
const lastLine = ({ passed, failed }: Pick<Tally, 'passed' | 'failed'>) => `${passed} passed, ${failed} failed`

/** How a run is summed up: what failed, a line each, then what was left out, then the line for machines. */
export function summary({ skipped, failures, ...counts }: Tally): string {
  return [
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

/** Counts a Playwright JSON report the same way. One that passed only when tried again counts as a failure. */
export function playwrightTally(path: string, code: number): Tally {
  const report = readReport<PlaywrightReport>(path)
  if (!report) return missing(path)
  const failures = failedSpecs(report)
  return { passed: report.stats.expected, skipped: report.stats.skipped, ...ended(failures, code) }
}

function failedSpecs({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => told(spec.file, spec.title, ...results.flatMap(({ errors = [] }) => errors.map(saidIn)))),
  )
  return [...own, ...suites.flatMap(failedSpecs)]
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
