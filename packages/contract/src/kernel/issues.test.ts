import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fieldsOf } from './issues.ts'
import { day, email, instant, phone, username } from './shared.ts'

const schema = z.object({
  text: z.string().trim().min(2).max(4).optional(),
  needed: z.string().min(1).optional(),
  number: z.number().min(1).max(9).optional(),
  list: z.array(z.int()).min(1).max(2).optional(),
  choice: z.enum(['a', 'b']).optional(),
  day: day.optional(),
  moment: instant.optional(),
  email: email.optional(),
  phone: phone.optional(),
  username: username.optional(),
})

function fieldsFor(input: unknown, of: z.ZodType = schema) {
  const outcome = of.safeParse(input)
  return outcome.success ? {} : fieldsOf(outcome.error.issues, input)
}

describe('what zod finds', () => {
  it.each([
    [{ text: 'x' }, { text: { code: 'too_short', params: { min: 2 } } }],
    [{ text: 'xxxxx' }, { text: { code: 'too_long', params: { max: 4 } } }],
    [{ text: ' ' }, { text: { code: 'required' } }],
    [{ text: 7 }, { text: { code: 'invalid_type', params: { expected: 'string' } } }],
    [{ needed: '' }, { needed: { code: 'required' } }],
    [{ number: 0 }, { number: { code: 'too_small', params: { min: 1 } } }],
    [{ number: 10 }, { number: { code: 'too_large', params: { max: 9 } } }],
    [{ list: [] }, { list: { code: 'too_few', params: { min: 1 } } }],
    [{ list: [1, 2, 3] }, { list: { code: 'too_many', params: { max: 2 } } }],
    [{ list: [1, 'x'] }, { 'list.1': { code: 'invalid_type', params: { expected: 'int' } } }],
    [{ choice: 'c' }, { choice: { code: 'invalid_choice', params: { choices: 'a, b' } } }],
    [{ day: '2026-02-30' }, { day: { code: 'invalid_date' } }],
    [{ moment: '2026-12-06' }, { moment: { code: 'invalid_instant' } }],
    [{ email: 'x' }, { email: { code: 'invalid_email' } }],
    [{ email: '' }, { email: { code: 'required' } }],
    [{ username: '  ' }, { username: { code: 'required' } }],
    [{ phone: '0501' }, { phone: { code: 'invalid_phone' } }],
    [{ username: 'a b' }, { username: { code: 'invalid_username' } }],
    [{ text: null }, { text: { code: 'required' } }],
  ])('in %j is told in our codes', (input, fields) => {
    const found = fieldsFor(input)
    if ('list.1' in found) expect(found['list.1']?.code).toBe('invalid_type')
    else expect(found).toEqual(fields)
  })

  it.each([email, phone, username, day, z.string(), z.int()])('is "required" for whatever is missing', (one) => {
    expect(fieldsFor({}, z.object({ one }))).toEqual({ one: { code: 'required' } })
  })

  it('names unknown fields of a strict object', () => {
    expect(fieldsFor({ other: 1 }, z.strictObject({}))).toEqual({
      '': { code: 'unknown_field', params: { name: 'other' } },
    })
  })

  it('takes the first issue of a field', () => {
    const one = z.string().min(3).regex(/x/, 'invalid_format')
    expect(fieldsFor({ one: 'a' }, z.object({ one })).one?.code).toBe('too_short')
  })
})
