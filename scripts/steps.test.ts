import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { spentSince } from './clock.ts'
import { journeyTimes, slowest, slowestFiles } from './slowest.ts'

const folder = mkdtempSync(join(tmpdir(), 'dsms-steps-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a part that waited for a busy machine is charged its work, one that kept both processors busy its time', () => {
  const start = { wall: 10, processors: 100 }
  expect(spentSince(start, { wall: 70, processors: 120 })).toEqual({ wall: 60, work: 20 })
  expect(spentSince(start, { wall: 20, processors: 118 })).toEqual({ wall: 10, work: 10 })
  expect(spentSince({ wall: 0, processors: undefined }, { wall: 5, processors: undefined })).toEqual({
    wall: 5,
    work: 5,
  })
})

test('the ten slowest files are told, slowest first', () => {
  const times = Array.from({ length: 12 }, (_, n) => ({ file: `${n}.test.ts`, seconds: n / 2 }))
  expect(slowest(times).split('\n').slice(0, 3)).toEqual([
    '── Slowest files',
    '    5.5 s  11.test.ts',
    '    5.0 s  10.test.ts',
  ])
  expect(slowest(times).split('\n')).toHaveLength(11)
  expect(slowestFiles(join(folder, 'none.json'))).toBe('')
})

test('a file of journeys takes what all tries of its tests take', () => {
  const report = join(folder, 'browser.json')
  const spec = (...durations: number[]) => ({
    file: 'a.journey.ts',
    title: 'it',
    tests: [{ status: 'expected', results: durations.map((duration) => ({ duration })) }],
  })
  writeFileSync(report, JSON.stringify({ stats: {}, suites: [{ specs: [spec(1500), spec(500, 1000)] }] }))
  expect(journeyTimes(report)).toEqual([{ file: 'e2e/a.journey.ts', seconds: 3 }])
})
