import { describe, expect, it } from 'vitest'
import { dueKind } from './dueWords.ts'

describe('a due day', () => {
  it.each([
    ['2026-02-27', 'overdue'],
    ['2026-02-28', 'today'],
    ['2026-03-01', 'tomorrow'],
    ['2026-03-02', 'later'],
  ])('%s is %s on the last of February', (day, kind) => {
    expect(dueKind(day, '2026-02-28', false)).toBe(kind)
  })

  it('follows the year and leap days', () => {
    expect(dueKind('2027-01-01', '2026-12-31', false)).toBe('tomorrow')
    expect(dueKind('2028-02-29', '2028-02-28', false)).toBe('tomorrow')
  })

  it('is no matter of haste once the task is done', () => {
    expect(dueKind('2026-01-01', '2026-02-28', true)).toBe('later')
  })
})
