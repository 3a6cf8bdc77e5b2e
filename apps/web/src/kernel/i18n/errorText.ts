import type { ErrorCode, ErrorParams } from '@dsms/contract/kernel/errors'
import { CallError } from '../call/callError.ts'
import { isGonePart } from '../call/release.ts'
import { formatOf } from './format.ts'
import { languageStore, textOf, useText, wordOf } from './index.ts'
import type { Values } from './words.ts'

/** Says what went wrong in the reader's language. */
export function useErrorText(): (error: unknown) => string {
  // who shows a sentence shows it again in another language
  useText('errors')
  return errorText
}

/** Wrong fields of an answer in words, by their path. */
export function fieldTexts(error: unknown): Record<string, string> {
  if (!(error instanceof CallError)) return {}
  return Object.fromEntries(
    Object.entries(error.fields).map(([path, field]) => [path, codeText(field.code, field.params)]),
  )
}

/**
 * The sentence of a code. The words of `errors` are there before the first screen, those of `problems` with the first
 * thing that a person does there, and before an error of the server is told.
 */
export function codeText(code: ErrorCode | 'network', params: ErrorParams = {}): string {
  return code === 'network' ? textOf('common')('network') : namedText(code, params)
}

/** The same for a code that an answer names as a text of its own. */
export function namedText(key: string, params: ErrorParams = {}): string {
  const values = plain(params)
  return wordOf('errors', key, values) ?? wordOf('problems', key, values) ?? key
}

function errorText(error: unknown): string {
  if (!(error instanceof CallError)) return codeText(isGonePart(error) ? 'network' : 'internal')
  const fields = Object.values(error.fields)
  // one wrong field: its sentence says more than "some fields need your attention"
  const only = error.code === 'invalid_input' && fields.length === 1 ? fields[0] : undefined
  return only ? codeText(only.code, only.params) : codeText(error.code, error.params)
}

function plain(params: ErrorParams): Values {
  const format = formatOf(languageStore.get().locale)
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (Array.isArray(value)) return [name, format.list(value)]
      if (typeof value === 'boolean') return [name, String(value)]
      if (name === 'day') return [name, format.date(String(value))]
      if (name === 'free_at') return [name, format.dateTime(String(value))]
      if (name === 'permission') return [name, permissionText(String(value))]
      return [name, value]
    }),
  )
}

/** `staff_users.edit` as people read it; as it is where these words were not fetched, as before signing in. */
function permissionText(permission: string): string {
  const [module = '', action = ''] = permission.split('.')
  const name = wordOf('permissions', `module.${module}`)
  return name ? `${name}: ${wordOf('permissions', `action.${action}`) ?? action}` : permission
}
