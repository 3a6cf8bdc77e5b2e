import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { journeysIn, playwrightTally, secondTally, summary, vitestTally } from './tally.ts'

const folder = mkdtempSync(join(tmpdir(), 'dsms-tally-'))
afterAll(() => rmSync(folder, { recursive: true }))

function report(content: object, name = 'report.json'): string {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(content))
  return path
}
const vitest = { numPassedTests: 5, numPendingTests: 1, numTodoTests: 0, testResults: [] }
const playwright = { stats: { expected: 3, skipped: 2 }, suites: [] }

test('the last line is what machines read, after what failed and what was left out', () => {
  expect(summary({ passed: 12, failed: 0, skipped: 0, failures: [] })).toBe('12 passed, 0 failed')
  expect(summary({ passed: 1, failed: 1, skipped: 2, failures: ['a.test.ts › adds: expected 2'] })).toBe(
    '✘ a.test.ts › adds: expected 2\nSkipped tests: 2\n1 passed, 1 failed',
  )
})

test('a run counts its tests', () => {
  expect(vitestTally(report(vitest), 0)).toEqual({ passed: 5, failed: 0, skipped: 1, failures: [] })
  expect(playwrightTally(report(playwright), 0)).toEqual({ passed: 3, failed: 0, skipped: 2, failures: [] })
})

test('a failure is named with its file, its test and the beginning of what it said', () => {
  const failing = {
    name: 'a.test.ts',
    status: 'failed',
    assertionResults: [
      { fullName: 'adds', status: 'failed', failureMessages: ['\u001b[31mexpected 2\n  to be 3'] },
      { fullName: 'subtracts', status: 'passed', failureMessages: [] },
    ],
  }
  expect(vitestTally(report({ ...vitest, testResults: [failing] }), 1)).toMatchObject({
    failed: 1,
    failures: ['a.test.ts › adds: expected 2 to be 3'],
  })
  const spec = (status: string) => ({
    file: 'a.journey.ts',
    title: status,
    tests: [{ status, results: [{ errors: [{ message: 'not seen' }, { message: 'console' }] }] }],
  })
  const suites = [{ specs: [spec('expected')], suites: [{ specs: [spec('unexpected'), spec('flaky')] }] }]
  expect(playwrightTally(report({ ...playwright, suites }), 1)).toMatchObject({
    failed: 2,
    failures: ['a.journey.ts › unexpected: not seen · console', 'a.journey.ts › flaky: not seen · console'],
  })
})

test('a file that could not be loaded, a run that ended badly and a missing report are failures', () => {
  const unloaded = { ...vitest, testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }] }
  expect(vitestTally(report(unloaded), 1).failed).toBe(1)
  expect(vitestTally(report(vitest), 1).failed).toBe(1)
  expect(vitestTally(join(folder, 'none.json'), 0).failed).toBe(1)
  expect(playwrightTally(join(folder, 'none.json'), 0).failed).toBe(1)
})

test('a journey that passes at its second run is unstable: it fails the run when it is known, or one of many', () => {
  const suites = (states: Record<string, string>) => [
    {
      specs: Object.entries(states).map(([title, status]) => ({
        file: 'a.journey.ts',
        title,
        tests: [{ status, results: [{ errors: [{ message: 'not seen' }] }] }],
      })),
    },
  ]
  const tally = (first: Record<string, string>, second: Record<string, string>, known: string[] = []) =>
    secondTally(
      report({ ...playwright, suites: suites(first) }, 'first.json'),
      report({ ...playwright, suites: suites(second) }, 'second.json'),
      new Set(known),
    )
  const [bad, good] = ['unexpected', 'expected']
  expect(tally({ one: bad, two: good }, { one: good })).toMatchObject({
    passed: 4,
    failed: 0,
    unstable: ['a.journey.ts › one'],
  })
  expect(tally({ one: bad, two: bad }, { one: good, two: bad })).toMatchObject({
    passed: 4,
    failures: ['a.journey.ts › two: not seen'],
  })
  // one that was not run again did not pass
  expect(tally({ one: bad }, {})).toMatchObject({ passed: 3, failed: 1 })
  expect(tally({ one: bad }, { one: good }, ['a.journey.ts › one']).failed).toBe(1)
  expect(tally({ one: bad, two: bad }, { one: good, two: good }).failed).toBe(0)
  const three = { one: bad, two: bad, three: bad }
  expect(tally(three, { one: good, two: good, three: good }).failed).toBe(1)
  expect(summary(tally({ one: bad }, { one: good })).split('\n')).toEqual([
    'UNSTABLE a.journey.ts › one',
    'Skipped tests: 2',
    '4 passed, 0 failed',
  ])
  const again = tally({ one: bad }, { one: good }, ['a.journey.ts › one'])
  expect(summary(again).split('\n').slice(0, 2)).toEqual([
    'UNSTABLE a.journey.ts › one',
    '✘ a.journey.ts › one: unstable again',
  ])
})

test('a text names a journey by the line that was printed of it', () => {
  const text =
    '# Unstable journeys\n\nA line `- file › title` each.\n\n- people/a.journey.ts › one\n- b.journey.ts › two \n'
  expect(journeysIn(text)).toEqual(new Set(['people/a.journey.ts › one', 'b.journey.ts › two']))
})
