import type { Env } from '../env/env.ts'
import { openDiskStore } from './disk.store.ts'
import type { FileStore } from './fileStore.ts'
import { openS3Store } from './s3.store.ts'

/** The store of the settings. Opening it touches nothing. */
export const openStore = (env: Env): FileStore => (env.S3_BUCKET ? openS3Store(env) : openDiskStore(env.DATA_DIR))
