import { expect, it } from 'vitest'
import { formatOf } from '../../../kernel/i18n/format.ts'
import { inWords } from './inWords.ts'

const week = [
  { key: 'a', day: 'الأحد', from: '08:00' },
  { key: 'b', day: 'الاثنين', from: '09:00' },
]

it.each([
  ['ar', 'الأحد 08:00، الاثنين 09:00'],
  ['en', 'الأحد 08:00, الاثنين 09:00'],
])('joins the parts of a value with the comma of %s', (locale, words) => {
  expect(inWords(week, formatOf(locale).joined)).toBe(words)
  expect(inWords([null, 'x', ''], formatOf(locale).joined)).toBe('x')
})
