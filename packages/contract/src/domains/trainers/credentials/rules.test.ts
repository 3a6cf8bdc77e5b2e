import { describe, expect, it } from 'vitest'
import { type HeldCredential, holdsOn, lightOf, mayTeachOn } from './rules.ts'

const held = (changes: Partial<HeldCredential> = {}): HeldCredential => ({
  kind: 'teaching_permit',
  status: 'approved',
  issued_on: '2026-01-01',
  expires_on: '2026-06-30',
  stopped_on: null,
  ...changes,
})

describe('a credential holds', () => {
  it.each([
    ['on its first day', {}, '2026-01-01', true],
    ['on its last day', {}, '2026-06-30', true],
    ['not before it was issued', {}, '2025-12-31', false],
    ['not after its last day', {}, '2026-07-01', false],
    ['for ever without a last day', { issued_on: null, expires_on: null }, '2099-01-01', true],
    ['not while it waits', { status: 'pending' }, '2026-03-01', false],
    ['not when it was rejected', { status: 'rejected' }, '2026-03-01', false],
    ['before, when it has run out', { status: 'expired' }, '2026-06-30', true],
    ['to its last day, when it was renewed', { status: 'replaced' }, '2026-06-30', true],
    ['before it was suspended', { status: 'suspended', stopped_on: '2026-04-01' }, '2026-03-31', true],
    ['not from the day of its suspension', { status: 'suspended', stopped_on: '2026-04-01' }, '2026-04-01', false],
    ['not from the day on which it was revoked', { status: 'revoked', stopped_on: '2026-04-01' }, '2026-05-01', false],
  ] as const)('%s', (_, changes, day, holds) => {
    expect(holdsOn(day, held(changes))).toBe(holds)
  })
})

describe('a trainer may teach', () => {
  const licence = held({ kind: 'driving_licence', expires_on: null })
  it('with licence and permit, whatever else is missing', () => {
    expect(mayTeachOn('2026-03-01', [licence, held()])).toEqual({ may: true, blocked_by: [] })
  })
  it('not without either, which are named', () => {
    expect(mayTeachOn('2026-03-01', [held()])).toEqual({ may: false, blocked_by: ['driving_licence'] })
    expect(mayTeachOn('2026-03-01', [held({ kind: 'first_aid' })]).blocked_by).toEqual([
      'driving_licence',
      'teaching_permit',
    ])
  })
  it('not from the day after one has run out', () => {
    expect(mayTeachOn('2026-06-30', [licence, held()]).may).toBe(true)
    expect(mayTeachOn('2026-07-01', [licence, held()]).blocked_by).toEqual(['teaching_permit'])
  })
  it('with the renewal beside the one that was renewed', () => {
    const both = [held({ status: 'replaced' }), held({ issued_on: '2026-07-01', expires_on: '2027-06-30' })]
    for (const day of ['2026-06-30', '2026-07-01']) expect(mayTeachOn(day, [licence, ...both]).may).toBe(true)
  })
})

describe('the light of a credential', () => {
  it.each([
    ['valid', {}, '2026-04-30'],
    ['expiring', {}, '2026-05-01'],
    ['expiring', {}, '2026-06-30'],
    ['expired', {}, '2026-07-01'],
    ['valid', { expires_on: null }, '2026-07-01'],
    ['pending', { status: 'pending' }, '2026-03-01'],
    ['pending', { issued_on: '2026-04-01' }, '2026-03-01'],
    ['stopped', { status: 'suspended', stopped_on: '2026-02-01' }, '2026-03-01'],
    [undefined, { status: 'rejected' }, '2026-03-01'],
  ] as const)('is %s for %j on %s', (light, changes, day) => {
    expect(lightOf(day, held(changes))).toBe(light)
  })
})
