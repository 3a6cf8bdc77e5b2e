import { expect, test } from 'vitest'
import { presetsOf, wallOf } from './schedule.ts'

const at = (day: string) => new Date(`${day}T15:30`)

test.each([
  // a Wednesday, a Saturday, a Sunday, the last day of a month
  ['2026-03-04', '2026-03-05', '2026-03-08'],
  ['2026-03-07', '2026-03-08', '2026-03-15'],
  ['2026-03-08', '2026-03-09', '2026-03-15'],
  ['2026-03-31', '2026-04-01', '2026-04-05'],
])('on %s tomorrow is %s and the next Sunday %s, both at eight', (today, tomorrow, sunday) => {
  const presets = presetsOf(at(today))
  expect(wallOf(presets.tomorrow)).toEqual({ day: tomorrow, time: '08:00' })
  expect(wallOf(presets.sunday)).toEqual({ day: sunday, time: '08:00' })
})
