import { Readable } from 'node:stream'
import { readFile, uploadFile } from '@dsms/contract/kernel/files'
import { getOwnSubscription } from '@dsms/contract/platform/subscriptions/calls'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limitsOf, makePlan, withPlan } from '../../domains/platform/plans/plans.testing.ts'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../testing/factories.ts'
import { callAs, send, testApp, testEnv } from '../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../testing/reads.ts'
import { type S3Double, startS3Double } from '../../testing/world/s3Double.ts'
import { asSystem } from '../session/transaction.ts'
import { fileCleanup } from './cleanup.ts'
import { type FileStore, privateName } from './fileStore.ts'
import { openStore } from './store.ts'

async function upload(person: TestPerson, name: string, bytes: Buffer | string | Readable) {
  const app = await testApp()
  const reply = await app.http.inject({
    method: 'POST',
    url: `${uploadFile.path}?name=${encodeURIComponent(name)}`,
    payload: bytes,
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/octet-stream' },
  })
  return { status: reply.statusCode, body: reply.json() }
}
const read = (person: TestPerson, id: number, download = false) =>
  send(person.token, readFile, { params: { id }, query: { download } })

/** More than a file may have, without saying so ahead. */
function* manyChunks() {
  for (let chunk = 0; chunk < 11; chunk++) yield Buffer.alloc(1_000_000)
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let double: S3Double
let disk: FileStore
beforeAll(async () => {
  disk = (await testApp()).files
  double = await startS3Double('a-key', 'a-secret', 'dsms')
})
afterAll(async () => {
  double.close()
  ;(await testApp()).files = disk
})
const bucket = () =>
  openStore(
    testEnv({
      ...{
        S3_BUCKET: 'dsms',
        S3_ENDPOINT: double.endpoint,
        S3_ACCESS_KEY_ID: 'a-key',
        S3_SECRET_ACCESS_KEY: 'a-secret',
      },
    }),
  )

describe.each([
  ['on the disk', () => disk],
  ['in a bucket', bucket],
] as const)('a file %s', (_, store) => {
  beforeAll(async () => {
    ;(await testApp()).files = store()
  })

  it('is taken while the plan of the school has room for it, counted over all of its people', async () => {
    const owner = await withPlan(await makePlan({ limits: limitsOf({ storage_mb: 2 }) }))
    const person = await makePerson({ schoolId: owner.schoolId })
    expect((await upload(owner, 'one.txt', Buffer.alloc(1_500_000, 'a'))).status).toBe(201)
    const reply = await upload(person, 'two.txt', 'b')
    expect(refusal(reply as never)).toMatchObject({ status: 409, code: 'plan_limit' })
    const { body } = await callAs(owner.token, getOwnSubscription, { query: {} })
    expect(body.usage.find(({ what }) => what === 'storage_mb')).toEqual({ what: 'storage_mb', used: 2, most: 2 })
    const other = await makeSchoolAdmin()
    expect((await upload(other, 'three.txt', 'c')).status).toBe(201)
  })

  it('has a name and no path', async () => {
    const person = await makePerson()
    for (const name of ['/files/one.png', 'up\\one.txt'])
      expect(refusal((await upload(person, name, 'a')) as never)).toEqual(wrongFields({ name: 'invalid_format' }))
  })

  it('is kept as it came and known by what its bytes are, not by its name', async () => {
    const person = await makePerson()
    const { status, body } = await upload(person, 'صورة.txt', png)
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(Number),
      fileName: 'صورة.txt',
      type: 'image/png',
      bytes: png.length,
      url: `/api/files/${body.id}`,
    })
    const reply = await read(person, body.id)
    expect(reply.headers['content-type']).toBe('image/png')
    expect(reply.headers['content-disposition']).toContain(`inline; filename="file"; filename*=UTF-8''%D8%B5`)
    const saved = await read(person, body.id, true)
    expect(saved.headers['content-disposition']).toMatch(/^attachment/)
  })

  it('that could run something is only ever saved, and can do nothing where it is shown', async () => {
    const person = await makePerson()
    for (const [name, bytes] of [
      ['page.html', '<script>alert(1)</script>'],
      ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ] as const) {
      const { body } = await upload(person, name, bytes)
      const reply = await read(person, body.id)
      expect(reply.headers['content-disposition']).toMatch(/^attachment/)
      expect(reply.headers['content-security-policy']).toContain('sandbox')
      expect(reply.headers['x-content-type-options']).toBe('nosniff')
    }
  })

  it('is nobody else’s: not a colleague’s, not the platform’s', async () => {
    const admin = await makeSchoolAdmin()
    const [owner, colleague, platform] = [
      await makePerson({ schoolId: admin.schoolId }),
      await makePerson({ schoolId: admin.schoolId }),
      await makePerson({ permissions: 'all' }),
    ]
    const { body } = await upload(owner, 'a.txt', 'words')
    for (const person of [colleague, admin, platform]) expect((await read(person, body.id)).status).toBe(404)
    expect((await read(owner, body.id)).body).toBe('words')
  })

  it('is asked for anew by a browser that has it, and given to nobody who may not see it', async () => {
    const [owner, next] = [await makePerson(), await makePerson()]
    const { body } = await upload(owner, 'a.txt', 'words')
    const first = await read(owner, body.id)
    expect(first.headers['cache-control']).toBe('private, no-cache')
    const known = { 'if-none-match': String(first.headers.etag) }
    const readAgain = (person: TestPerson) =>
      send(person.token, readFile, { params: { id: body.id }, query: {} }, known)
    expect(await readAgain(owner)).toMatchObject({ status: 304, body: '' })
    expect((await readAgain(next)).status).toBe(404)
    expect((await send(undefined, readFile, { params: { id: body.id }, query: {} }, known)).status).toBe(401)
  })

  it('whose content is gone is told so in words', async () => {
    const person = await makePerson()
    const { body } = await upload(person, 'a.txt', `gone ${person.id}`)
    const [row] = await query<{ hash: string }>(sql`select hash from files where id = ${body.id}`)
    await (await testApp()).files.remove([privateName(row?.hash ?? '')])
    expect(refusal(await read(person, body.id))).toMatchObject({ status: 410, code: 'file_gone' })
  })

  it('that is empty, too large or nameless is refused, and leaves nothing behind', async () => {
    const person = await makePerson()
    expect((await upload(person, 'a.txt', '')).body).toMatchObject({ code: 'invalid_input' })
    expect((await upload(person, 'a.txt', Buffer.alloc(10_000_001))).status).toBe(413)
    expect((await upload(person, 'a.txt', Readable.from(manyChunks()))).status).toBe(413)
    const app = await testApp()
    expect(
      (
        await app.http.inject({
          method: 'POST',
          url: uploadFile.path,
          headers: { authorization: `Bearer ${person.token}` },
        })
      ).statusCode,
    ).toBe(422)
    expect(refusal(await send(person.token, uploadFile, { query: { name: 'a.txt' } }))).toEqual(
      wrongFields({ name: 'file_empty' }),
    )
    expect(await query(sql`select id from files where owner_id = ${person.id}`)).toEqual([])
  })

  it('that was never sent is thrown away after a day; the same bytes of another stay', async () => {
    const { files, database } = await testApp()
    const [one, two] = [await makePerson(), await makePerson()]
    const alone = (await upload(one, 'alone.txt', `alone ${one.id}`)).body
    const shared = (await upload(one, 'shared.txt', `shared ${one.id}`)).body
    await upload(two, 'shared.txt', `shared ${one.id}`)
    const hashes = await query<{ id: number; hash: string }>(sql`select id, hash from files where owner_id = ${one.id}`)
    const isKept = (id: number) => files.has(privateName(hashes.find((row) => row.id === id)?.hash ?? ''))
    await query(sql`update files set created_at = now() - interval '25 hours' where owner_id = ${one.id}`)
    await asSystem(database, (context) => fileCleanup(files).run(context))
    expect((await read(one, alone.id)).status).toBe(404)
    expect(await isKept(alone.id)).toBe(false)
    expect(await isKept(shared.id)).toBe(true)
  })
})
