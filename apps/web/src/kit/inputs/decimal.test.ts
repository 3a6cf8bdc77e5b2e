import { describe, expect, it } from 'vitest'
import { decimalText, parsedDecimal } from './decimal.ts'

describe('a typed number', () => {
  it.each([
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['١٢٫٥', 12.5],
    ['1,250.75', 1250.75],
    ['1.250,75', 1250.75],
    ['1 250', 1250],
    ['١٬٢٥٠٫٧٥', 1250.75],
    ['1.234.567', 1_234_567],
    ['.5', 0.5],
    ['-3', -3],
  ])('%s is %d', (text, number) => {
    expect(parsedDecimal(text)).toBe(number)
  })

  it.each(['', '-', 'abc', '1e5', '12%'])('%s is no number', (text) => {
    expect(parsedDecimal(text)).toBeNull()
  })
})

describe('a number in a field', () => {
  it.each([
    [12.5, 2, 2, '12.50'],
    [1250, 3, 3, '1250.000'],
    [15, 0, 2, '15'],
    [7.5, 0, 2, '7.5'],
    [100, 0, 3, '100'],
    [0, 0, 2, '0'],
    [1.125, 0, 3, '1.125'],
  ])('%d with %d to %d decimals is %s', (value, least, most, text) => {
    expect(decimalText(value, least, most)).toBe(text)
  })
})
