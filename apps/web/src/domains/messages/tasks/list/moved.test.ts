import { describe, expect, it } from 'vitest'
import { moved } from './moved.ts'

const rows = [1, 2, 3, 4].map((id) => ({ id }))
const ids = (list: { id: number }[]) => list.map(({ id }) => id).join('')

describe('a dragged row', () => {
  it.each([
    [1, 3, '2314', 3],
    [1, 4, '2341', 4],
    [4, 1, '4123', null],
    [3, 2, '1324', 1],
  ])('%i onto %i makes %s', (id, onto, order, after) => {
    const result = moved(rows, id, onto)
    expect(ids(result.rows)).toBe(order)
    expect(result.after).toBe(after)
  })

  it('that has gone meanwhile changes nothing', () => {
    expect(moved(rows, 9, 1).rows).toBe(rows)
    expect(moved(rows, 1, 9).rows).toBe(rows)
  })
})
