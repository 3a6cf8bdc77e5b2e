import { describe, expect, it } from 'vitest'
import { followUpOn, leadStatuses, openLeads, wonShare } from './rules.ts'

describe('the life of a lead', () => {
  it('goes forward alone, skipping what it likes, and begins again after it was lost', () => {
    const order = Object.keys(leadStatuses)
    for (const [place, from] of openLeads.entries()) expect(leadStatuses[from], from).toEqual(order.slice(place + 1))
    expect(leadStatuses.won).toEqual([])
    expect(leadStatuses.lost).toEqual(['contacted'])
  })
})

describe('a follow-up', () => {
  const on = (status: string, follow_up_on: string | null) => followUpOn('2026-05-10', { status, follow_up_on })
  it('is overdue from the day after', () => {
    expect(on('new', '2026-05-09')).toBe('overdue')
    expect(on('offered', '2026-05-10')).toBe('today')
    expect(on('visiting', '2026-05-11')).toBe('later')
    expect(on('contacted', null)).toBeNull()
  })
  it('is nothing to do where the lead is won or lost', () => {
    expect(on('won', '2026-05-09')).toBeNull()
    expect(on('lost', '2026-05-09')).toBeNull()
  })
})

describe('the share of those won', () => {
  it('is in whole hundredths of those who came', () => {
    expect(wonShare({ came: 3, won: 2 })).toBe(67)
    expect(wonShare({ came: 4, won: 0 })).toBe(0)
    expect(wonShare({ came: 0, won: 0 })).toBeNull()
  })
})
