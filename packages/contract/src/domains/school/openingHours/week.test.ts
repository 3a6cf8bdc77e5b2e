import { expect, test } from 'vitest'
import { type Hours, hoursOn, isOpen, joinHours, overlapOf, splitHours } from './week.ts'

const on = (weekday: number, opens: string, closes: string): Hours => ({ weekday, opens, closes })
// 2026-03-01 is a Sunday
const week = [on(0, '08:00', '12:00'), on(0, '16:00', '20:00'), on(4, '20:00', '02:00'), on(6, '00:00', '00:00')]
const ramadan = {
  starts_on: '2026-03-05',
  ends_on: '2026-03-07',
  hours: [on(5, '21:00', '01:30'), on(6, '22:00', '03:00')],
}

test('a night is cut at midnight, in the next week too, and made whole again', () => {
  expect(splitHours([on(6, '22:00', '03:00'), on(1, '08:00', '12:00')])).toEqual([
    on(0, '00:00', '03:00'),
    on(1, '08:00', '12:00'),
    on(6, '22:00', '24:00'),
  ])
  for (const said of [week, ramadan.hours, [], [on(3, '00:00', '00:00'), on(4, '00:00', '02:00')]])
    expect(joinHours(splitHours(said))).toEqual(said)
})

test('hours of one day overlap, those that touch do not', () => {
  expect(overlapOf(week)).toBeUndefined()
  expect(overlapOf([on(2, '08:00', '12:00'), on(2, '12:00', '14:00')])).toBeUndefined()
  expect(overlapOf([on(2, '08:00', '12:01'), on(2, '12:00', '14:00')])).toBe(2)
  expect(overlapOf([on(2, '08:00', '12:00'), on(2, '08:00', '12:00')])).toBe(2)
  expect(overlapOf([on(6, '22:00', '03:00'), on(0, '02:00', '04:00')]), 'a night runs into the next day').toBe(0)
})

test.each([
  ['2026-03-01', '07:59', false],
  ['2026-03-01', '08:00', true],
  ['2026-03-01', '11:59', true],
  ['2026-03-01', '12:00', false],
  ['2026-03-01', '16:00', true],
  ['2026-03-02', '10:00', false],
])('the usual week on %s at %s: %s', (date, time, expected) => {
  expect(isOpen(week, [], date, time)).toBe(expected)
})

test('a night belongs to the day it began on', () => {
  expect(isOpen(week, [], '2026-03-12', '23:59')).toBe(true)
  expect(isOpen(week, [], '2026-03-13', '01:59')).toBe(true)
  expect(isOpen(week, [], '2026-03-13', '02:00')).toBe(false)
  expect(isOpen(week, [], '2026-03-12', '01:00'), 'the night before was closed').toBe(false)
  expect(hoursOn(week, [], '2026-03-14'), 'all day').toEqual([{ opens: '00:00', closes: '24:00' }])
})

test('a season beats the week, from its first day to its last', () => {
  expect(isOpen(week, [ramadan], '2026-03-04', '21:00')).toBe(false)
  expect(hoursOn(week, [ramadan], '2026-03-05'), 'Thursday has no hours in the season').toEqual([])
  expect(hoursOn(week, [ramadan], '2026-03-06')).toEqual([{ opens: '21:00', closes: '24:00' }])
  expect(hoursOn(week, [ramadan], '2026-03-07')).toEqual([
    { opens: '00:00', closes: '01:30' },
    { opens: '22:00', closes: '24:00' },
  ])
})

test('the last night of a season ends on the first day after it', () => {
  expect(hoursOn(week, [ramadan], '2026-03-08')).toEqual([
    { opens: '00:00', closes: '03:00' },
    { opens: '08:00', closes: '12:00' },
    { opens: '16:00', closes: '20:00' },
  ])
})

test('a night from before a season runs into its first day', () => {
  const wednesday = [on(3, '22:00', '04:00')]
  expect(hoursOn(wednesday, [ramadan], '2026-03-05')).toEqual([{ opens: '00:00', closes: '04:00' }])
})

test('hours that touch are told as one', () => {
  expect(hoursOn([on(1, '08:00', '12:00'), on(1, '12:00', '14:00')], [], '2026-03-02')).toEqual([
    { opens: '08:00', closes: '14:00' },
  ])
})
