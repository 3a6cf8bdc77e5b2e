import { describe, expect, it } from 'vitest'
import { plateKey } from '../../../kit/plates.ts'
import {
  complianceOn,
  daysToService,
  nearestPaper,
  nextService,
  type Papers,
  reminderOn,
  type ServicePlan,
  vinCheck,
  vinDigit,
} from './rules.ts'

describe('a plate', () => {
  it.each([
    ['أ ب ح ١٢٣٤', 'ABJ1234'],
    ['ا ب ح 1234', 'ABJ1234'],
    ['abj-1234', 'ABJ1234'],
    ['  ABJ\u00a01234 ', 'ABJ1234'],
    ['B-MÜ 123', 'BMÜ123'],
    ['b mü 123', 'BMÜ123'],
    ['د ر س ۵۶۷', 'DRS567'],
    ['صطعقكلمنهوى', 'XTEGKLZNHUV'],
    ['\u2067ه\u0640 ن و\u2069 ٩', 'HNU9'],
  ])('%s is compared as %s', (written, key) => {
    expect(plateKey(written)).toBe(key)
  })
})

describe('the check digit of a chassis number', () => {
  it('fits, does not, or is not prescribed', () => {
    expect(vinCheck('1HGCM82633A004352')).toBe('ok')
    expect(vinCheck('1M8GDM9AXKP042788')).toBe('ok')
    expect(vinDigit('1M8GDM9AXKP042788')).toBe('X')
    expect(vinCheck('1HGCM82634A004352')).toBe('wrong')
    expect(vinCheck('WVWZZZ1JZ3W386752')).toBe('not_applicable')
    expect(vinCheck('short')).toBe('not_applicable')
  })
})

const papers: Papers = {
  legal_hold: null,
  insurance_expires_on: '2026-06-30',
  inspection_expires_on: null,
  registration_expires_on: null,
  permit_expires_on: null,
}

describe('compliance', () => {
  it('holds to the end of the last day', () => {
    expect(complianceOn('2026-05-30', papers)).toBe('valid')
    expect(complianceOn('2026-05-31', papers)).toBe('expiring')
    expect(complianceOn('2026-06-30', papers)).toBe('expiring')
    expect(complianceOn('2026-07-01', papers)).toBe('insurance_expired')
  })
  it('names the first paper that ended, and what is held before any paper', () => {
    const all = { ...papers, inspection_expires_on: '2026-01-01', permit_expires_on: '2026-01-01' }
    expect(complianceOn('2026-06-30', all)).toBe('inspection_expired')
    expect(complianceOn('2026-07-01', all)).toBe('insurance_expired')
    expect(complianceOn('2026-07-01', { ...all, legal_hold: 'seized' })).toBe('seized')
    expect(nearestPaper('2026-01-02', all)).toEqual({ paper: 'inspection', on: '2026-01-01', days: -1 })
  })
})

describe('a reminder', () => {
  it('is the nearest of those whose day has come', () => {
    const on = (day: string) => reminderOn(day, '2026-06-30')
    expect(on('2026-04-30')).toBeNull()
    expect(on('2026-05-01')).toBe(60)
    expect(on('2026-05-31')).toBe(30)
    expect(on('2026-06-16')).toBe(14)
    expect(on('2026-06-20')).toBe(14)
    expect(on('2026-06-23')).toBe(7)
    expect(on('2026-06-29')).toBe(1)
    expect(on('2026-06-30')).toBe(1)
    expect(on('2026-07-01')).toBeNull()
  })
})

const plan: ServicePlan = {
  service_cycle: 'both',
  interval_km: 10_000,
  interval_days: 180,
  last_service_km: 20_000,
  last_service_on: '2026-01-01',
  planned_service_on: null,
  odometer_km: 25_000,
  odometer_on: '2026-03-01',
  km_per_day: 100,
}

describe('the next service', () => {
  it('is whichever comes first', () => {
    expect(nextService(plan)).toEqual({
      due_on: '2026-06-30',
      due_km: 30_000,
      projected_on: '2026-04-20',
      next_on: '2026-04-20',
      by: 'km',
      km_left: 5_000,
    })
    expect(nextService({ ...plan, km_per_day: 10 })).toMatchObject({ next_on: '2026-06-30', by: 'days' })
  })
  it('is overdue at once when the way is driven already', () => {
    expect(nextService({ ...plan, odometer_km: 30_400 })).toMatchObject({
      projected_on: '2026-03-01',
      by: 'km',
      km_left: -400,
    })
  })
  it('reckons with the cycle alone', () => {
    expect(nextService({ ...plan, service_cycle: 'every_days' })).toMatchObject({ due_km: null, by: 'days' })
    expect(nextService({ ...plan, service_cycle: 'every_km' })).toMatchObject({ due_on: null, by: 'km' })
  })

  it('ends where days can be written no more', () => {
    expect(nextService({ ...plan, service_cycle: 'every_days', last_service_on: '9999-12-31' }).due_on).toBe(
      '9999-12-31',
    )
  })
  it('may be earlier by hand', () => {
    expect(nextService({ ...plan, planned_service_on: '2026-04-01' })).toMatchObject({
      next_on: '2026-04-01',
      by: 'days',
    })
  })
  it('has kilometres without a day while nobody knows the way of a day', () => {
    const known = nextService({ ...plan, service_cycle: 'every_km', km_per_day: null })
    expect(known).toMatchObject({ next_on: null, by: 'km', km_left: 5_000 })
    expect(daysToService('2026-03-01', known)).toBeNull()
    expect(daysToService('2026-03-01', nextService(plan))).toBe(50)
  })
})
