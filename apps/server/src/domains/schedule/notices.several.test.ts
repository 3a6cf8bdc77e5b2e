import { expect, it } from 'vitest'
import { timesText } from './notices.several.ts'

it('tells the times of several lessons in the words of the reader, and of many the first few', () => {
  const slots = '1 08:00 09:30,3 08:00 09:30,5 16:00 17:00,1 08:00 09:30'
  expect(timesText('en', slots)).toBe('Monday and Wednesday 08:00 – 09:30 · Friday 16:00 – 17:00')
  expect(timesText('ar', '7 08:00 09:30')).toBe('الأحد \u206708:00 – 09:30\u2069')
  const many = [6, 7, 8, 9, 10].map((hour) => `2 ${hour}:00 ${hour}:45`).join(',')
  expect(timesText('fr', many)).toMatch(/^mardi 6:00 – 6:45 · .* · mardi 9:00 – 9:45 · …$/)
})
