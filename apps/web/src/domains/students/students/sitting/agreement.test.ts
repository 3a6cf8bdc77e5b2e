import type { Language } from '@dsms/contract/kernel/shared'
import { expect, it } from 'vitest'
import { fittingTemplates, toAgreeUpon } from './agreement.ts'

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

it('gives each course a contract of its own', () => {
  const [car, truck] = [{ id: 7 }, { id: 8 }]
  const ofCar = { id: 1, enrolment_id: 7, status: 'accepted' }
  const waiting = { id: 2, enrolment_id: 8, status: 'sent' }
  const gone = { id: 3, enrolment_id: 8, status: 'cancelled' }
  expect(toAgreeUpon([car, truck], [gone, ofCar], undefined)).toEqual({ enrolment: truck, contract: undefined })
  expect(toAgreeUpon([car, truck], [waiting, ofCar], undefined)).toEqual({ enrolment: truck, contract: waiting })
  expect(toAgreeUpon([car, truck], [waiting, ofCar], 7)).toEqual({ enrolment: car, contract: ofCar })
  // who is in no course may have agreed to something all the same
  const free = { id: 4, enrolment_id: null, status: 'accepted' }
  expect(toAgreeUpon([], [ofCar, free], undefined)).toEqual({ enrolment: undefined, contract: free })
})
