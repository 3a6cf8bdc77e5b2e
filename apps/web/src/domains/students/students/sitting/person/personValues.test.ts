import { expect, it } from 'vitest'
import { errorsOf, nobody, noGuardian, ofLead, shownSpeaker, speakerBody, speakerOf } from './personValues.ts'

const sara = { ...nobody, first_name: { ar: 'سارة', en: '' }, family_name: { ar: 'العلي', en: '' } }

it('takes a guardian as begun by any of the fields, and says what is missing', () => {
  expect(speakerOf(noGuardian, true)).toBeUndefined()
  const begun = [
    { ...noGuardian, family_name: { ar: 'العلي', en: '' } },
    { ...noGuardian, first_name: { ar: '', en: 'Fahd' } },
    { ...noGuardian, phone: '+966501234567' },
  ]
  for (const one of begun) {
    expect(speakerOf(one, true)).toBe(one)
    expect(Object.keys(errorsOf(sara, one)).every((path) => path.startsWith('guardian.'))).toBe(true)
    expect(errorsOf(sara, one)).not.toEqual({})
  }
  const whole = { ...noGuardian, ...begun[0], first_name: { ar: 'فهد', en: '' }, phone: '+966501234567' }
  expect(errorsOf(sara, whole)).toEqual({})
  expect(errorsOf(sara, undefined)).toEqual({})
  expect(Object.keys(errorsOf({ ...sara, family_name: { ar: '', en: '' } }, undefined))).toEqual(['family_name.ar'])
})

it('sends the guardian who is known, or the new one, and never both', () => {
  expect(speakerBody(undefined)).toEqual({})
  const { relation, rights } = noGuardian
  const written = { ...noGuardian, first_name: { ar: 'فهد', en: '' } }
  expect(Object.keys(speakerBody(written))).toEqual(['guardian'])
  const known = { ...written, isKnown: true, known: '7' }
  expect(speakerBody(known)).toEqual({ known_guardian: { guardian_id: 7, relation, rights } })
  expect(errorsOf(sara, known)).toEqual({})
})

it('asks whoever turned to those who are known to choose one of them', () => {
  const turned = { ...noGuardian, isKnown: true }
  expect(Object.keys(errorsOf(sara, speakerOf(turned, true)))).toEqual(['known_guardian.guardian_id'])
  // who may write nobody down turned to nothing, and may leave it
  expect(shownSpeaker(noGuardian, false)).toEqual(turned)
  expect(speakerOf(noGuardian, false)).toBeUndefined()
  expect(speakerOf({ ...noGuardian, known: '7' }, false)).toEqual({ ...turned, known: '7' })
})

it('parts the name of a lead, and takes how they are reached', () => {
  const lead = { names: { ar: ' نورة  سعد الحربي', en: 'Noura' }, phone: '+966501234567', email: null }
  expect(ofLead(lead)).toMatchObject({
    first_name: { ar: 'نورة', en: 'Noura' },
    family_name: { ar: 'سعد الحربي', en: '' },
    phone: '+966501234567',
    email: '',
  })
})
