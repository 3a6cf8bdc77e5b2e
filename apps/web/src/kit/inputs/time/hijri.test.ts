import { expect, it } from 'vitest'
import { calendarFormatOf } from '../../../kernel/i18n/calendarFormat.ts'
import { hijriMonth, hijriMonthsAfter, parsedHijri } from './hijri.ts'

const format = calendarFormatOf('en-GB')

it.each([
  ['1/9/1447', '2026-02-18'],
  ['١٠/١٢/١٤٤٧', '2026-05-27'],
  ['1445-01-01', '2023-07-19'],
])('%s is the day %s', (typed, day) => {
  expect(parsedHijri(typed, format)).toBe(day)
})

it.each(['31/1/1447', '1/13/1447', '0/1/1447', '1447', 'x'])('%s is no day', (typed) => {
  expect(parsedHijri(typed, format)).toBeNull()
})

it('finds every month of three centuries', () => {
  for (let year = 1300; year <= 1599; year++)
    for (let month = 1; month <= 12; month++) {
      const first = parsedHijri(`1/${month}/${year}`, format) ?? ''
      expect(format.hijriNumbers(first)).toEqual([year, month, 1])
    }
})

it('knows how long a month is, and goes to others', () => {
  expect(hijriMonth('2026-03-01', format)).toEqual({ first: '2026-02-18', length: 30 })
  expect(format.hijriNumbers(hijriMonthsAfter('2026-03-01', -9, format)).slice(0, 2)).toEqual([1446, 12])
  expect(format.hijriNumbers(hijriMonthsAfter('2026-03-01', 12, format))).toEqual([1448, 9, 12])
})
