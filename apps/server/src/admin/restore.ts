import { resolve } from 'node:path'
import { isSealed } from '../kernel/backup/openArchive.ts'
import { restore as restoreArchive } from '../kernel/backup/restore.ts'
import type { Env } from '../kernel/env/env.ts'
import { knownPassphrase } from './passphrase.ts'

/** `admin restore <file>` */
export async function restore(env: Env, file: string): Promise<string> {
  const path = resolve(file)
  const passphrase = (await isSealed(path)) ? await knownPassphrase() : undefined
  const { manifest, files, tokenSecret } = await restoreArchive(env, path, passphrase)
  const rows = Object.values(manifest.rows).reduce((sum, one) => sum + one, 0)
  const done = `Restored as it was at ${manifest.at}: ${rows} rows in ${Object.keys(manifest.rows).length} tables, ${files} files. All checksums are right.`
  if (!env.TOKEN_SECRET || env.TOKEN_SECRET === tokenSecret) return done
  return `${done}\nTOKEN_SECRET is not the key of this archive. With another key, authenticator apps that people set up no longer work: put the content of ${resolve(env.DATA_DIR, 'token.secret')} into TOKEN_SECRET.`
}
