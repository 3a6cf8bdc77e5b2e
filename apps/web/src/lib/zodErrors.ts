import { fieldsOf } from '@dsms/contract/issues'
import { safeParse, type z } from 'zod'
import { codeText } from '../i18n/errorText.ts'
import type { FieldErrors } from './zodForm.ts'

/** Wrong fields of a value in words, by their path; empty when all is well. */
export function errorsOf(schema: z.core.$ZodType, input: unknown, more: FieldErrors = {}): Record<string, string> {
  const parsed = safeParse(schema, input)
  const found: FieldErrors = { ...more, ...(parsed.success ? {} : fieldsOf(parsed.error.issues, input)) }
  return Object.fromEntries(
    Object.entries(found).flatMap(([path, error]) => (error ? [[path, codeText(error.code, error.params)]] : [])),
  )
}
