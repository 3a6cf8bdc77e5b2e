import { describe, expect, it } from 'vitest'
import { type DrivenFacts, whyNotDriven } from './driving.ts'

const day = '2026-06-30'
const good: DrivenFacts = {
  status: 'in_service',
  legal_hold: null,
  insurance_expires_on: day,
  inspection_expires_on: null,
  registration_expires_on: '2026-07-01',
  permit_expires_on: null,
  has_unsafe_defect: false,
  maintenance: [],
}
const why = (change: Partial<DrivenFacts>) => whyNotDriven(day, { ...good, ...change }).map(({ why: one }) => one)

describe('why a vehicle may not be driven', () => {
  it('is nothing while it is at work and its papers hold, to the end of their last day', () => {
    expect(why({})).toEqual([])
    expect(why({ maintenance: [{ from: '2026-07-01', to: '2026-07-03' }] })).toEqual([])
  })

  it('is all that there is, not the first alone', () => {
    expect(
      whyNotDriven(day, {
        ...good,
        status: 'accident',
        legal_hold: 'seized',
        maintenance: [{ from: '2026-06-28', to: day }],
        insurance_expires_on: '2026-06-29',
        permit_expires_on: '2026-01-01',
        has_unsafe_defect: true,
      }),
    ).toEqual([
      { why: 'status', what: 'accident', until: null },
      { why: 'hold', what: 'seized', until: null },
      { why: 'maintenance', what: null, until: day },
      { why: 'paper', what: 'insurance', until: '2026-06-29' },
      { why: 'paper', what: 'permit', until: '2026-01-01' },
      { why: 'defect', what: null, until: null },
    ])
  })
})
