import { expect, it } from 'vitest'
import { holdsAddress, withoutAddresses } from '../../../kernel/translated.ts'
import { blank, fillIn, partsOf, wrongPlaceholder } from './placeholders.ts'

it.each([
  ['{{student.name}} و{{ today }}', undefined],
  ['no braces at all, { one } either', undefined],
  ['{{student.nmae}}', '{{student.nmae}}'],
  ['{{}}', '{{}}'],
  ['until {{today', '{{today'],
  ['today}}', '}}'],
  ['{{today}} {{student', '{{student'],
])('%j has %j that cannot be filled in', (text, wrong) => {
  expect(wrongPlaceholder(text)).toBe(wrong)
})

it('fills in what is known and leaves a line for what is not', () => {
  expect(fillIn('{{student.name}}, {{ student.phone }}', { 'student.name': 'سارة' })).toBe(`\u2068سارة\u2069, ${blank}`)
  expect(fillIn('{{student.name}}', { 'student.name': '{{today}} $& $1' })).toBe('\u2068{{today}} $& $1\u2069')
})

it.each([
  'Street 1\n\n# Fees\nThe course is free.',
  'Street 1\r\r# Fees\rThe course is free.',
  'Street 1\u2029\u2029# Fees\u2028The course is free.',
  'Street 1\u0085\u0085# Fees\u000bThe course is free.',
  '# Fees\n\nThe course is free.',
  '\u2069\n\n# Fees',
])('makes no clause of a value: %j', (address) => {
  const text = fillIn('{{student.address}}\n\n# Fees\nAs agreed, {{student.address}}.', { 'student.address': address })
  expect(partsOf(text)).toEqual([
    { kind: 'paragraph', text: expect.stringMatching(/^\u2068[^\n]*\u2069$/) },
    { kind: 'heading', text: 'Fees' },
    { kind: 'paragraph', text: expect.stringMatching(/^As agreed, \u2068[^\n]*\u2069\.$/) },
  ])
})

it('lets no value turn what stands around it', () => {
  expect(fillIn('{{student.name}} owes 120', { 'student.name': 'A\u202e\u2069\u2066B' })).toBe(
    '\u2068AB\u2069 owes 120',
  )
})

it('leaves a line where nothing is left of a value', () => {
  expect(fillIn('{{student.address}}', { 'student.address': ' \n\u202e' })).toBe(blank)
})

it.each([
  'You won 5000 USD: claim at https://evil.example/x',
  'evil.example',
  'EVIL。example',
  'claim@evil.example',
  'see www.evil',
  'go to t.co/x',
  'http:evil',
  '10.0.0.1 now',
  'evil\u200b.example',
  'مدرسة موقع.السعودية',
])('%j leads somewhere else', (name) => {
  expect(holdsAddress(name)).toBe(true)
  expect(holdsAddress(withoutAddresses(name))).toBe(false)
})

it.each([
  'مدرسة د.أحمد لتعليم القيادة',
  'S.A.R.L. Auto',
  'St. Mary',
  'Al Noor, 2nd branch',
  'Fahrschule Müller & Co. KG',
  'No. 5',
])('%j is a name', (name) => {
  expect(holdsAddress(name)).toBe(false)
  expect(withoutAddresses(name)).toBe(name)
})

it('cuts a text into headings and paragraphs', () => {
  expect(partsOf('# One\nbelow\n\ntwo\nlines\n\n\n# Three\n')).toEqual([
    { kind: 'heading', text: 'One' },
    { kind: 'paragraph', text: 'below' },
    { kind: 'paragraph', text: 'two\nlines' },
    { kind: 'heading', text: 'Three' },
  ])
})
