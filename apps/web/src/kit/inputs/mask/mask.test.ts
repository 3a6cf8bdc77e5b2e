import { expect, it } from 'vitest'
import { caretBehind, lengthOf, masked, unmasked } from './mask.ts'
import { masks } from './masks.ts'

it.each([
  [masks.plate, 'أ ب ح ١٢٣٤', 'ABJ1234', 'ABJ 1234'],
  [masks.plate, 'abj-12345', 'ABJ1234', 'ABJ 1234'],
  // a letter that no plate has, and a digit where a letter stands
  [masks.plate, 'q1abj9', 'ABJ9', 'ABJ 9'],
  [masks.identity, '۱۰۹۸۷۶۵۴۳۲', '1098765432', '1 098 765 432'],
  [masks.time, '9h30', '930', '93:0'],
  [masks.iban, 'sa03 8000 0000 6080 1016 7519', 'SA0380000000608010167519', 'SA03 8000 0000 6080 1016 7519'],
])('%s takes %s', (mask, typed, value, shown) => {
  expect(unmasked(mask, typed)).toBe(value)
  expect(masked(mask, value)).toBe(shown)
})

it('writes nothing behind the last sign, so that it can be taken back', () => {
  expect(masked(masks.time, '12')).toBe('12')
  expect(masked(masks.time, '')).toBe('')
})

it('knows where the caret stands and when a value is whole', () => {
  expect(caretBehind(masks.time, '1234', 2)).toBe(2)
  expect(caretBehind(masks.time, '1234', 3)).toBe(4)
  expect(lengthOf(masks.identity)).toBe(10)
})
