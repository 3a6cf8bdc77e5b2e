import { expect, it } from 'vitest'
import { errorsOf, isBegun, nobody, noGuardian, ofLead } from './personValues.ts'

const sara = { ...nobody, first_name: { ar: 'سارة', en: '' }, family_name: { ar: 'العلي', en: '' } }

it('takes a guardian as begun by any of the fields, and says what is missing', () => {
  expect(isBegun(noGuardian)).toBe(false)
  const begun = [
    { ...noGuardian, family_name: { ar: 'العلي', en: '' } },
    { ...noGuardian, first_name: { ar: '', en: 'Fahd' } },
    { ...noGuardian, phone: '+966501234567' },
  ]
  for (const one of begun) {
    expect(isBegun(one)).toBe(true)
    expect(Object.keys(errorsOf(sara, one)).every((path) => path.startsWith('guardian.'))).toBe(true)
    expect(errorsOf(sara, one)).not.toEqual({})
  }
  const whole = { ...noGuardian, ...begun[0], first_name: { ar: 'فهد', en: '' }, phone: '+966501234567' }
  expect(errorsOf(sara, whole)).toEqual({})
  expect(errorsOf(sara, undefined)).toEqual({})
  expect(Object.keys(errorsOf({ ...sara, family_name: { ar: '', en: '' } }, undefined))).toEqual(['family_name.ar'])
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
