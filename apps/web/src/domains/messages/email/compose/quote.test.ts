import { expect, test } from 'vitest'
import { paragraphsOf, quoteOf, splitQuote } from './quote.ts'

test('a quotation is taken off the end and joins again without loss', () => {
  const quote = quoteOf(['كتب سامي:'], '<p>one</p><blockquote><p>older</p></blockquote><p>two</p>')
  const { text, quote: found } = splitQuote(`<p>my words</p>${quote}`)
  expect(text).toBe('<p>my words</p>')
  expect(found).toBe(quote)
})

test('a quotation within the text stays there', () => {
  const html = '<blockquote><p>said</p></blockquote><p>and I answer</p>'
  expect(splitQuote(html)).toEqual({ text: html, quote: '' })
})

test('a quotation of one’s own at the end goes without the paragraph before it', () => {
  expect(splitQuote('<p>as they say</p><blockquote><p>x</p></blockquote>')).toEqual({
    text: '<p>as they say</p>',
    quote: '<blockquote><p>x</p></blockquote>',
  })
})

test('a closing tag without an opening one is text', () => {
  expect(splitQuote('<p>x</p></blockquote>')).toEqual({ text: '<p>x</p></blockquote>', quote: '' })
})

test('names and lines are text, never markup', () => {
  expect(quoteOf(['<img src=x onerror=a>'], '')).not.toContain('<img')
  expect(paragraphsOf('a < b\n\nc')).toBe('<p>a &#60; b</p><p></p><p>c</p>')
})
