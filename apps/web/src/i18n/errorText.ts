import type { ErrorCode, ErrorParams } from '@dsms/contract/errors'
import { useMemo } from 'react'
import { CallError } from '../lib/callError.ts'
import { formatOf } from './format.ts'
import { languageStore, textOf, useText } from './index.ts'
import type { Text, Values } from './words.ts'

/** Says what went wrong in the reader's language. */
export function useErrorText(): (error: unknown) => string {
  const t = useText('errors')
  return useMemo(() => (error: unknown) => errorText(error, t), [t])
}

/** Wrong fields of an answer in words, by their path. */
export function fieldTexts(error: unknown): Record<string, string> {
  if (!(error instanceof CallError)) return {}
  return Object.fromEntries(
    Object.entries(error.fields).map(([path, field]) => [path, codeText(field.code, field.params)]),
  )
}

/** The sentence of a code. Needs the words of `errors`, which the app loads before its first screen. */
export function codeText(code: ErrorCode | 'network', params: ErrorParams = {}, t: Text<'errors'> = textOf('errors')) {
  return t(code, plain(params))
}

function errorText(error: unknown, t: Text<'errors'>): string {
  if (!(error instanceof CallError)) return t('internal')
  const fields = Object.values(error.fields)
  // one wrong field: its sentence says more than "some fields need your attention"
  const only = error.code === 'invalid_input' && fields.length === 1 ? fields[0] : undefined
  return only ? codeText(only.code, only.params, t) : codeText(error.code, error.params, t)
}

function plain(params: ErrorParams): Values {
  const format = formatOf(languageStore.get().locale)
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (Array.isArray(value)) return [name, format.list(value)]
      if (typeof value === 'boolean') return [name, String(value)]
      if (name === 'permission') return [name, permissionText(String(value))]
      return [name, value]
    }),
  )
}

/** `staff_users.edit` as people read it; as it is where these words were not fetched, as before signing in. */
function permissionText(permission: string): string {
  const [module = '', action = ''] = permission.split('.')
  const words: (key: string) => string = textOf('permissions') as never
  const isKnown = words(`module.${module}`) !== `module.${module}`
  return isKnown ? `${words(`module.${module}`)}: ${words(`action.${action}`)}` : permission
}
