import { expect, it } from 'vitest'
import { firstName, shortName } from './names.ts'

it.each([
  ['ليلى حسن', 'ليلى حسن', 'ليلى'],
  ['فهد ناصر العتيبي', 'فهد العتيبي', 'فهد'],
  ['عبد الله محمد القحطاني', 'عبد الله القحطاني', 'عبد الله'],
  ['سعد فهد آل سعود', 'سعد آل سعود', 'سعد'],
  ['محمد بن راشد', 'محمد بن راشد', 'محمد'],
  ['Maria João da Silva', 'Maria da Silva', 'Maria'],
  ['Jan van Dijk', 'Jan van Dijk', 'Jan'],
  ['نورة', 'نورة', 'نورة'],
])('%s keeps its first and last name', (full, short, first) => {
  expect(shortName(full)).toBe(short)
  expect(firstName(full)).toBe(first)
})
