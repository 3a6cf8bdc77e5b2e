// What people do most often, and how many presses it takes: `node scripts/jobs.ts` writes the table of docs/jobs.md from
// e2e/jobs.ts, and a test holds that they are the same, and that a journey counts each job.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Job, jobs } from '../e2e/jobs.ts'
import { root } from './process.ts'

export const file = join(root, 'docs/jobs.md')

const head = '| job | who | begins at | presses before | presses now | fields typed now | by keys alone | counted in |'

/** The table of jobs, as people read it. */
function table(): string {
  const rows = Object.entries(jobs).map(([name, job]: [string, Job]) => {
    const { who, from, before, most, journey, isByKeys } = job
    const cells = [name, who, from, before, most.presses, most.fields, isByKeys ? 'yes' : '', journey]
    return `| ${cells.join(' | ')} |`
  })
  return [head, '| --- | --- | --- | --- | ---: | ---: | --- | --- |', ...rows].join('\n')
}

/** What stands around the table is written by hand. */
export function withTable(text: string): string {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => line.startsWith('| job |'))
  const last = lines.findLastIndex((line) => line.startsWith('|'))
  return [...lines.slice(0, first), table(), ...lines.slice(last + 1)].join('\n')
}

if (import.meta.main) writeFileSync(file, withTable(readFileSync(file, 'utf8')))
