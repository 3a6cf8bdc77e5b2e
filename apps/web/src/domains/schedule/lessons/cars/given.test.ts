import { expect, it } from 'vitest'
import { type Choice, givenCars } from './given.ts'

const lesson = (id: number, from: string, to: string) => ({
  id,
  start: `2026-03-31T${from}:00.000Z`,
  end: `2026-03-31T${to}:00.000Z`,
})
const car = (id: number, isFree = true): Choice => ({
  ...{ id, name: `car ${id}`, detail: null, branch_ids: [1] },
  against: isFree ? [] : [{ code: 'vehicle_busy', severity: 'hard' }],
})
const nine = lesson(1, '09:00', '10:00')
const half = lesson(2, '09:30', '10:30')
const noon = lesson(3, '12:00', '13:00')
const both = new Map([1, 2, 3].map((id) => [id, [car(7), car(8)]] as const))
const given = (...args: Parameters<typeof givenCars>) => Object.fromEntries(givenCars(...args))

it('each lesson gets the first car that is free, and no car two lessons at once', () => {
  expect(given([nine, half, noon], both, new Map())).toEqual({ 1: 7, 2: 8, 3: 7 })
  const one = new Map([1, 2, 3].map((id) => [id, [car(7), car(8, false)]] as const))
  // the second lesson has none left
  expect(given([nine, half, noon], one, new Map())).toEqual({ 1: 7, 3: 7 })
})

it('what somebody chose comes first, also that a lesson is to be left', () => {
  expect(given([nine, half, noon], both, new Map([[2, 7]]))).toEqual({ 1: 8, 2: 7, 3: 7 })
  expect(given([nine, half], both, new Map([[1, null]]))).toEqual({ 2: 7 })
})

it('a lesson of which nothing is known yet waits', () => {
  expect(given([nine], new Map(), new Map())).toEqual({})
})
