import { describe, expect, it } from 'vitest'
import { creditBody, creditLeft, creditSchema } from './credit.ts'

const lines = [
  { id: 1, qty: 10, creditedQty: 0 },
  { id: 2, qty: 0.3, creditedQty: 0.1 },
]

describe('a credit note', () => {
  it('can take back what earlier ones left', () => {
    expect(lines.map(creditLeft)).toEqual([10, 0.2])
  })

  it('names no lines when it takes back everything', () => {
    expect(creditBody(lines, { reason: 'x', qtys: [10, 0.2] })).toEqual({ reason: 'x' })
  })

  it('names the lines of which it takes back a part', () => {
    expect(creditBody(lines, { reason: 'x', qtys: [4, null] })).toEqual({ reason: 'x', lines: [{ lineId: 1, qty: 4 }] })
  })

  it.each([
    [{ reason: 'x', qtys: [10, 0.2] }, true],
    [{ reason: 'x', qtys: [10.5, 0] }, false],
    [{ reason: 'x', qtys: [0, null] }, false],
    [{ reason: ' ', qtys: [1, 0] }, false],
    [{ reason: 'x', qtys: [-1, 0.1] }, false],
  ])('%j is right: %s', (values, isRight) => {
    expect(creditSchema([10, 0.2]).safeParse(values).success).toBe(isRight)
  })
})
