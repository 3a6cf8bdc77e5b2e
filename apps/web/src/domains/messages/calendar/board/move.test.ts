import { expect, test } from 'vitest'
import { droppedAt, movedByDays, resizedTo, stretched } from './move.ts'

const berlin = { extendedProps: { timeZone: 'Europe/Berlin' } }
const lesson = { ...berlin, start: '2026-03-28T08:00:00Z', end: '2026-03-28T09:30:00Z', allDay: false }
const holiday = { ...berlin, start: '2026-03-28', end: '2026-03-30', allDay: true }

test('an hour stays the same hour where the event is meant when it moves across the change of the clock', () => {
  expect(movedByDays(lesson, 1)).toEqual({
    start: '2026-03-29T07:00:00.000Z',
    end: '2026-03-29T08:30:00.000Z',
    allDay: false,
  })
  expect(movedByDays(holiday, 3)).toEqual({ start: '2026-03-31', end: '2026-04-02', allDay: true })
})

test('what is dropped on another day keeps its hour; on another hour it is that hour of this machine', () => {
  // 08:00 UTC is 11:00 in Riyadh
  expect(droppedAt(lesson, '2026-03-29 11:00:00', 'Asia/Riyadh', false).start).toBe('2026-03-29T07:00:00.000Z')
  expect(droppedAt(lesson, '2026-03-29 12:30:00', 'Asia/Riyadh', false)).toEqual({
    start: '2026-03-29T09:30:00.000Z',
    end: '2026-03-29T11:00:00.000Z',
    allDay: false,
  })
})

test('between the row of days and the hours an event changes its nature', () => {
  expect(droppedAt(lesson, '2026-04-02 00:00:00', 'Asia/Riyadh', true)).toEqual({
    start: '2026-04-02',
    end: '2026-04-03',
    allDay: true,
  })
  expect(droppedAt(holiday, '2026-04-02 10:00:00', 'Asia/Riyadh', false)).toEqual({
    start: '2026-04-02T07:00:00.000Z',
    end: '2026-04-02T08:00:00.000Z',
    allDay: false,
  })
  expect(droppedAt(holiday, '2026-04-02 00:00:00', 'Asia/Riyadh', true).end).toBe('2026-04-04')
})

test('an edge that was drawn moves alone', () => {
  expect(resizedTo(lesson, '2026-03-28 09:00:00', '2026-03-28 12:00:00', 'Europe/Berlin')).toEqual({
    start: '2026-03-28T08:00:00Z',
    end: '2026-03-28T11:00:00.000Z',
    allDay: false,
  })
  expect(resizedTo(lesson, '2026-03-28 08:00:00', '2026-03-28 10:30:00', 'Europe/Berlin').end).toBe(lesson.end)
  expect(resizedTo(lesson, '2026-03-28 09:00:00', '2026-03-28 23:59:00', 'Europe/Berlin').end).toBe(
    '2026-03-28T23:00:00.000Z',
  )
})

test('nothing becomes shorter than it can be', () => {
  expect(stretched(holiday, { days: -1, minutes: 0 }).end).toBe('2026-03-29')
  expect(stretched(holiday, { days: -2, minutes: 0 }).end).toBe('2026-03-30')
  expect(stretched(lesson, { days: 0, minutes: -90 }).end).toBe(lesson.end)
  expect(stretched(lesson, { days: 0, minutes: -15 }).end).toBe('2026-03-28T09:15:00.000Z')
})
