import { describe, expect, it } from 'vitest'
import { monthsFrom, placeFor, urgencyOf, yearsFrom } from './expiries.ts'

describe('what ends', () => {
  it('holds to the end of its last day, and is soon within 30 days', () => {
    expect(urgencyOf({ on: '2026-06-30' }, '2026-06-30')).toBe('soon')
    expect(urgencyOf({ on: '2026-06-30' }, '2026-07-01')).toBe('overdue')
    expect(urgencyOf({ on: '2026-07-30' }, '2026-06-30')).toBe('soon')
    expect(urgencyOf({ on: '2026-07-31' }, '2026-06-30')).toBe('later')
  })

  it('stands in twelve months, whatever day they begin on', () => {
    const months = monthsFrom('2026-10-31')
    expect(months).toHaveLength(12)
    expect([months[0], months[2], months[3], months[11]]).toEqual([
      '2026-10-01',
      '2026-12-01',
      '2027-01-01',
      '2027-09-01',
    ])
  })

  it('is a year away also from the 29th of February', () => {
    expect(yearsFrom('2028-02-29', 1)).toBe('2029-02-28')
    expect(yearsFrom('2026-10-31', -1)).toBe('2025-10-31')
  })

  it('leads to where something is done about it', () => {
    const one = { on: '', vehicle_id: 7, vehicle: '', registration_no: '', branch: '', what: null, order_id: null }
    expect(placeFor({ ...one, kind: 'insurance' }).to).toBe('/school/vehicles/7')
    expect(placeFor({ ...one, kind: 'service' })).toEqual({
      to: '/school/maintenance/new',
      search: { vehicle_id: 7, kind: 'scheduled' },
    })
    expect(placeFor({ ...one, kind: 'order', order_id: 3 }).to).toBe('/school/maintenance/3')
  })
})
