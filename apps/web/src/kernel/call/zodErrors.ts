import { fieldsOf } from '@dsms/contract/kernel/issues'
import { safeParse, type z } from 'zod'
import { codeText } from '../i18n/errorText.ts'
import { fetchWordsFor } from '../i18n/problemWords.ts'
import type { FieldErrors } from './fieldErrors.ts'

/** Wrong fields of a value in words, by their path; empty when all is well. */
export async function errorsOf(
  schema: z.core.$ZodType,
  input: unknown,
  more: FieldErrors = {},
): Promise<Record<string, string>> {
  const parsed = safeParse(schema, input)
  const found: FieldErrors = { ...more, ...(parsed.success ? {} : fieldsOf(parsed.error.issues, input)) }
  await fetchWordsFor(Object.values(found).flatMap((error) => (error ? [error] : [])))
  return Object.fromEntries(
    Object.entries(found).flatMap(([path, error]) => (error ? [[path, codeText(error.code, error.params)]] : [])),
  )
}
