import { AppError, type ErrorCode, type ErrorParams } from '@dsms/contract/kernel/errors'
import { hash, verify } from '@node-rs/argon2'
import { commonPasswords } from './commonPasswords.ts'
import { isGuessable } from './guessing/guesses.ts'

export const passwordMin = 12

/** argon2id with the library's defaults (19 MiB, 2 passes), as OWASP asks for. */
export const hashPassword = (password: string): Promise<string> => hash(password)

/** Checks a password; without a hash it still takes the same time, so that unknown addresses do not answer faster. */
export async function isPasswordOf(password: string, passwordHash: string | null): Promise<boolean> {
  decoy ??= hashPassword('a password that nobody has')
  const isRight = await verify(passwordHash ?? (await decoy), password)
  return isRight && passwordHash !== null
}
let decoy: Promise<string> | undefined

/** The reason why a new password will not do, or undefined. `personal` are words that others would try first. */
export async function passwordFault(
  password: string,
  personal: string[],
): Promise<{ code: ErrorCode; params?: ErrorParams } | undefined> {
  if ([...password].length < passwordMin) return { code: 'password_short', params: { min: passwordMin } }
  const plain = password.toLowerCase()
  if (commonPasswords.has(plain) || new Set(plain).size < 5) return { code: 'password_common' }
  if (personal.some((word) => word.length > 3 && plain.includes(word.toLowerCase())))
    return { code: 'password_personal' }
  return (await isGuessable(password, personal)) ? { code: 'password_weak' } : undefined
}

/** Throws field errors for a new password and its repetition. */
export async function checkNewPassword(password: string, confirmation: string, personal: string[]): Promise<void> {
  const fault = await passwordFault(password, personal)
  if (fault) throw new AppError('invalid_input', {}, { password: fault })
  if (password !== confirmation)
    throw new AppError('invalid_input', {}, { password_confirmation: { code: 'password_mismatch' } })
}

/** Words of a person that make a bad password. */
export const personalWords = (person: { email: string; username: string }): string[] => [
  person.username,
  person.email,
  person.email.split('@')[0] ?? '',
]
