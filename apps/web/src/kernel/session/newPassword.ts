import type { FieldErrors } from '../call/fieldErrors.ts'

interface NewPassword {
  password: string
  password_confirmation: string
}

/** What can be said about a new password before it is sent; the server knows more (common ones, own name). */
export function newPasswordErrors({ password, password_confirmation }: NewPassword, min: number | undefined) {
  const errors: FieldErrors = {}
  if (min && password && password.length < min) errors.password = { code: 'password_short', params: { min } }
  if (password_confirmation && password !== password_confirmation) {
    errors.password_confirmation = { code: 'password_mismatch' }
  }
  return errors
}
