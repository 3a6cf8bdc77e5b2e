import { textIn } from '@dsms/contract/kernel/choices/reading'
import { languages } from '@dsms/contract/kernel/shared'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { query } from '../../testing/reads.ts'

it('the database tells a text in the language that the contract says', async () => {
  // each way in which five languages can be there, be empty, or be left out
  const ways = Array.from({ length: 3 ** languages.length }, (_, way) =>
    Object.fromEntries(
      languages.flatMap((language, place) => {
        const kind = Math.floor(way / 3 ** place) % 3
        return kind === 0 ? [] : [[language, kind === 1 ? '' : language]]
      }),
    ),
  )
  for (const language of languages) {
    const [row] = await query<{ told: string[] }>(sql`
      select array_agg(text_in(texts, ${language}) order by nth) as told
        from jsonb_array_elements(${JSON.stringify(ways)}::jsonb) with ordinality as way (texts, nth)`)
    expect(row?.told).toEqual(ways.map((texts) => textIn(texts, language)))
  }
})

it('a text in a language is written into the statement, as a call for each row costs ten times as much', async () => {
  const plan = await query<{ 'QUERY PLAN': string }>(
    sql`explain (verbose, costs off) select text_in(name, 'ar') from lesson_types`,
  )
  const shown = plan.map((line) => line['QUERY PLAN']).join('\n')
  expect(shown).toContain('COALESCE')
  expect(shown).not.toContain('text_in')
})
