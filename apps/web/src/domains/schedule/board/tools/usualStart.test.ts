import { expect, it } from 'vitest'
import { boardOf, day, zone } from '../board.testing.ts'
import { type BoardData, modelOf } from '../model.ts'
import { clockAt, minuteAt } from '../time/axis.ts'
import { usualStart } from './usualStart.ts'

const off = (lane: number, from: string, to: string) => ({
  lane,
  kind: 'off' as const,
  from: minuteAt(day, from, zone),
  to: minuteAt(day, to, zone),
  name: null,
})
const open = (from: string | null, to: string | null) => [{ day, from, to, shut_by: null, name: null }]

/** The first trainer works from ten, the second from half past nine; the branch is open from nine to five. */
function start(change: Partial<BoardData> = {}, { now = '06:00', trainer = null as number | null } = {}) {
  const data: BoardData = {
    ...boardOf([]),
    opening: open('09:00', '17:00'),
    bands: [off(11, '00:00', '10:00'), off(12, '00:00', '09:30')],
    ...change,
  }
  const found = usualStart(modelOf(data, 'trainer'), { day, trainer, length: 60, now: minuteAt(day, now, zone) })
  const at = clockAt(found, zone)
  return `${at.day} ${at.time}`
}

it('is the first hour at which a branch is open and somebody works', () => {
  expect(start()).toBe(`${day} 09:30`)
  expect(start({}, { trainer: 11 })).toBe(`${day} 10:00`)
  expect(start({ opening: open('07:00', '17:00'), bands: [] })).toBe(`${day} 07:00`)
  expect(start({ away: [{ lane: 12, from: day, to: day, why: 'leave', name: null, until: day }] })).toBe(`${day} 10:00`)
})

it('is the next full hour of today, as long as a lesson fits before the evening', () => {
  expect(start({}, { now: '11:20' })).toBe(`${day} 12:00`)
  expect(start({}, { now: '15:59' })).toBe(`${day} 16:00`)
})

it('is on the next day with work where this one has none, or none left', () => {
  const next_taught = minuteAt('2026-04-02', '09:45', zone)
  expect(start({ next_taught }, { now: '16:30' })).toBe('2026-04-02 09:45')
  expect(start({ opening: open(null, null), next_taught })).toBe('2026-04-02 09:45')
  expect(start({ opening: open(null, null), next_taught: minuteAt('2026-04-02', '00:00', zone) })).toBe(
    '2026-04-02 08:00',
  )
})

it('is eight in the morning where nobody has said any hours', () => {
  expect(start({ opening: open('00:00', '24:00'), bands: [], day_starts: '06:00' })).toBe(`${day} 08:00`)
  expect(start({ opening: open('00:00', '24:00'), bands: [], day_starts: '10:00' })).toBe(`${day} 10:00`)
})
