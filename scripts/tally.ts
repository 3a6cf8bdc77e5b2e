import { readFileSync } from 'node:fs'

export interface Tally {
  passed: number
  failed: number
  skipped: number
}

/** The line that ends a test run. Machines read it: keep its form. */
export const lastLine = ({ passed, failed }: Pick<Tally, 'passed' | 'failed'>) => `${passed} passed, ${failed} failed`

/**
 * Counts a Vitest JSON report. A file that could not even be loaded counts as one failure, and so does a run that
 * failed without a failing test (an unhandled rejection, a missing report).
 */
export function vitestTally(path: string, code: number): Tally {
  const report = readReport<VitestReport>(path)
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && !file.assertionResults.length).length
  const failed = report.numFailedTests + unloaded
  return {
    passed: report.numPassedTests,
    failed: failed || Number(code !== 0),
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** Counts a Playwright JSON report the same way. */
export function playwrightTally(path: string, code: number): Tally {
  const report = readReport<PlaywrightReport>(path)
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const { expected, unexpected, flaky, skipped } = report.stats
  const failed = unexpected + flaky
  return { passed: expected, failed: failed || Number(code !== 0), skipped }
}

function readReport<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T
  } catch {
    return undefined
  }
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}
