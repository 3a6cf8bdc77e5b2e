import { describe, expect, it } from 'vitest'
import { matchLine, type PayableCharge } from './bank.ts'

describe('a line of a bank statement', () => {
  const charge = (charge_id: number, numbers: string, amount_minor: number, name = 'North Garage'): PayableCharge => ({
    ...{ charge_id, references: numbers.split(', '), amount_minor, currency: 'SAR', name },
  })
  const open = [
    charge(1, 'INV-2026-00012, S-000045', 50_000),
    charge(2, 'INV-2026-00013, S-000045', 33_334),
    charge(3, 'INV-2026-00120, S-000046', 50_000, 'Blue Harbour'),
  ]
  const line = (text: string, amount_minor = 50_000, currency = 'SAR') => ({ text, amount_minor, currency })
  const exact = (charge_id: number) => ({ kind: 'exact', charge_id })

  it.each(['INV-2026-00012', 'transfer: inv 2026 00012, thanks', 'INV202600012', 'Rechnung-INV–2026–00012.'])(
    'is exact by its number: %s',
    (text) => {
      expect(matchLine(line(text), open)).toEqual(exact(1))
    },
  )

  it('is exact by a number of two charges where the amount is that of one', () => {
    expect(matchLine(line('student S-000045', 33_334), open)).toEqual(exact(2))
  })

  it.each([
    ['INV-2026-00012', 49_999, 'SAR', [1]],
    ['INV-2026-00012', 50_000, 'AED', [1]],
    ['INV-2026-00012 and INV-2026-00013', 50_000, 'SAR', [1, 2]],
    ['INV-2026-00012 of S-000045', 50_000, 'SAR', [1, 2]],
  ])('is not exact: %s, %d %s', (text, amount, currency, charges) => {
    const match = matchLine(line(text, amount, currency), open)
    const suggestions = match.kind === 'suggestions' ? match.suggestions : []
    expect(suggestions.filter(({ reason }) => reason === 'number').map(({ charge_id }) => charge_id)).toEqual(charges)
  })

  it.each(['INV-2026-000120', 'XINV-2026-00012', 'INV-2026-00012-3', '7/INV-2026-00012', 'INV-2026-0001'])(
    'has no number in a longer or another one: %s',
    (text) => {
      expect(matchLine(line(text, 1), open)).toEqual({ kind: 'suggestions', suggestions: [] })
    },
  )

  it('does not take a day or an amount for a number', () => {
    const short = [charge(1, '12', 5_000)]
    for (const text of ['paid 12.05.2026', 'on 2026-12-01', 'sum 12,50', 'at 9:12'])
      expect(matchLine(line(text, 1), short), text).toEqual({ kind: 'suggestions', suggestions: [] })
    expect(matchLine(line('student 12', 5_000), short)).toEqual(exact(1))
  })

  it('takes the signs of a number as they are', () => {
    expect(matchLine(line('RG.7/26+A', 5_000), [charge(1, 'RG.7/26+A', 5_000)])).toEqual(exact(1))
    expect(matchLine(line('RGX7/26+A', 1), [charge(1, 'RG.7/26+A', 5_000)])).toMatchObject({ suggestions: [] })
    expect(matchLine(line('any', 1), [charge(1, ' - ', 5_000)])).toMatchObject({ suggestions: [] })
  })

  it('is not exact where two charges of the number have the amount', () => {
    const twins = [charge(1, 'S-000045', 5_000), charge(2, 'S-000045', 5_000)]
    expect(matchLine(line('S-000045', 5_000), twins)).toEqual({
      kind: 'suggestions',
      suggestions: [
        { charge_id: 1, reason: 'number' },
        { charge_id: 2, reason: 'number' },
      ],
    })
  })

  it('suggests the best first: number, amount and name, amount, name', () => {
    const many = [
      charge(1, 'A-1', 7_000),
      charge(2, 'A-2', 50_000, 'Blue Harbour'),
      charge(3, 'A-3', 50_000),
      charge(4, 'A-4', 1_000, 'Blue Harbour'),
      charge(5, 'A-5', 50_000, 'Blue Harbour'),
      charge(6, 'A-5', 1_000, 'Blue Harbour'),
    ]
    expect(matchLine(line('GARAGE, NORTH A-4 A-5'), many)).toEqual({
      kind: 'suggestions',
      suggestions: [
        { charge_id: 5, reason: 'number' },
        { charge_id: 4, reason: 'number' },
        { charge_id: 6, reason: 'number' },
        { charge_id: 3, reason: 'amount_and_name' },
        { charge_id: 2, reason: 'amount' },
      ],
    })
    expect(matchLine(line('North Garage', 1), many)).toEqual({
      kind: 'suggestions',
      suggestions: [
        { charge_id: 1, reason: 'name' },
        { charge_id: 3, reason: 'name' },
      ],
    })
  })

  it('knows a name without its accents and vowel signs', () => {
    const named = [charge(1, 'A-1', 7_000, 'Café Südost'), charge(2, 'A-2', 7_000, 'مَدرسة')]
    expect(matchLine(line('CAFE SUDOST', 1), named)).toMatchObject({ suggestions: [{ charge_id: 1 }] })
    expect(matchLine(line('مدرسة', 1), named)).toMatchObject({ suggestions: [{ charge_id: 2 }] })
  })

  it('matches nothing where money went out', () => {
    for (const amount of [0, -50_000]) expect(matchLine(line('INV-2026-00012', amount), open)).toEqual({ kind: 'none' })
  })
})
