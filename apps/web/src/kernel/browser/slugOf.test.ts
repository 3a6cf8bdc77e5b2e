import { describe, expect, it } from 'vitest'
import { slugOf } from './slugOf.ts'

describe('the name of a text in addresses', () => {
  it.each([
    ['How do I pay?', 'how-do-i-pay'],
    ['  Où réserver une leçon ', 'ou-reserver-une-lecon'],
    ['100% – free!', '100-free'],
    ['كيف أدفع؟', ''],
    [`${'a'.repeat(59)} bc`, 'a'.repeat(59)],
  ])('of %j is %j', (text, slug) => {
    expect(slugOf(text)).toBe(slug)
  })
})
