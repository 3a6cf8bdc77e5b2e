import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type Job, jobs } from '../e2e/jobs.ts'
import { file, withTable } from './jobs.ts'
import { root } from './process.ts'

const folder = join(root, 'e2e')

/** Which file counts which job, by the name that stands in the call. */
const counted = globSync('**/*.journey.ts', { cwd: folder })
  .map((path) => path.replaceAll('\\', '/'))
  .flatMap((path) =>
    [...readFileSync(join(folder, path), 'utf8').matchAll(/\b(?:counting\(page, |atMost\()'([^']+)'/g)].map(
      ([, name]) => [name, path],
    ),
  )

it('counts each job once, in the journey that the table names', () => {
  const named = Object.entries(jobs).map(([name, { journey }]: [string, Job]) => [name, journey])
  expect(counted.toSorted()).toEqual(named.toSorted())
})

it('ends each count that it begins', () => {
  for (const path of new Set(counted.map(([, name]) => String(name)))) {
    const text = readFileSync(join(folder, path), 'utf8')
    const begun = text.match(/\bawait counting\(/g)?.length ?? 0
    expect(text.match(/\bawait \w+\.done\(\)/g)?.length ?? 0, path).toBe(begun)
  }
})

it('shows people the table that the journeys hold', () => {
  const text = readFileSync(file, 'utf8')
  expect(text, 'run node scripts/jobs.ts').toBe(withTable(text))
})
