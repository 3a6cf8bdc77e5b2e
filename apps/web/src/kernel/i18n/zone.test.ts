import { expect, test } from 'vitest'
import { instantOf, wallClock, zoneOffset } from './zone.ts'

test.each([
  ['2026-03-28T09:00:00', 'Europe/Berlin', '2026-03-28T08:00:00.000Z'],
  ['2026-03-29T09:00:00', 'Europe/Berlin', '2026-03-29T07:00:00.000Z'],
  ['2026-10-25T09:00', 'Europe/Berlin', '2026-10-25T08:00:00.000Z'],
  ['2026-06-01T09:00', 'Asia/Riyadh', '2026-06-01T06:00:00.000Z'],
  ['2026-06-01', 'Asia/Kolkata', '2026-05-31T18:30:00.000Z'],
])('%s in %s is %s', (wall, zone, instant) => {
  expect(instantOf(wall, zone)).toBe(instant)
  expect(wallClock(instant, zone)).toBe(`${wall}T00:00:00`.length === 19 ? `${wall}T00:00:00` : wall.padEnd(19, ':00'))
})

test('an hour that summer time skips is the one after it, and of one that comes twice the first', () => {
  expect(wallClock(instantOf('2026-03-29T02:30', 'Europe/Berlin'), 'Europe/Berlin')).toBe('2026-03-29T03:30:00')
  expect(instantOf('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z')
})

test('zones are ahead of UTC by minutes that depend on the day', () => {
  expect(zoneOffset('2026-01-01T00:00:00Z', 'Europe/Berlin')).toBe(60)
  expect(zoneOffset('2026-07-01T00:00:00Z', 'Europe/Berlin')).toBe(120)
  expect(zoneOffset('2026-07-01T00:00:00Z', 'America/St_Johns')).toBe(-150)
})
