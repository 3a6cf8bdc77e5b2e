import { expect, it } from 'vitest'
import { changeKind } from './changeKind.ts'

it.each([
  ['created', ['number', 'client'], 'created'],
  ['updated', ['state', 'number', 'label', 'sent_at'], 'issued'],
  ['updated', ['label', 'sent_at'], 'sent'],
  ['updated', ['label', 'paid_minor'], 'paid'],
  ['updated', ['state', 'void_reason'], 'voided'],
  ['updated', ['note', 'salesperson'], 'updated'],
])('%s of %j is "%s"', (action, fields, kind) => {
  expect(changeKind(action, fields)).toBe(kind)
})
