import { expect, test } from 'vitest'
import { movedRepeat, repeatOf, ruleOf } from './repeat.ts'

const zone = 'Asia/Riyadh'
const sunday = '2026-03-08'

test.each([
  'FREQ=DAILY',
  'FREQ=DAILY;INTERVAL=3;COUNT=5',
  'FREQ=WEEKLY;BYDAY=SU,TU',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU;UNTIL=20261231',
  'FREQ=MONTHLY;BYMONTHDAY=8',
  'FREQ=MONTHLY;BYDAY=2SU',
  'FREQ=YEARLY;COUNT=4',
])('%s is read and written alike', (rule) => {
  const repeat = repeatOf(rule, sunday, zone)
  expect(repeat.frequency).not.toBe('custom')
  expect(ruleOf(repeat, sunday)).toBe(rule)
})

test('the last day of a rule is the day where the event is meant', () => {
  expect(repeatOf('FREQ=DAILY;UNTIL=20261231T205959Z', sunday, zone).until).toBe('2026-12-31')
  expect(repeatOf('FREQ=DAILY;UNTIL=20261231T220000Z', sunday, zone).until).toBe('2027-01-01')
})

test('the last weekday of a month is told from the nth', () => {
  const repeat = repeatOf('FREQ=MONTHLY;BYDAY=-1SU', '2026-03-29', zone)
  expect(repeat.monthly).toBe('last')
  expect(ruleOf(repeat, '2026-03-29')).toBe('FREQ=MONTHLY;BYDAY=-1SU')
})

test.each(['FREQ=MONTHLY;BYDAY=SU,MO;BYSETPOS=1', 'FREQ=HOURLY', 'FREQ=MONTHLY;BYDAY=3SU', 'FREQ=DAILY;BYDAY=MO'])(
  '%s, which the form cannot say, stays as it is',
  (rule) => {
    const repeat = repeatOf(rule, sunday, zone)
    expect(repeat.frequency).toBe('custom')
    expect(ruleOf(repeat, '2026-04-01')).toBe(rule)
  },
)

test('a weekly event that moves to another weekday repeats on that one', () => {
  const repeat = repeatOf('FREQ=WEEKLY;BYDAY=SU,TU', sunday, zone)
  expect(movedRepeat(repeat, sunday, '2026-03-09').days).toEqual(['MO', 'TU'])
  expect(movedRepeat(repeat, sunday, '2026-03-15')).toBe(repeat)
})
