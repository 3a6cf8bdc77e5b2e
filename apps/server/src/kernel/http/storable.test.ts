import type { Problem } from '@dsms/contract/kernel/errors'
import { describe, expect, it } from 'vitest'
import { noteUnstorable } from './storable.ts'

const noted = (value: unknown) => {
  const fields: NonNullable<Problem['fields']> = {}
  noteUnstorable(value, '', fields)
  return Object.fromEntries(Object.entries(fields).map(([path, { code }]) => [path, code]))
}

describe('text that no column can hold', () => {
  it('is found wherever it stands, keys included', () => {
    expect(noted({ name: { ar: 'a\0b', en: 'fine' }, rows: [{ x: 'fine' }, { x: '\ud800' }] })).toEqual({
      'name.ar': 'invalid_text',
      'rows.1.x': 'invalid_text',
    })
    expect(noted({ kept: { '\udc00': 1 } })).toEqual({ kept: 'invalid_text' })
  })

  it('is not a whole emoji, nor anything in a secret, which is known by its hash', () => {
    expect(noted({ name: '🚗 سيارة', current_password: '\0', refreshToken: '\ud800' })).toEqual({})
  })

  it('is not looked for without end', () => {
    let deep: unknown = 'x'
    for (let n = 0; n < 100_000; n++) deep = [deep]
    expect(Object.values(noted({ deep }))).toEqual(['invalid_format'])
  })
})
