import { mkdtempSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { inspect } from 'node:util'
import { afterEach, describe, expect, it } from 'vitest'
import { testEnv } from '../../testing/harness.ts'
import { type S3Double, startS3Double } from '../../testing/world/s3Double.ts'
import { openDiskStore } from './disk.store.ts'
import type { FileStore } from './fileStore.ts'
import { openS3Store } from './s3.store.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'dsms-store-'))
const stores: [string, () => Promise<FileStore>][] = [
  ['on the disk', async () => openDiskStore(newFolder())],
  ['in a bucket', async () => openS3Store(bucketOf(await startDouble()))],
]

const doubles: S3Double[] = []
afterEach(() => {
  for (const double of doubles.splice(0)) double.close()
})
async function startDouble() {
  const double = await startS3Double('a-key', 'a-secret', 'dsms')
  doubles.push(double)
  return double
}
const bucketOf = ({ endpoint }: S3Double, changes: Record<string, string> = {}) =>
  testEnv({
    ...{ S3_BUCKET: 'dsms', S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: 'a-key', S3_SECRET_ACCESS_KEY: 'a-secret' },
    ...changes,
  })

const read = async (store: FileStore, name: string) => {
  const { bytes, stream } = await store.read(name)
  const content = await buffer(stream)
  expect(content.length).toBe(bytes)
  return content.toString()
}
const namesIn = async (store: FileStore, prefix?: string) => {
  const names: string[] = []
  for await (const { name } of store.list(prefix)) names.push(name)
  return names.sort()
}

describe.each(stores)('a store of files %s', (_, open) => {
  it('gives back what was written, as bytes, as a stream, or as a draft', async () => {
    const store = await open()
    await store.write('files/a.png', Buffer.from('one'))
    await store.write('private/ab/abc', Readable.from([Buffer.from('tw'), Buffer.from('o')]))
    const draft = await store.draft()
    writeFileSync(draft, 'three')
    await store.adopt(draft, 'private/ab/abd')
    await expect(readFile(draft)).rejects.toThrow('ENOENT')
    expect(await read(store, 'files/a.png')).toBe('one')
    expect(await read(store, 'private/ab/abc')).toBe('two')
    expect(await read(store, 'private/ab/abd')).toBe('three')
  })

  it('writes a name again while somebody reads it', async () => {
    const store = await open()
    await store.write('files/a.png', Buffer.from('old'))
    const { stream } = await store.read('files/a.png')
    await store.write('files/a.png', Buffer.from('newer'))
    expect((await buffer(stream)).toString()).toBe('old')
    expect(await read(store, 'files/a.png')).toBe('newer')
  })

  it('lists and takes away', async () => {
    const store = await open()
    expect(await namesIn(store)).toEqual([])
    for (const name of ['files/a.png', 'private/ab/abc', 'private/cd/cde']) await store.write(name, Buffer.from(name))
    expect(await namesIn(store)).toEqual(['files/a.png', 'private/ab/abc', 'private/cd/cde'])
    expect(await namesIn(store, 'private/')).toEqual(['private/ab/abc', 'private/cd/cde'])
    await store.remove(['private/ab/abc', 'private/no/no'])
    expect([await store.has('private/ab/abc'), await store.has('private/cd/cde')]).toEqual([false, true])
    await expect(store.read('private/ab/abc')).rejects.toMatchObject({ code: 'file_gone' })
    await store.check()
  })

  it('knows no names that lead elsewhere', async () => {
    const store = await open()
    for (const name of [
      '../a',
      'files/../token.secret',
      '/files/a',
      'files/.hidden',
      'postgres/a',
      'files',
      'files/a\0',
    ])
      await expect(store.write(name, Buffer.from('a')), name).rejects.toThrow('no name of a stored file')
  })

  it('keeps nothing of what broke off', async () => {
    const store = await open()
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half')
        throw new Error('broken off')
      })(),
    )
    await expect(store.write('files/a.png', broken)).rejects.toThrow('broken off')
    expect(await store.has('files/a.png')).toBe(false)
  })
})

describe('a bucket', () => {
  it('may be shared with others by a prefix', async () => {
    const double = await startDouble()
    const store = openS3Store(bucketOf(double, { S3_PREFIX: 'school/' }))
    double.objects.set('files/other.png', { content: Buffer.from('x'), at: new Date() })
    await store.write('files/a.png', Buffer.from('one'))
    expect([...double.objects.keys()]).toEqual(['files/other.png', 'school/files/a.png'])
    expect(await namesIn(store)).toEqual(['files/a.png'])
    expect(await read(store, 'files/a.png')).toBe('one')
  })

  it('that refuses the key says so without telling it', async () => {
    const store = openS3Store(bucketOf(await startDouble(), { S3_SECRET_ACCESS_KEY: 'another-secret' }))
    const error = await store.check().catch((caught) => caught)
    expect(error).toMatchObject({
      code: 'storage_unavailable',
      cause: { message: expect.stringContaining('Signature') },
    })
    expect(inspect(error, { depth: 9, showHidden: true })).not.toMatch(/another-secret|a-key/)
    await expect(store.write('files/a.png', Buffer.from('one'))).rejects.toMatchObject({ code: 'storage_unavailable' })
    await expect(store.has('files/a.png')).rejects.toMatchObject({ code: 'storage_unavailable' })
  })

  it('that stumbles is asked again', async () => {
    const double = await startDouble()
    const store = openS3Store(bucketOf(double))
    double.failures.push(500, 503)
    await store.write('files/a.png', Buffer.from('one'))
    double.failures.push(500)
    expect(await read(store, 'files/a.png')).toBe('one')
  })

  it('that is not there is told', async () => {
    const store = openS3Store(bucketOf(await startDouble(), { S3_BUCKET: 'another' }))
    await expect(store.check()).rejects.toMatchObject({ cause: { message: expect.stringContaining('NoSuchBucket') } })
  })
})
