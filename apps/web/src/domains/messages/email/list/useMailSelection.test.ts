import { expect, test } from 'vitest'
import { between } from './useMailSelection.ts'

const page = [9, 7, 5, 3].map((id) => ({ id }))

test('a range goes from one mail to the other, in either direction', () => {
  expect(between(page, 7, 3)).toEqual([7, 5, 3])
  expect(between(page, 3, 7)).toEqual([7, 5, 3])
  expect(between(page, 5, 5)).toEqual([5])
})

test('without a mail to begin at, the range is the mail alone', () => {
  expect(between(page, null, 5)).toEqual([5])
  expect(between(page, 100, 5)).toEqual([5])
})
