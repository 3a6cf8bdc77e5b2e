import type { ErrorCode, ErrorParams } from '@dsms/contract/kernel/errors'
import { codeText } from '../../kernel/i18n/errorText.ts'

/** The fault of a field of a row, in words. An import answers the codes of errors as mere text. */
export const rowErrorText = ({
  code,
  params,
}: {
  code: string
  params?: Record<string, unknown> | undefined
}): string => codeText(code as ErrorCode, params as ErrorParams)
