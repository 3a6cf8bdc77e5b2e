import type { Problem } from '@dsms/contract/kernel/errors'

type Fields = NonNullable<Problem['fields']>

/** Names of what is only compared by its hash, so that any character is as good as another. */
const isSecret = /password|token/i

/** What nests deeper is no input of ours, and walking it would exhaust the stack. */
const deepest = 100

/**
 * Notes each text that no column can hold: one with a zero character, or with half of a surrogate pair. Anywhere in an
 * input, keys included, since what is kept as JSON keeps them too.
 */
export function noteUnstorable(value: unknown, path: string, fields: Fields, depth = 0): void {
  if (depth > deepest) fields[path] ??= { code: 'invalid_format' }
  else if (typeof value === 'string') {
    if (!isStorable(value)) fields[path] ??= { code: 'invalid_text' }
  } else if (Array.isArray(value)) {
    for (let place = 0; place < value.length; place++)
      noteUnstorable(value[place], below(path, place), fields, depth + 1)
  } else if (isPlain(value)) {
    for (const key in value) {
      if (!isStorable(key)) fields[path] ??= { code: 'invalid_text' }
      else if (!isSecret.test(key)) noteUnstorable(value[key], below(path, key), fields, depth + 1)
    }
  }
}

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')
const below = (path: string, key: string | number) => (path === '' ? String(key) : `${path}.${key}`)

/** Bytes on their way to a file are none of ours. */
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value))
