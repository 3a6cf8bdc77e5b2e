import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '@dsms/contract/kernel/errors'
import type { Env } from '../env/env.ts'
import { because, isFull } from './storageErrors.ts'

/** Whether the data folder can be written and has room. Throws `storage_full` and `storage_unavailable`. */
export async function checkRoom({ DATA_DIR, MIN_FREE_MB }: Env): Promise<void> {
  const drafts = join(DATA_DIR, 'drafts')
  try {
    await mkdir(drafts, { recursive: true, mode: 0o700 })
    const probe = join(drafts, `.probe-${process.pid}`)
    await writeFile(probe, '.')
    await rm(probe, { force: true })
    const { bavail, bsize } = await statfs(drafts)
    if (bavail * bsize < MIN_FREE_MB * 1_000_000) throw new AppError('storage_full')
  } catch (error) {
    if (error instanceof AppError) throw error
    throw because(isFull(error) ? 'storage_full' : 'storage_unavailable', error)
  }
}
