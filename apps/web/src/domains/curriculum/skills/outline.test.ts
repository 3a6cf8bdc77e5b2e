import { describe, expect, test } from 'vitest'
import { dropped, foundOnly, inOrder, type Knot, movedTo, nextCode, spotOf, stepped, withBelow } from './outline.ts'

const knot = (id: number, parent_id: number | null, level: number): Knot => ({ id, parent_id, level, code: `S${id}` })
/** 1 (2 (3, 4), 5), 6 (7) */
const knots = [
  knot(1, null, 0),
  knot(6, null, 0),
  knot(2, 1, 1),
  knot(5, 1, 1),
  knot(7, 6, 1),
  knot(3, 2, 2),
  knot(4, 2, 2),
]
const ids = (list: readonly Knot[]) => list.map(({ id }) => id)
const all = inOrder(knots, () => true)
const after = (id: number, step: 'up' | 'down' | 'in' | 'out') => {
  const spot = stepped(knots, id, step)
  return spot && ids(inOrder(movedTo(knots, id, spot), () => true))
}

describe('the outline', () => {
  test('is read from top to bottom, folded where it is', () => {
    expect(ids(all)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(ids(inOrder(knots, ({ id }) => id !== 2 && id !== 6))).toEqual([1, 2, 5, 6])
    expect(ids(inOrder([knot(9, 8, 1)], () => true))).toEqual([9])
    expect(withBelow(knots, 2)).toEqual([2, 3, 4])
  })

  test('keeps what was found and what that stands below', () => {
    expect(ids(foundOnly(knots.map((one) => ({ ...one, is_found: one.id === 4 }))))).toEqual([1, 2, 4])
  })

  test('is changed by keys, as far as it goes', () => {
    expect(after(5, 'up')).toEqual([1, 5, 2, 3, 4, 6, 7])
    expect(after(2, 'down')).toEqual([1, 5, 2, 3, 4, 6, 7])
    expect(after(1, 'down')).toEqual([6, 7, 1, 2, 3, 4, 5])
    expect(after(5, 'in')).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(stepped(knots, 5, 'in')).toEqual({ parent_id: 2, after_id: 4 })
    expect(stepped(knots, 4, 'out')).toEqual({ parent_id: 1, after_id: 2 })
    expect(stepped(knots, 7, 'out')).toEqual({ parent_id: null, after_id: 6 })
    for (const [id, step] of [
      [1, 'up'],
      [6, 'down'],
      [1, 'in'],
      [1, 'out'],
      [3, 'in'],
      [99, 'up'],
    ] as const)
      expect(stepped(knots, id, step), `${id} ${step}`).toBeUndefined()
    // what has skills with parts cannot go deeper
    expect(stepped(movedTo(knots, 1, { parent_id: null, after_id: 6 }), 1, 'in')).toBeUndefined()
  })

  test('knows the way back', () => {
    const spot = spotOf(knots, 4)
    expect(spot).toEqual({ parent_id: 2, after_id: 3 })
    const moved = movedTo(knots, 4, { parent_id: null, after_id: null })
    expect(moved.find(({ id }) => id === 4)?.level).toBe(0)
    expect(ids(inOrder(movedTo(moved, 4, spot), () => true))).toEqual(ids(all))
  })

  test('takes the levels below along', () => {
    const moved = movedTo(knots, 2, { parent_id: null, after_id: 1 })
    expect(moved.filter(({ id }) => [2, 3, 4].includes(id)).map(({ level }) => level)).toEqual([0, 1, 1])
  })
})

describe('a drop', () => {
  test('lands where the pointer is, as deep as it may', () => {
    expect(dropped(knots, all, 5, 7, 0)).toEqual({ parent_id: 6, after_id: 7 })
    expect(dropped(knots, all, 5, 7, 1)).toEqual({ parent_id: 7, after_id: null })
    expect(dropped(knots, all, 5, 7, -1)).toEqual({ parent_id: null, after_id: 6 })
    expect(dropped(knots, all, 7, 5, 0)).toEqual({ parent_id: 1, after_id: 2 })
    expect(dropped(knots, all, 6, 1, 5)).toEqual({ parent_id: null, after_id: null })
    expect(dropped(knots, all, 5, 99, 0)).toBeUndefined()
  })

  test('leaves a group a group, also in the midst of another', () => {
    expect(dropped(knots, all, 6, 2, 0)).toEqual({ parent_id: null, after_id: 1 })
    expect(dropped(knots, all, 6, 2, 1)).toEqual({ parent_id: 1, after_id: null })
    expect(dropped(knots, all, 7, 4, 0)).toEqual({ parent_id: 1, after_id: 2 })
  })

  test('goes behind what is folded away', () => {
    const rows = inOrder(knots, ({ id }) => id !== 2)
    expect(dropped(knots, rows, 7, 5, 1)).toEqual({ parent_id: 2, after_id: 4 })
  })
})

test('a new code is the next that nobody has', () => {
  expect(nextCode(knots, null)).toBe('S8')
  expect(nextCode(knots, 2)).toBe('S2.3')
  expect(nextCode([{ ...knot(1, null, 0), code: 's1' }], null)).toBe('S2')
})
