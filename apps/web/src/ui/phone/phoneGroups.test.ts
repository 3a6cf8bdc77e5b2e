import { expect, it } from 'vitest'
import { phoneGroups } from './phoneGroups.ts'

const read = (number: string) =>
  phoneGroups(number)
    .map(({ digits }) => digits)
    .join(' ')

it('groups numbers as people read them, behind the calling code', () => {
  expect(read('+966551042361')).toBe('+966 55 104 2361')
  expect(read('+97150123456')).toBe('+971 5012 3456')
  expect(read('+201001234567')).toBe('+20 100 123 4567')
  expect(read('+96512345678')).toBe('+965 1234 5678')
  expect(read('+4915112345678')).toBe('+49 151 1234 5678')
  expect(read('+33612345678')).toBe('+33 61 234 5678')
  expect(read('+12025550123')).toBe('+1 202 555 0123')
  expect(read('+352621123')).toBe('+352 621 123')
  expect(read('+493012345678901')).toBe('+49 301 234 567 8901')
})

it('loses no sign, and leaves alone what is no such number', () => {
  for (const number of ['+966551042361', '+4930123456789', '0551042361', 'ext. 12', '']) {
    expect(read(number).replaceAll(/(?<=\d) (?=\d)/g, '')).toBe(number)
  }
})
