import { describe, expect, it } from 'vitest'
import { fieldsOf } from '../kernel/issues.ts'
import { type WishTime, wishTimes, wrongTimes } from './wishTimes.ts'

const on = (weekday: number, from: string, to: string): WishTime => ({ weekday, from, to })

describe('wished times', () => {
  it('may touch, stand on different days, and be told in any order', () => {
    expect(wrongTimes([])).toEqual([])
    expect(
      wrongTimes([on(7, '16:00', '18:00'), on(1, '10:00', '12:00'), on(1, '08:00', '10:00'), on(2, '09:00', '11:00')]),
    ).toEqual([])
  })

  it('end after they begin', () => {
    const end = { field: 'to', code: 'end_before_start' }
    expect(wrongTimes([on(1, '10:00', '10:00'), on(2, '22:00', '02:00')])).toEqual([
      { place: 0, ...end },
      { place: 1, ...end },
    ])
  })

  it('do not overlap on one day; the one that begins later is told', () => {
    const overlap = { field: 'from', code: 'hours_overlap' }
    expect(wrongTimes([on(1, '10:00', '12:00'), on(1, '08:00', '10:30')])).toEqual([{ place: 0, ...overlap }])
    expect(wrongTimes([on(1, '10:00', '12:00'), on(1, '10:00', '12:00')])).toEqual([{ place: 1, ...overlap }])
    // a short one within a long one does not hide what comes after it
    expect(wrongTimes([on(3, '08:00', '14:00'), on(3, '09:00', '10:00'), on(3, '11:00', '12:00')])).toEqual([
      { place: 1, ...overlap },
      { place: 2, ...overlap },
    ])
  })

  it('that do not end stand in nobody’s way', () => {
    expect(wrongTimes([on(1, '08:00', '07:00'), on(1, '08:30', '09:00')])).toEqual([
      { place: 0, field: 'to', code: 'end_before_start' },
    ])
  })

  it('are refused by the schema at the field that should change', () => {
    const wrong = (value: unknown) => {
      const { success, error } = wishTimes.safeParse(value)
      return success
        ? {}
        : Object.fromEntries(Object.entries(fieldsOf(error.issues, value)).map(([path, { code }]) => [path, code]))
    }
    expect(wrong([on(1, '08:00', '09:00')])).toEqual({})
    expect(wrong([on(1, '08:00', '09:00'), on(1, '08:59', '10:00')])).toEqual({ '1.from': 'hours_overlap' })
    expect(wrong([on(5, '09:00', '08:00')])).toEqual({ '0.to': 'end_before_start' })
    expect(wrong([on(0, '08:00', '09:00')])).toEqual({ '0.weekday': 'too_small' })
    expect(wrong([on(8, '8:00', '24:00')])).toEqual({
      '0.weekday': 'too_large',
      '0.from': 'invalid_format',
      '0.to': 'invalid_format',
    })
  })
})
