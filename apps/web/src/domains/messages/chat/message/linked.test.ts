import { expect, test } from 'vitest'
import { isEmoji, linked } from './linked.ts'

const links = (text: string) => linked(text).flatMap((piece) => ('href' in piece ? piece.href : []))

test('addresses become links, and nothing of the text is lost', () => {
  const text = 'see https://example.org/a?b=1, or www.example.org/x.'
  expect(links(text)).toEqual(['https://example.org/a?b=1', 'https://www.example.org/x'])
  expect(
    linked(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})

test('the end of a sentence is not part of the address', () => {
  expect(links('(https://example.org/a)')).toEqual(['https://example.org/a'])
  expect(links('https://example.org/a_(b)')).toEqual(['https://example.org/a_(b)'])
  expect(links('هل رأيت https://example.org/صفحة؟')).toEqual(['https://example.org/صفحة'])
})

test('other schemes and bare beginnings stay text', () => {
  expect(links('javascript:alert(1) data:text/html,x https:// www. ftp://example.org')).toEqual([])
})

test('pictograms alone are told from text with pictograms and from digits', () => {
  expect(['👍', '👩🏽‍🏫 🎉', '🇸🇦', '❤️'].map(isEmoji)).toEqual([true, true, true, true])
  expect(['ok 👍', '12', '#', '', '  '].map(isEmoji)).toEqual([false, false, false, false, false])
})
