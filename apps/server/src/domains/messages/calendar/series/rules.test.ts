import { describe, expect, it } from 'vitest'
import { comingAfter } from './coming.ts'
import { movedRule, readRule, writeRule } from './rules.ts'
import { checkSeries, countBefore, endOfSeries, nextStart, startsBetween } from './series.ts'

const start = '2026-03-23T09:00:00' // a Monday
const written = (text: string, zone = 'Europe/Berlin') => writeRule(readRule(text, start, zone))
const moved = (text: string, from: string, to: string) =>
  writeRule(movedRule(readRule(text, `${from}T09:00:00`, 'UTC'), `${from}T09:00:00`, `${to}T09:00:00`))
const series = (rrule: string, at = start) => ({
  start: at,
  end: `${at.slice(0, 11)}10:00:00`,
  rrule,
  timeZone: 'Europe/Berlin',
})

describe('a rule', () => {
  it.each([
    ['rrule:freq=weekly;byday=we,mo;interval=1;wkst=mo', 'FREQ=WEEKLY;BYDAY=WE,MO'],
    ['FREQ=MONTHLY;BYDAY=+2TU,-1FR;', 'FREQ=MONTHLY;BYDAY=2TU,-1FR'],
    ['FREQ=DAILY;UNTIL=20260401', 'FREQ=DAILY;UNTIL=20260401'],
    // 22:30 in UTC is half past midnight of the next day in Berlin, too early for that day's 09:00
    ['FREQ=DAILY;UNTIL=20260331T223000Z', 'FREQ=DAILY;UNTIL=20260331'],
    ['FREQ=DAILY;UNTIL=20260331T070000Z', 'FREQ=DAILY;UNTIL=20260331'],
    ['FREQ=DAILY;UNTIL=20260331T065959Z', 'FREQ=DAILY;UNTIL=20260330'],
    ['FREQ=DAILY;UNTIL=20260331T090000', 'FREQ=DAILY;UNTIL=20260331'],
    ['FREQ=WEEKLY;WKST=SU;COUNT=3;INTERVAL=2', 'FREQ=WEEKLY;INTERVAL=2;COUNT=3;WKST=SU'],
  ])('%s is written as %s', (text, expected) => {
    expect(written(text)).toBe(expected)
    expect(written(expected)).toBe(expected)
  })

  it.each([
    ['FREQ=WEEKLY;BYDAY=MO,TH', '2026-03-23', '2026-03-24', 'FREQ=WEEKLY;BYDAY=TU,FR'],
    ['FREQ=WEEKLY;BYDAY=MO,SU', '2026-03-23', '2026-03-22', 'FREQ=WEEKLY;BYDAY=SU,SA'],
    ['FREQ=WEEKLY;UNTIL=20260430', '2026-03-23', '2026-03-26', 'FREQ=WEEKLY;UNTIL=20260503'],
    ['FREQ=MONTHLY;BYMONTHDAY=23', '2026-03-23', '2026-03-25', 'FREQ=MONTHLY;BYMONTHDAY=25'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', '2026-03-31', '2026-03-30', 'FREQ=MONTHLY;BYMONTHDAY=-2'],
    ['FREQ=MONTHLY;BYMONTHDAY=1,15', '2026-03-15', '2026-03-16', 'FREQ=MONTHLY;BYMONTHDAY=1,15'],
    ['FREQ=MONTHLY;BYDAY=4MO', '2026-03-23', '2026-03-31', 'FREQ=MONTHLY;BYDAY=5TU'],
    ['FREQ=MONTHLY;BYDAY=-1FR', '2026-03-27', '2026-03-26', 'FREQ=MONTHLY;BYDAY=-1TH'],
    ['FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=23', '2026-03-23', '2026-04-02', 'FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=2'],
    ['FREQ=WEEKLY;BYDAY=MO', '2026-03-23', '2026-03-23', 'FREQ=WEEKLY;BYDAY=MO'],
  ])('%s moved from %s to %s becomes %s', (text, from, to, expected) => {
    expect(moved(text, from, to)).toBe(expected)
  })
})

describe('a series', () => {
  const days = (rrule: string, from: string, to: string, at?: string) =>
    startsBetween(series(rrule, at), `${from}T00:00:00`, `${to}T00:00:00`).map((wall) => wall.slice(5, 10))

  it('counts its first start even on a day the rule does not have', () => {
    expect(days('FREQ=WEEKLY;BYDAY=WE;COUNT=3', '2026-03-01', '2026-05-01')).toEqual(['03-23', '03-25', '04-01'])
    expect(days('FREQ=WEEKLY;BYDAY=WE;COUNT=1', '2026-03-01', '2026-05-01')).toEqual(['03-23'])
    expect(days('FREQ=WEEKLY;BYDAY=MO;COUNT=2', '2026-03-01', '2026-05-01')).toEqual(['03-23', '03-30'])
  })

  it('keeps to the week that begins on Sunday', () => {
    const two = 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO'
    expect(days(`${two};WKST=SU`, '2026-03-01', '2026-04-20')).toEqual(['03-23', '04-05', '04-06', '04-19'])
    expect(days(two, '2026-03-01', '2026-04-20')).toEqual(['03-23', '03-29', '04-06', '04-12'])
  })

  it('leaves out months that have no such day', () => {
    expect(days('FREQ=MONTHLY', '2026-01-01', '2026-08-01', '2026-01-31T09:00:00')).toEqual([
      '01-31',
      '03-31',
      '05-31',
      '07-31',
    ])
    expect(days('FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', '2026-03-24', '2026-06-01')).toEqual([
      '03-31',
      '04-30',
      '05-29',
    ])
  })

  it('looks a long way off without going all the way', () => {
    // day by day the library gives up after ten thousand of them, which end in 2053
    expect(() => days('FREQ=DAILY', '2026-04-01', '2190-01-03')).toThrow('Maximum iterations')
    expect(days('FREQ=DAILY', '2190-01-01', '2190-01-03')).toHaveLength(2)
    expect(days('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', '2190-01-01', '2191-01-03')).toEqual([])
    expect(nextStart(series('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'), '2026-04-01T00:00:00', new Set())).toBeUndefined()
  })

  it('knows its end', () => {
    expect(endOfSeries(series('FREQ=DAILY'))).toBeNull()
    // in summer time by then
    expect(endOfSeries(series('FREQ=WEEKLY;COUNT=3'))).toBe('2026-04-06T08:00:00.000Z')
    expect(endOfSeries(series('FREQ=WEEKLY;UNTIL=20260405'))).toBe('2026-03-30T08:00:00.000Z')
    expect(countBefore(series('FREQ=DAILY'), '2026-03-26T09:00:00')).toBe(3)
  })

  it('finds what comes next though much was taken out', () => {
    const out = new Set(startsBetween(series('FREQ=DAILY'), start, '2026-08-01T09:00:00'))
    expect(nextStart(series('FREQ=DAILY'), start, out)).toBe('2026-08-02T09:00:00')
    expect(nextStart(series('FREQ=DAILY;COUNT=3'), '2026-03-26T00:00:00', new Set())).toBeUndefined()
  })

  it('may not last longer than the screens look back', () => {
    expect(() => checkSeries({ ...series('FREQ=DAILY'), end: '2028-03-23T09:00:00' })).toThrow('invalid_rule')
  })
})

describe('what comes next', () => {
  const daily = {
    ...series('FREQ=DAILY;COUNT=6'),
    title: 'Daily',
    startsAt: '2026-03-23T08:00:00.000Z',
    exdates: ['2026-03-24T09:00:00', '2026-03-28T09:00:00'],
    overrides: [
      { original: '2026-03-25T09:00:00', start: '2026-03-25T20:00:00.000Z', title: 'In the evening' },
      { original: '2026-03-26T09:00:00', start: null, title: 'Taken out' },
      { original: '2026-03-28T09:00:00', start: '2026-03-28T12:00:00.000Z', title: 'Taken out too' },
    ],
  }

  it('passes over what was taken out, and takes what was moved where it went', () => {
    const found: string[] = []
    for (let at: string | undefined = '2026-03-01T00:00:00.000Z'; at; ) {
      const next = comingAfter(daily, at)
      if (next) found.push(`${next.title} ${next.start}`)
      at = next?.start
    }
    expect(found).toEqual([
      'Daily 2026-03-23T08:00:00.000Z',
      'In the evening 2026-03-25T20:00:00.000Z',
      'Daily 2026-03-27T08:00:00.000Z',
    ])
  })

  it('is the event itself when it happens once', () => {
    const once = { ...daily, rrule: '', exdates: [], overrides: [] }
    expect(comingAfter(once, '2026-03-23T07:59:59.999Z')).toEqual({ start: once.startsAt, title: 'Daily' })
    expect(comingAfter(once, once.startsAt)).toBeUndefined()
  })
})
