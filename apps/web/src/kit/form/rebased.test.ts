import { expect, it } from 'vitest'
import { rebased } from './useRecordForm.ts'

const before = { name: 'Theory', kind: 'a', notes: '' }

it('keeps what is typed when the record is read anew', () => {
  expect(rebased(before, { ...before, notes: 'mine' }, { ...before, kind: 'b' })).toEqual({
    name: 'Theory',
    kind: 'b',
    notes: 'mine',
  })
  expect(rebased(before, before, { ...before, name: 'Practice' })).toEqual({ ...before, name: 'Practice' })
})

it('decides nothing where both changed a field, unless to the same', () => {
  const mine = { ...before, name: 'Mine' }
  expect(rebased(before, mine, { ...before, name: 'Theirs' })).toBeUndefined()
  expect(rebased(before, mine, { ...mine, kind: 'b' })).toEqual({ ...mine, kind: 'b' })
})
