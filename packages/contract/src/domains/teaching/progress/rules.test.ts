import { expect, it } from 'vitest'
import { gapOf } from './rules.ts'

it('student and trainer differ from two levels on', () => {
  const gap = (own_level: number | null) => gapOf({ level: 3, own_level })
  expect([null, 1, 2, 3, 4, 5].map(gap)).toEqual([null, 'under', null, null, null, 'over'])
})
