import { describe, expect, it } from 'vitest'
import { hourMs } from '../../../kernel/time/milliseconds.ts'
import { at, codesAgainst } from './facts.testing.ts'
import { whenOf } from './when.ts'

const when = (from: string, to: string, zone = 'Europe/Berlin') => whenOf({ start: at(from), end: at(to) }, zone)

describe('when a lesson is', () => {
  it('counts past midnight for the day on which it begins', () => {
    const late = when('2026-03-02T23:30:00+01:00', '2026-03-03T00:30:00+01:00')
    expect(late.day).toBe('2026-03-02')
    expect(late.parts).toEqual([
      { day: '2026-03-02', span: { from: 1410, to: 1440 } },
      { day: '2026-03-03', span: { from: 0, to: 30 } },
    ])
    expect(when('2026-03-02T23:00:00+01:00', '2026-03-03T00:00:00+01:00').parts).toEqual([
      { day: '2026-03-02', span: { from: 1380, to: 1440 } },
    ])
  })

  it('knows days of 23 and 25 hours, and their weeks', () => {
    const spring = when('2026-03-29T09:00:00+02:00', '2026-03-29T10:00:00+02:00')
    expect(spring).toMatchObject({ day: '2026-03-29', from: '2026-03-29T09:00', to: '2026-03-29T10:00' })
    expect((spring.today.to - spring.today.from) / hourMs).toBe(23)
    expect((spring.week.to - spring.week.from) / hourMs).toBe(7 * 24 - 1)
    expect(spring.week.from).toBe(at('2026-03-23T00:00:00+01:00'))
    const autumn = when('2026-10-25T09:00:00+01:00', '2026-10-25T10:00:00+01:00')
    expect((autumn.today.to - autumn.today.from) / hourMs).toBe(25)
  })

  it('tells the hour that comes twice by the clocks that it is held under', () => {
    const twice = when('2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00')
    expect(twice.parts).toEqual([{ day: '2026-10-25', span: { from: 150, to: 151 } }])
    expect(when('2026-10-25T02:00:00+02:00', '2026-10-25T03:00:00+02:00').to).toBe('2026-10-25T03:00')
  })

  it('tells the first minute after a change by the new clocks', () => {
    expect(when('2026-03-29T03:00:00+02:00', '2026-03-29T04:00:00+02:00').from).toBe('2026-03-29T03:00')
    expect(when('2026-03-29T01:00:00+01:00', '2026-03-29T03:00:00+02:00').to).toBe('2026-03-29T02:00')
  })

  it('begins a day whose midnight is skipped at one', () => {
    const cairo = when('2026-04-24T09:00:00+03:00', '2026-04-24T10:00:00+03:00', 'Africa/Cairo')
    expect(cairo.today.from).toBe(at('2026-04-24T01:00:00+03:00'))
  })

  it('Annex A 13: nine stays nine by the clock on both sides of a change', () => {
    const rules = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday,
      from: '09:00',
      to: '10:00',
      valid_from: '2020-01-01',
      valid_to: null,
      branch_id: null,
      kind: 'any' as const,
    }))
    const codes = (start: string) =>
      codesAgainst({
        draft: { start: at(start), end: at(start) + hourMs },
        facts: { zone: 'Europe/Berlin' },
        trainer: { rules },
        enrolment: { last_lesson_on: null },
      })
    for (const start of [
      '2026-03-28T09:00:00+01:00',
      '2026-03-29T09:00:00+02:00',
      '2026-10-24T09:00:00+02:00',
      '2026-10-25T09:00:00+01:00',
    ])
      expect(codes(start)).toEqual([])
    expect(codes('2026-03-29T09:00:00+01:00')).toEqual(['trainer_hours'])
    expect(codes('2026-10-25T09:00:00+02:00')).toEqual(['trainer_hours'])
  })
})
