import { describe, expect, it } from 'vitest'
import { type Can, rowCan } from './rowCan.ts'

const draft = {
  number: null,
  kind: 'invoice',
  isVoid: false,
  invoiceStatus: 'Draft',
  totalMinor: 0,
  balanceMinor: 0,
} as const
const issued = {
  ...draft,
  number: 'INV-2026-00001',
  invoiceStatus: 'Sent',
  totalMinor: 5000,
  balanceMinor: 5000,
} as const
const named = (can: Can) => Object.entries(can).flatMap(([name, isPossible]) => (isPossible ? [name] : []))
const all = () => true

describe('what a row offers', () => {
  it('a draft is edited, issued, sent, copied or deleted', () => {
    expect(named(rowCan(draft, all))).toEqual(['edit', 'delete', 'issue', 'send', 'duplicate'])
  })

  it('an issued invoice is paid, taken back or copied, never edited or deleted', () => {
    expect(named(rowCan(issued, all))).toEqual(['send', 'pay', 'void', 'credit', 'duplicate'])
  })

  it('one that was paid in part is credited rather than declared void', () => {
    expect(named(rowCan({ ...issued, balanceMinor: 2000 }, all))).toEqual(['send', 'pay', 'credit', 'duplicate'])
  })

  it('only what is past due is reminded of', () => {
    expect(rowCan({ ...issued, invoiceStatus: 'Past Due' }, all).remind).toBe(true)
    expect(rowCan(issued, all).remind).toBe(false)
  })

  it('what is owed back is paid out', () => {
    expect(named(rowCan({ ...issued, invoiceStatus: 'Paid', balanceMinor: -500 }, all))).toContain('refund')
  })

  it('a void invoice and a credit note take no payment', () => {
    expect(named(rowCan({ ...issued, isVoid: true }, all))).toEqual(['duplicate'])
    expect(named(rowCan({ ...issued, kind: 'credit_note' }, all))).toEqual(['send'])
  })

  it('somebody without a right is offered nothing', () => {
    expect(named(rowCan(draft, () => false))).toEqual([])
    expect(named(rowCan(issued, () => false))).toEqual([])
  })
})
