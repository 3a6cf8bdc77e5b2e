import type { ErrorCode, ErrorParams } from '@dsms/contract/kernel/errors'

export type FieldErrors = Record<string, { code: ErrorCode; params?: ErrorParams } | undefined>
