import { readFileSync } from 'node:fs'

const lines = readFileSync(new URL('commonPasswords.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')

/** Passwords that many people have, in lower case. None is shorter than a password may be: those are refused before. */
export const commonPasswords: ReadonlySet<string> = new Set(lines.filter((line) => !line.startsWith('#')))
