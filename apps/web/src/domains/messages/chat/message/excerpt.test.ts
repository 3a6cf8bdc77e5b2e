import { expect, test } from 'vitest'
import { excerpt } from './excerpt.ts'

test('finds whatever the spelling, and shows it as it was written', () => {
  expect(excerpt('موعد الدرس في المدرسة غدًا', 'المدرسه')).toMatchObject({ match: 'المدرسة', after: ' غدًا' })
  expect(excerpt('le café est fermé', 'CAFE')).toEqual({ before: 'le ', match: 'café', after: ' est fermé' })
})

test('a long text is cut around it', () => {
  const { before, match, after } = excerpt(`${'a '.repeat(200)}needle ${'b '.repeat(200)}`, 'needle')
  expect(match).toBe('needle')
  expect(before).toMatch(/^…/)
  expect(after).toMatch(/…$/)
  expect((before + after).length).toBeLessThan(200)
})

test('what was found only by the server is shown from its beginning', () => {
  expect(excerpt('short', 'else')).toEqual({ before: 'short', match: '', after: '' })
})
