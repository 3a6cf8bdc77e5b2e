import type { Language } from '@dsms/contract/kernel/shared'
import { expect, it } from 'vitest'
import { fittingTemplates } from './templates.ts'

const arabic = { id: 1, name: 'ar', languages: ['ar', 'en'] satisfies Language[] }
const german = { id: 2, name: 'de', languages: ['de', 'en'] satisfies Language[] }
const alone = { id: 3, name: 'fr', languages: ['fr'] satisfies Language[] }
const all = [arabic, german, alone]
const ids = (spoken: Language[]) => {
  const { language, templates } = fittingTemplates(all, spoken)
  return [language, ...templates.map(({ id }) => id)]
}

it('takes the first language of the student that there is a whole text in', () => {
  expect(ids(['de', 'ar'])).toEqual(['de', 2])
  expect(ids(['en'])).toEqual(['en', 1])
  expect(ids(['fr', 'de'])).toEqual(['de', 2])
})

it('leaves it to the school where the student said nothing, or nothing fits', () => {
  expect(ids([])).toEqual([undefined, 1, 2, 3])
  expect(ids(['fr', 'pt'])).toEqual([undefined, 1, 2, 3])
})
