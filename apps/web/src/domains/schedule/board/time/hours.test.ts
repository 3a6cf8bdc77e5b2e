import { expect, it } from 'vitest'
import { minuteAt } from './axis.ts'
import { shownHours } from './hours.ts'

const zone = 'Asia/Riyadh'
const day = '2026-03-31'
const open = (from: string | null, to: string | null) => ({ day, from, to, shut_by: null, name: null })
const school = (...opening: ReturnType<typeof open>[]) => ({
  opening,
  day_starts: '06:00',
  day_ends: '23:00',
  time_zone: zone,
})
const lesson = (from: string, to: string) => ({ start: minuteAt(day, from, zone), end: minuteAt(day, to, zone) })

it('shows the hours in which the school is open, in full hours', () => {
  expect(shownHours(school(open('08:30', '20:15')), [])).toEqual({ from: '08:00', to: '21:00' })
})

it('takes the widest of several days and leaves out those that are closed', () => {
  expect(shownHours(school(open('10:00', '15:00'), open(null, null), open('08:00', '20:00')), [])).toEqual({
    from: '08:00',
    to: '20:00',
  })
})

it('never leaves out a lesson', () => {
  const lessons = [lesson('05:45', '06:30'), lesson('21:00', '22:10')]
  expect(shownHours(school(open('08:00', '20:00')), lessons)).toEqual({ from: '05:00', to: '23:00' })
  expect(shownHours(school(open('08:00', '20:00')), [lesson('23:30', '24:00')])).toEqual({ from: '08:00', to: '24:00' })
})

it('shows what the school says where no hours are known, or none are open', () => {
  expect(shownHours(school(open('00:00', '24:00')), [])).toEqual({ from: '06:00', to: '23:00' })
  expect(shownHours(school(open(null, null)), [])).toEqual({ from: '06:00', to: '23:00' })
})

it('shows the whole day to whoever wants it', () => {
  expect(shownHours(school(open('08:00', '20:00')), [], true)).toEqual({ from: '00:00', to: '24:00' })
})
