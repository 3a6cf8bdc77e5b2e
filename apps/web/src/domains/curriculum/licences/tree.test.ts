import { expect, it } from 'vitest'
import { branchesOf, linesOf, moveOf, type TreeRow } from './tree.ts'

const row = (id: number, parent_id: number | null, name: string, is_match = true): TreeRow => ({
  id,
  parent_id,
  level: 0,
  code: name,
  name,
  group: 'car',
  gearbox: 'both',
  min_age_months: 216,
  status: 'active',
  requirements_version: 0,
  is_match,
})
const rows = [
  row(1, null, 'Car', false),
  row(2, null, 'Bus', false),
  row(3, 1, 'Automatic'),
  row(4, 1, 'Manual', false),
  row(5, 3, 'Town'),
]
const all = () => true
const ids = (lines: ReturnType<typeof linesOf>) => lines.map(({ branch }) => branch.id)

it('shows what is open, in order, with place and size for those who listen', () => {
  const tree = branchesOf(rows, false)
  expect(ids(linesOf(tree, all))).toEqual([1, 3, 5, 4, 2])
  expect(ids(linesOf(tree, (id) => id === 1))).toEqual([1, 3, 4, 2])
  expect(linesOf(tree, all)[3]).toMatchObject({ place: 2, size: 2, parent: 1 })
})

it('keeps while searching what matches and what leads there', () => {
  expect(ids(linesOf(branchesOf(rows, true), all))).toEqual([1, 3, 5])
})

it('walks by keys', () => {
  const open = (id: number) => id === 1
  const lines = linesOf(branchesOf(rows, false), open)
  expect(moveOf(lines, 1, 'ArrowDown', open)).toEqual({ focus: 3 })
  expect(moveOf(lines, 1, 'ArrowUp', open)).toBeUndefined()
  expect(moveOf(lines, 1, 'forward', open)).toEqual({ focus: 3 })
  expect(moveOf(lines, 3, 'forward', open)).toEqual({ open: 3 })
  expect(moveOf(lines, 4, 'forward', open)).toBeUndefined()
  expect(moveOf(lines, 1, 'back', open)).toEqual({ shut: 1 })
  expect(moveOf(lines, 4, 'back', open)).toEqual({ focus: 1 })
  expect(moveOf(lines, 1, 'End', open)).toEqual({ focus: 2 })
  expect(moveOf(lines, 2, 'Home', open)).toEqual({ focus: 1 })
  expect(moveOf(lines, 1, 'b', open)).toEqual({ focus: 2 })
})
