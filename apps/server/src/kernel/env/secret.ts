import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from './env.ts'

/** The key that signs access tokens: the setting, or one made once and kept in the data folder. */
export function tokenSecretOf(env: Env): string {
  if (env.TOKEN_SECRET) return env.TOKEN_SECRET
  const file = join(env.DATA_DIR, 'token.secret')
  if (!existsSync(file)) {
    mkdirSync(env.DATA_DIR, { recursive: true })
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8')
}
