import { describe, expect, it } from 'vitest'
import { often } from './chance.testing.ts'
import { amountFromProvider, providerAmount } from './provider.ts'

describe('an amount that is paid online', () => {
  it('KWD 12.345 online: refused (last digit 0)', () => {
    expect(providerAmount(12_345, 'KWD')).toBeNull()
    expect(providerAmount(12_340, 'KWD')).toBe(12_340)
  })

  it('ISK 500 sends 50000, HUF 1,000.00 sends 100000', () => {
    expect(providerAmount(500, 'ISK')).toBe(50_000)
    expect(providerAmount(100_000, 'HUF')).toBe(100_000)
  })

  it.each([
    ['SAR', 1_235, 1_235],
    ['JPY', 9_999, 9_999],
    ['UGX', 5, 500],
    ['HUF', 100_050, null],
    ['TWD', 80_045, null],
    ['TWD', 80_000, 80_000],
    // two decimals by ISO 4217, none at Stripe
    ['MGA', 500, 5],
    ['MGA', 550, null],
    // three decimals, and unknown to Stripe
    ['IQD', 1_000, null],
    ['CLF', 10_000, null],
    ['sar', 1_235, 1_235],
  ])('%s %d sends %j', (currency, minor, sent) => {
    expect(providerAmount(minor, currency)).toBe(sent)
  })

  it('comes back as it was sent', () =>
    often((number) => {
      for (const currency of 'SAR KWD JPY ISK UGX HUF TWD MGA OMR XOF'.split(' ')) {
        const minor = number(0, 9_999) * 100
        const sent = providerAmount(minor, currency)
        expect(amountFromProvider(sent ?? -1, currency), currency).toBe(minor)
      }
    }))

  it('is read as Stripe reports it', () => {
    expect(amountFromProvider(50_000, 'isk')).toBe(500)
    expect(amountFromProvider(5, 'mga')).toBe(500)
    // Stripe charges these, though we never ask it to
    expect(amountFromProvider(12_345, 'kwd')).toBe(12_345)
    expect(amountFromProvider(1_045, 'huf')).toBe(1_045)
    expect(amountFromProvider(550, 'isk')).toBeNull()
    expect(amountFromProvider(1_000, 'iqd')).toBeNull()
  })

  it('throws for negative amounts and fractions', () => {
    expect(() => providerAmount(-1, 'SAR')).toThrow(RangeError)
    expect(() => providerAmount(1.5, 'SAR')).toThrow(RangeError)
    expect(() => amountFromProvider(-1, 'SAR')).toThrow(RangeError)
  })
})
