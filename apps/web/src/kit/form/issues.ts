import { fieldsOf } from '@dsms/contract/kernel/issues'
import * as z from 'zod'
import { codeText } from '../../kernel/i18n/errorText.ts'

/** What a body's schema has against it, in words, by field; the server says the same of the same body. */
export function schemaErrors(schema: z.core.$ZodType, body: unknown): Record<string, string> {
  const outcome = z.safeParse(schema, body)
  if (outcome.success) return {}
  return Object.fromEntries(
    Object.entries(fieldsOf(outcome.error.issues, body)).map(([path, { code, params }]) => [
      path,
      codeText(code, params),
    ]),
  )
}
