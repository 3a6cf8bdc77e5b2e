import { describe, expect, it } from 'vitest'
import { addDays, daysFrom } from './days.ts'

describe('days', () => {
  it('are told one by one, up to the last that can be written', () => {
    expect(daysFrom('2026-02-27', '2026-03-02')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'])
    expect(daysFrom('9999-12-30', '9999-12-31')).toEqual(['9999-12-30', '9999-12-31'])
    expect(daysFrom('2026-03-02', '2026-03-01')).toEqual([])
  })

  it('never go beyond the first and the last that can be written', () => {
    expect([addDays('9999-12-31', 1), addDays('0001-01-01', -1)]).toEqual(['9999-12-31', '0001-01-01'])
  })
})
