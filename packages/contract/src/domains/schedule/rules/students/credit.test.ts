import { describe, expect, it } from 'vitest'
import type { Credit } from '../facts.ts'
import { costBeside, creditFor } from './credit.ts'

const item = (item_id: number, more: Partial<Credit> = {}): Credit => ({
  ...{ item_id, lesson_kinds: ['road'], unit: 'minutes', qty: 60, expires_on: null },
  ...more,
})
const lesson = { kind: 'road', day: '2030-03-04' } as const

describe('what is left for a lesson', () => {
  it('is of its kind and valid on its day, less what other lessons drew', () => {
    const credit = [item(1), item(2, { expires_on: '2030-03-03' }), item(3, { lesson_kinds: ['night'] })]
    const drawn = [
      { lesson_id: 8, item_id: 1, qty: 20 },
      { lesson_id: 9, item_id: 1, qty: 15 },
      { lesson_id: 9, item_id: 3, qty: 60 },
    ]
    expect(creditFor({ credit, drawn }, lesson)).toMatchObject({ items: [{ item_id: 1 }], minutes: 25, isPiece: false })
    expect(creditFor({ credit, drawn }, { ...lesson, lessonId: 8 }).minutes).toBe(45)
    expect(creditFor({ credit, drawn }, { ...lesson, day: '2030-03-03' }).minutes).toBe(85)
  })

  it('is a piece until it is drawn, whatever minutes there are', () => {
    const credit = [item(1, { unit: 'pieces', qty: 1 })]
    expect(creditFor({ credit, drawn: [] }, lesson)).toMatchObject({ minutes: 0, isPiece: true })
    const drawn = [{ lesson_id: 9, item_id: 1, qty: 1 }]
    expect(creditFor({ credit, drawn }, lesson)).toMatchObject({ minutes: 0, isPiece: false })
  })

  it('covers minutes, and the rest costs its part: 30 min left, lesson 60 at 120.00: 60.00', () => {
    const left = (minutes: number, isPiece = false) => ({ items: [], minutes, isPiece })
    const hour = { minutes: 60, price_minor: 12_000 }
    expect(costBeside(left(30), hour)).toEqual({ covered_minutes: 30, rest_minor: 6_000 })
    expect(costBeside(left(600), hour)).toEqual({ covered_minutes: 60, rest_minor: 0 })
    expect(costBeside(left(-5), hour)).toEqual({ covered_minutes: 0, rest_minor: 12_000 })
    expect(costBeside(left(0, true), hour)).toEqual({ covered_minutes: 60, rest_minor: 0 })
    expect(costBeside(left(30), { minutes: 60, price_minor: null })).toEqual({ covered_minutes: 30, rest_minor: 0 })
  })
})
