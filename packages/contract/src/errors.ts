import { brings, gathered, inWords } from './brings.ts'
import type { ErrorCode, ErrorParams } from './kernel/errors.ts'

const saidToPrograms = Object.assign({}, ...brings.map((one) => one.saidToPrograms ?? {})) as Record<string, string>

/** Every error that the server can give: its HTTP status, and its sentence in English. `{name}` is filled from its parameters. */
export const errors = Object.fromEntries(
  gathered((one) => one.errors).map(([code, status]) => [
    code,
    { status, message: saidToPrograms[code] ?? inWords(`error.${code}`).en },
  ]),
) as Record<ErrorCode, { status: number; message: string }>

/** The English sentence of an error. */
export const sentence = (code: ErrorCode, params: ErrorParams = {}): string =>
  errors[code].message.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
