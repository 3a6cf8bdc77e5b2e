import { describe, expect, it } from 'vitest'
import { zatcaTlv } from './zatca.ts'

describe('the QR code of a Saudi invoice', () => {
  const facts = {
    ...{ seller: 'مدرسة الرواد', taxNumber: '310122393500003', at: '2026-09-01T10:30:00.000Z' },
    ...{ totalMinor: 115_000, taxMinor: 15_000, currency: 'SAR' },
  }
  const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
  function fieldsOf(base64: string) {
    const bytes = bytesOf(base64)
    const fields: [tag: number | undefined, length: number, value: string][] = []
    for (let at = 0; at < bytes.length; ) {
      const length = bytes[at + 1] ?? 0
      fields.push([bytes[at], length, new TextDecoder().decode(bytes.slice(at + 2, at + 2 + length))])
      at += 2 + length
    }
    return fields
  }

  it('TLV «مدرسة الرواد»: length 23 (bytes), not 12', () => {
    expect(facts.seller).toHaveLength(12)
    expect(fieldsOf(zatcaTlv(facts))).toEqual([
      [1, 23, 'مدرسة الرواد'],
      [2, 15, '310122393500003'],
      [3, 20, '2026-09-01T10:30:00Z'],
      [4, 7, '1150.00'],
      [5, 6, '150.00'],
    ])
  })

  it('has amounts with the decimals of the currency', () => {
    const amounts = (currency: string) =>
      fieldsOf(zatcaTlv({ ...facts, taxMinor: 5, currency })).map(([, , text]) => text)
    expect(amounts('KWD').slice(3)).toEqual(['115.000', '0.005'])
    expect(amounts('JPY').slice(3)).toEqual(['115000', '5'])
  })

  it('throws for a value over 255 bytes, for none, and for what is no time', () => {
    // 127 letters of two bytes and one of one byte are 255
    expect(() => zatcaTlv({ ...facts, seller: `${'م'.repeat(127)}A` })).not.toThrow()
    expect(() => zatcaTlv({ ...facts, seller: 'م'.repeat(128) })).toThrow(RangeError)
    expect(() => zatcaTlv({ ...facts, seller: '' })).toThrow(RangeError)
    expect(() => zatcaTlv({ ...facts, at: '2026-09-01' })).toThrow(RangeError)
    expect(() => zatcaTlv({ ...facts, totalMinor: -1 })).toThrow(RangeError)
  })
})
