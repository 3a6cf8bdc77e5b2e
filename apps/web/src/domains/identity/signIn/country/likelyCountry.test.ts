import { expect, it } from 'vitest'
import { likelyCountry } from './likelyCountry.ts'

const zones: Record<string, string[]> = { SA: ['Asia/Riyadh'], DE: ['Europe/Berlin'], EG: ['Africa/Cairo'] }
const known = (code: string) => zones[code] ?? []

it('goes by the clock of the browser, and by its language where the clock tells nothing', () => {
  const codes = ['DE', 'EG', 'SA']
  expect(likelyCountry(codes, 'Europe/Berlin', 'ar', known)).toBe('DE')
  expect(likelyCountry(codes, 'Mars/Olympus', 'ar', known)).toBe('EG')
  expect(likelyCountry(codes, undefined, 'de-CH', known)).toBe('')
})
