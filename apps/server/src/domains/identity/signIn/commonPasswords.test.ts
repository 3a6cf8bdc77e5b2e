import { expect, it } from 'vitest'
import { commonPasswords } from './commonPasswords.ts'
import { passwordFault, passwordMin } from './passwords.ts'

it('holds the common passwords that are as long as a password has to be, each once, and no line that is none', () => {
  const all = [...commonPasswords]
  expect(all).toHaveLength(741)
  expect(all.filter((one) => [...one].length < passwordMin || one !== one.trim().toLowerCase())).toEqual([])
})

it.each(['30secondstomars', 'bobthebuilder', 'AvadaKedavra', 'qwertyuiop123', '1q2w3e4r5t6y', '09876543211234567890'])(
  'refuses %s as common, though it may be hard to guess for who knows no list',
  async (password) => {
    expect(await passwordFault(password, [])).toEqual({ code: 'password_common' })
  },
)

it('refuses none that only holds a common one', async () => {
  expect(await passwordFault('bobthebuilder has 9 kettles', [])).toBeUndefined()
})
