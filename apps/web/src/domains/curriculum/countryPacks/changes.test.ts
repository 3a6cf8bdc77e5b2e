import { packData } from '@dsms/contract/curriculum/countryPacks/data'
import { expect, it } from 'vitest'
import { changesOf } from './changes.ts'

const category = (code: string, min_age_months: number) => ({
  code,
  names: { en: code },
  group: 'car' as const,
  min_age_months,
})

it('tells what changed between two versions, by category and field', () => {
  const before = packData.parse({ categories: [category('B', 216), category('C', 252)], exam: { theory_right: 35 } })
  const after = packData.parse({
    categories: [category('B', 204), category('D', 288)],
    exam: { theory_right: 36 },
    weekend_days: [5, 6],
  })
  expect(
    changesOf(before, after).map(({ category, field, before, after }) => [category, field, before, after]),
  ).toEqual([
    ['B', 'min_age_months', 216, 204],
    ['C', 'removed', { en: 'C' }, undefined],
    ['D', 'added', undefined, { en: 'D' }],
    [null, 'exam.theory_right', 35, 36],
    [null, 'weekend_days', [], [5, 6]],
  ])
  expect(changesOf(after, after)).toEqual([])
})
