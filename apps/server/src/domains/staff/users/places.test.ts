import { describe, expect, it } from 'vitest'
import { phoneOf } from './places.ts'

const germany = { id: 56, code: 'DE', phonePrefix: '+49' }

describe('a telephone number', () => {
  it.each([
    ['+49 151 2345678', undefined, '+491512345678'],
    ['0049 (151) 234-5678', undefined, '+491512345678'],
    ['0151 2345678', germany, '+491512345678'],
    ['٠١٥١٢٣٤٥٦٧٨', germany, '+491512345678'],
    ['+966 50 123 4567', germany, '+966501234567'],
    ['0151 2345678', undefined, undefined],
    ['12', germany, undefined],
    ['call me', germany, undefined],
    ['+0151', germany, undefined],
  ])('%j is read within its country', (text, country, number) => {
    expect(phoneOf(text, country)).toBe(number)
  })
})
