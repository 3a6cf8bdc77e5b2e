import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const tables = '(lessons|bookings|claims)'
/** A statement that writes one of the tables, or a verb of the kit or of Drizzle that does. */
const writes = [
  new RegExp(String.raw`\b(insert\s+into|update|delete\s+from)\s+${tables}\b(?!\s*\.)`, 'i'),
  new RegExp(
    String.raw`\b(insert|insertAll|update|updateAll|archive|restore|changeStatus)\(\s*(actor|context),\s*${tables}\b`,
  ),
  new RegExp(String.raw`\.(insert|update|delete)\(${tables}\)`),
]

/** Functions of the database that write them; the list may only become shorter. */
const functions = ['claim_lesson', 'expire_holds', 'forget_places', 'follow_enrolments']

it('is the one writer of lessons, bookings and claims', () => {
  const found = globSync('**/*.{ts,sql}', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.(test|testing)\.ts$|(^|\/)(testing|demo|migrations)\//.test(path))
    .filter((path) => {
      const text = readFileSync(`${root}/${path}`, 'utf8').replace(/^\s*(--|\*|\/\/).*$/gm, '')
      return writes.some((pattern) => pattern.test(text))
    })
    .sort()
  expect(found).toEqual(
    [
      ...functions.map(
        (name) =>
          `db/sql/schedule/${name.includes('claim') || name.includes('hold') ? 'claims' : 'lessons'}/${name}.sql`,
      ),
      'domains/schedule/lessons/store/marks.ts',
      'domains/schedule/lessons/store/prices.ts',
      'domains/schedule/lessons/store/store.ts',
    ].sort(),
  )
})
