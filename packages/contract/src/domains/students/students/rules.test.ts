import { describe, expect, it } from 'vitest'
import { missingName, namePart, noName, wholeNames } from './names.ts'
import { identityKey, isMinor, lastFour, looksLikeNumber, nextStep } from './rules.ts'

describe('names in two scripts', () => {
  const sara = { first_name: { ar: 'سارة', en: 'Sara' }, second_name: noName, family_name: { ar: 'العلي', en: '' } }

  it('are joined by script, without gaps', () => {
    expect(wholeNames(sara)).toEqual({ ar: 'سارة العلي', en: 'Sara' })
    expect(wholeNames({ ...sara, second_name: { ar: 'أحمد', en: '' } })).toEqual({ ar: 'سارة أحمد العلي', en: 'Sara' })
  })

  it('are complete when one script has first and family name', () => {
    expect(missingName(sara)).toBeUndefined()
    expect(missingName({ ...sara, family_name: { ar: '', en: 'Alali' } })).toBeUndefined()
    expect(missingName({ ...sara, family_name: noName })).toBe('family_name.ar')
    expect(missingName({ first_name: noName, second_name: noName, family_name: { ar: '', en: 'Alali' } })).toBe(
      'first_name.ar',
    )
    // first name in one script and family name in the other make no name
    expect(
      missingName({ first_name: { ar: 'سارة', en: '' }, second_name: noName, family_name: { ar: '', en: 'A' } }),
    ).toBe('family_name.ar')
  })

  it.each([
    [{ ar: 'Sara' }, 'arabic_letters'],
    [{ en: 'سارة' }, 'latin_letters'],
  ])('refuse letters of the other script: %o', (part, code) => {
    expect(namePart.safeParse(part).error?.issues[0]?.message).toBe(code)
  })

  it.each([[{ ar: 'عبد الرّحمن' }], [{ en: "D'Arcy Müller-Gonçalves" }], [{ en: 'Nguyễn' }]])('take %o', (part) => {
    expect(namePart.safeParse(part).success).toBe(true)
  })
})

describe('the next step', () => {
  const all = { gaps: [], licence_types: ['B'] }
  it.each([
    ['applicant', { ...all, gaps: ['documents', 'contract'] as const }, { step: 'documents', gap: 'documents' }],
    ['active', { ...all, gaps: ['identity_expired'] as const }, { step: 'form', gap: 'identity_expired' }],
    ['applicant', { ...all, licence_types: [] }, { step: 'course' }],
    ['active', { ...all, licence_types: [] }, { step: 'course' }],
    ['applicant', all, { step: 'activate' }],
    ['paused', all, { step: 'resume' }],
    ['active', all, undefined],
    ['withdrawn', { gaps: ['documents'] as const, licence_types: [] }, undefined],
  ])('of somebody %s with %o is %o', (status, lacks, next) => {
    expect(nextStep({ status, ...lacks })).toEqual(next)
  })
})

describe('the age of majority', () => {
  it.each([
    ['2026-03-01', '2008-03-01', false],
    ['2026-02-28', '2008-03-01', true],
    ['2026-02-28', '2008-02-29', true],
    ['2026-03-01', '2008-02-29', false],
  ])('on %s somebody born on %s is a minor: %s', (day, born, expected) => {
    expect(isMinor(day, born, 18)).toBe(expected)
  })

  it('says nothing of those whose birth date is unknown', () => {
    expect(isMinor('2026-01-01', null, 18)).toBe(false)
  })
})

it('compares identity numbers however they are written', () => {
  expect(identityKey(' 10-2345 678٩ ')).toBe('1023456789')
  expect(identityKey('ab 12۳')).toBe('AB123')
  expect(lastFour('1023456789')).toBe('6789')
})

it.each([
  ['1098765432', true],
  [' 10-9876 5432 ', true],
  ['١٠٩٨٧٦٥٤٣٢', true],
  ['A1234567', true],
  ['12345', false],
  ['Road 123456', false],
  ['sara-123456@example.org', false],
  ['سارة العلي', false],
])('%s may be an identity number: %s', (text, expected) => {
  expect(looksLikeNumber(text)).toBe(expected)
})
