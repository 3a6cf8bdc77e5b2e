import { foldText, isFound, platePatterns, searchPatterns } from '@dsms/contract/kernel/choices/search'
import { plateKey } from '@dsms/contract/kit/plates'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { query } from '../../testing/reads.ts'

const said = [
  'سارة أحمد العلي Sara Ahmed Alali S-000121 sara.alali@example.com +966551042361',
  'مُدَرِّب السـاحة، الأولى',
  'عبد الله بن ئيسى آل مؤمن',
  'عبدالله الحربي',
  'Jürgen Groß-Müller, Ærø',
  'ÉCOLE « du Nord » n° 7',
  'ا ب ح ١٢٣٤ ABJ1234',
  '۰۵۵ ٪ ﻻ ﷲ',
  'INV-2026-000123',
  '%_\\ [x] (y)',
  '',
]
const asked = [
  ...['sara al', 'ALALI Sara', 'العلى ساره', '0551042361', '00966 55 104 2361', '٠٥٥', 'S-000121', 's000121', '121'],
  ...['عبدالله', 'عبد الله', 'مدرب ساح', 'الله', 'مومن', 'muller', 'groß', 'ecole nord', '7', 'abj1234', 'ابح 1234'],
  ...['2026-000123', '%', '_', '[x]', '\\', '', 'ﷲ', 'lali', 'ارة', 'x y'],
]

it('folds a text in the database as in the contract', async () => {
  const [row] = await query<{ folded: string[] }>(sql`
    select json_agg(normalise_text(one.value) order by one.place) as folded
      from jsonb_array_elements_text(${JSON.stringify(said)}::jsonb) with ordinality as one (value, place)`)
  expect(row?.folded).toEqual(said.map(foldText))
})

it('finds in the database what it finds in the contract, by names and by plates', async () => {
  for (const patternsOf of [searchPatterns, (text: string) => platePatterns(text, plateKey)]) {
    const wishes = asked.map((text) => ({ text, patterns: patternsOf(text) }))
    const rows = await query<{ text: string; found: string[] }>(sql`
      select wish ->> 'text' as text,
             array(select one.value from jsonb_array_elements_text(${JSON.stringify(said)}::jsonb) with ordinality as one (value, place)
                    where jsonb_array_length(wish -> 'patterns') > 0
                      and not exists (select from jsonb_array_elements_text(wish -> 'patterns') as p (pattern)
                                       where normalise_text(one.value) !~ p.pattern)
                    order by one.place) as found
        from jsonb_array_elements(${JSON.stringify(wishes)}::jsonb) as wish`)
    expect(rows).toEqual(
      wishes.map(({ text, patterns }) => ({ text, found: said.filter((one) => isFound(foldText(one), patterns)) })),
    )
  }
})
