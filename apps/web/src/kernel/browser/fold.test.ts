import { expect, test } from 'vitest'
import { matching } from './fold.ts'

const find = (text: string, ...words: string[]) => matching(words, text, (word) => [word])

test('spelling variants of Arabic and accents do not matter', () => {
  expect(find('احمد', 'أحمد', 'إحمد', 'حمد')).toEqual(['أحمد', 'إحمد'])
  expect(find('مدرسه', 'مدرسة الطريق')).toEqual(['مدرسة الطريق'])
  expect(find('على', 'علي')).toEqual(['علي'])
  expect(find('ecole', 'École du Nord')).toEqual(['École du Nord'])
})

test('what starts with the text comes first', () => {
  expect(find('role', 'School roles', 'Roles')).toEqual(['Roles', 'School roles'])
})

test('words are found in any order, and numbers however they are written', () => {
  expect(find('العلي ساره', 'سارة أحمد العلي', 'سارة خالد')).toEqual(['سارة أحمد العلي'])
  expect(find('055 104 2361', '+966551042361', '+966551042362')).toEqual(['+966551042361'])
})

test('an empty text keeps everything', () => {
  expect(find('  ', 'a', 'b')).toEqual(['a', 'b'])
})
