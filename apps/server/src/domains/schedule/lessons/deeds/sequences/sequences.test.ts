import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeSequenceSchool } from './sequences.testing.ts'

// Random sequences of booking, moving, cancelling, teaching, merging and erasing leave the rows that they left before. Who
// changes how a lesson is written runs all of them: `SEQUENCES=500 npx vitest run sequences`. With `SEQUENCES_INTO=<folder>`
// each leaves a file of its story and rows there, to be compared with those of another version; `SEQUENCES_KEEP=yes` makes
// what they leave now what is expected.

const [all, usual, length] = [500, 40, 14]
const { SEQUENCES, SEQUENCES_INTO: folder, SEQUENCES_KEEP: isKept } = process.env
const most = Math.min(all, Number(SEQUENCES ?? usual))
const file = join(import.meta.dirname, 'sequences.expected.json')
const expected = JSON.parse(readFileSync(file, 'utf8')) as string[]
const shortHash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8)

it(`leave the same rows as before, ${most} of them`, { timeout: 30_000 + most * 3000 }, async () => {
  const run = await makeSequenceSchool()
  const found: string[] = []
  for (let seed = 0; seed < most; seed++) {
    const { story, rows, wrong } = await run(seed, length)
    expect(wrong, `${seed}: ${story.join(', ')}`).toEqual([])
    found.push(
      Object.entries({ story, ...rows })
        .map(([name, left]) => `${name} ${shortHash(left)}`)
        .join(', '),
    )
    if (!folder) continue
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${seed}.json`), JSON.stringify({ story, ...rows }, null, 1))
  }
  if (isKept) writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`)
  else expect(found).toEqual(expected.slice(0, most))
})
