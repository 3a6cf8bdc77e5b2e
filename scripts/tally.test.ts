import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lastLine, playwrightTally, vitestTally } from './tally.ts'

const folder = mkdtempSync(join(tmpdir(), 'dsms-tally-'))
afterAll(() => rmSync(folder, { recursive: true }))

function report(content: object): string {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(content))
  return path
}
const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0, testResults: [] }

test('the last line is what machines read', () => {
  expect(lastLine({ passed: 12, failed: 0 })).toBe('12 passed, 0 failed')
})

test('a run counts its tests', () => {
  expect(vitestTally(report(vitest), 0)).toEqual({ passed: 5, failed: 0, skipped: 1 })
  expect(playwrightTally(report({ stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 2 } }), 1)).toEqual({
    passed: 3,
    failed: 1,
    skipped: 2,
  })
})

test('a file that could not be loaded, a run that ended badly and a missing report are failures', () => {
  const unloaded = { ...vitest, testResults: [{ status: 'failed', assertionResults: [] }] }
  expect(vitestTally(report(unloaded), 1).failed).toBe(1)
  expect(vitestTally(report(vitest), 1).failed).toBe(1)
  expect(vitestTally(join(folder, 'none.json'), 0).failed).toBe(1)
  expect(playwrightTally(join(folder, 'none.json'), 0).failed).toBe(1)
})
