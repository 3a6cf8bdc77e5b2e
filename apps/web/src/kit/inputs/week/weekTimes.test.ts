import { expect, it } from 'vitest'
import { fillOf, painted, repainted, type WeekTimes, weekdaysFrom } from './weekTimes.ts'

const at = (weekday: number, from: string, to: string): WeekTimes => ({ weekday, from, to })
const week = [at(1, '08:00', '12:00'), at(3, '09:15', '10:00')]
const half = (hour: number) => ({ from: hour * 60, to: hour * 60 + 30 })

it('tells how much of a cell is painted', () => {
  expect([8, 11, 12].map((hour) => fillOf(week, 1, half(hour)))).toEqual(['all', 'all', 'none'])
  expect([fillOf(week, 3, half(9)), fillOf(week, 2, half(9))]).toEqual(['part', 'none'])
})

it('adds and takes away, on some days alone', () => {
  expect(painted(week, [1, 2], { from: 720, to: 780 }, true)).toEqual([
    at(1, '08:00', '13:00'),
    at(2, '12:00', '13:00'),
    at(3, '09:15', '10:00'),
  ])
  expect(painted(week, [1], { from: 540, to: 600 }, false)).toEqual([
    at(1, '08:00', '09:00'),
    at(1, '10:00', '12:00'),
    at(3, '09:15', '10:00'),
  ])
  expect(painted(week, [7], { from: 1410, to: 1440 }, true).at(-1)).toEqual(at(7, '23:30', '24:00'))
})

it('leaves to rows what they say besides, and gives new ones what the brush says', () => {
  const rows = [
    { ...at(1, '08:00', '10:00'), kind: 'theory' },
    { ...at(1, '10:00', '12:00'), kind: 'any' },
  ]
  const same = (a: { kind: string }, b: { kind: string }) => a.kind === b.kind
  expect(repainted(rows, [at(1, '09:00', '13:00')], { kind: 'any' }, same)).toEqual([
    { ...at(1, '09:00', '10:00'), kind: 'theory' },
    { ...at(1, '10:00', '13:00'), kind: 'any' },
  ])
})

it('begins the week with any day', () => {
  expect(weekdaysFrom(0)).toEqual([7, 1, 2, 3, 4, 5, 6])
  expect(weekdaysFrom(1)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(weekdaysFrom(6)).toEqual([6, 7, 1, 2, 3, 4, 5])
})
