import { expect, it } from 'vitest'
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

it('cuts a text into headings and paragraphs', () => {
  expect(partsOf('# One\nbelow\n\ntwo\nlines\n\n\n# Three\n')).toEqual([
    { kind: 'heading', text: 'One' },
    { kind: 'paragraph', text: 'below' },
    { kind: 'paragraph', text: 'two\nlines' },
    { kind: 'heading', text: 'Three' },
  ])
})
