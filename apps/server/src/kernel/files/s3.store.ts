import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { PutObjectCommandInput, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { present } from '@dsms/contract/kernel/choices/lists'
import type { Env } from '../env/env.ts'
import { together } from '../together.ts'
import { draftsIn } from './drafts.ts'
import { checkName, type FileStore } from './fileStore.ts'
import { because } from './storageErrors.ts'

type Settings = Pick<
  Env,
  'DATA_DIR' | 'S3_BUCKET' | 'S3_PREFIX' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>

/** So many are asked for at once where there are many. */
const atOnce = 8

/** Files in a bucket that several machines share. The client is loaded with the first call. */
export function openS3Store(env: Settings): FileStore {
  const drafts = draftsIn(env.DATA_DIR)
  const Bucket = present(env.S3_BUCKET)
  const keyOf = (name: string) => `${env.S3_PREFIX}${checkName(name)}`
  let loaded: Promise<{ s3: typeof import('@aws-sdk/client-s3'); client: S3Client }> | undefined
  const load = () => {
    loaded ??= import('@aws-sdk/client-s3').then((s3) => ({ s3, client: new s3.S3Client(clientOptions(env)) }))
    return loaded
  }

  const put = async (draft: string, Key: string) => {
    const { s3, client } = await load()
    const { size: ContentLength } = await stat(draft)
    const input: PutObjectCommandInput = { Bucket, Key, ContentLength }
    // the client does not repeat what it read from a stream
    for (let attempt = 1; ; attempt++) {
      try {
        return await client.send(new s3.PutObjectCommand({ ...input, Body: createReadStream(draft) }))
      } catch (error) {
        if (attempt === 3 || statusOf(error) < 500) throw error
      }
    }
  }

  const adopt: FileStore['adopt'] = async (draft, name) => {
    try {
      await put(draft, keyOf(name)).catch(storeError)
    } finally {
      await rm(draft, { force: true })
    }
  }

  return {
    draft: drafts.path,
    tidy: drafts.tidy,
    adopt,
    async write(name, content) {
      checkName(name)
      await adopt(await drafts.of(content), name)
    },
    async read(name) {
      const { s3, client } = await load()
      const found = await client.send(new s3.GetObjectCommand({ Bucket, Key: keyOf(name) })).catch(storeError)
      if (!(found.Body instanceof Readable)) throw because('storage_unavailable', new Error('the answer is no stream'))
      return { bytes: present(found.ContentLength), stream: found.Body }
    },
    async has(name) {
      const { s3, client } = await load()
      return client.send(new s3.HeadObjectCommand({ Bucket, Key: keyOf(name) })).then(
        () => true,
        (error) => statusOf(error) !== 404 && storeError(error),
      )
    },
    async remove(names) {
      const { s3, client } = await load()
      const waiting = [...names]
      const worker = async () => {
        for (let name = waiting.pop(); name; name = waiting.pop())
          await client.send(new s3.DeleteObjectCommand({ Bucket, Key: keyOf(name) })).catch(storeError)
      }
      await together(Array.from({ length: atOnce }, () => worker))
    },
    async *list(prefix = '') {
      const { s3, client } = await load()
      for (const top of prefix ? [prefix] : ['files/', 'private/']) {
        const pages = s3.paginateListObjectsV2({ client }, { Bucket, Prefix: env.S3_PREFIX + top })
        for await (const { Contents = [] } of pages) {
          for (const { Key = '', Size = 0, LastModified = new Date() } of Contents)
            yield { name: Key.slice(env.S3_PREFIX.length), bytes: Size, changedAt: LastModified }
        }
      }
    },
    async check() {
      const { s3, client } = await load()
      await client.send(new s3.ListObjectsV2Command({ Bucket, Prefix: env.S3_PREFIX, MaxKeys: 1 })).catch(storeError)
    },
  }
}

/** Without keys of its own, the client takes those that the machine or its container was given. */
const clientOptions = (env: Settings) => ({
  region: env.S3_REGION,
  ...(env.S3_ENDPOINT ? { endpoint: env.S3_ENDPOINT, forcePathStyle: true } : {}),
  ...(env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
    ? { credentials: { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY } }
    : {}),
  logger: quiet,
  requestHandler: { connectionTimeout: 5000, requestTimeout: 30_000 },
  // not every store that speaks S3 knows the newer checksums
  requestChecksumCalculation: 'WHEN_REQUIRED' as const,
  responseChecksumValidation: 'WHEN_REQUIRED' as const,
})

/** What goes wrong is thrown, and logged once by whoever asked. */
const quiet = { trace() {}, debug() {}, info() {}, warn() {}, error() {} }

const statusOf = (error: unknown): number => (isServiceError(error) ? (error.$metadata.httpStatusCode ?? 503) : 503)

const isServiceError = (error: unknown): error is Pick<S3ServiceException, '$metadata'> =>
  error instanceof Error && '$metadata' in error

/** Says what the store said in words of ours; of its error only name and message, since the rest repeats the request. */
function storeError(error: Error): never {
  const cause = new Error(`${error.name}: ${error.message}`)
  const status = statusOf(error)
  throw because(status === 404 ? 'file_gone' : status === 507 ? 'storage_full' : 'storage_unavailable', cause)
}
