import { symlinkSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { uploadFile } from '@dsms/contract/kernel/files'
import { getReadiness } from '@dsms/contract/kernel/session/system'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { makePerson } from '../../testing/factories.ts'
import { callAs, send, testApp } from '../../testing/harness.ts'
import { query, refusal } from '../../testing/reads.ts'
import { knownError } from '../http/errors.ts'

const undo: (() => void)[] = []
afterEach(() => {
  for (const one of undo.splice(0)) one()
})
/** The application with something else in one place, until the end of the test. */
async function changed<T extends object, K extends keyof T>(thing: T, key: K, value: T[K]) {
  const former = thing[key]
  thing[key] = value
  undo.push(() => {
    thing[key] = former
  })
}

describe('a disk without room', () => {
  it('is told to whoever uploads, over a real connection, and leaves nothing', async () => {
    const app = await testApp()
    const full = join(app.env.DATA_DIR, 'full')
    symlinkSync('/dev/full', full)
    await changed(app.files, 'draft', async () => full)
    const person = await makePerson()
    if (!app.http.server.listening) await app.http.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.http.server.address() as AddressInfo
    const reply = await new Promise<{ status: number; body: string }>((resolve, reject) => {
      const call = request(
        {
          ...{ port, host: '127.0.0.1', method: 'POST', path: `${uploadFile.path}?name=a.txt` },
          headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/octet-stream' },
        },
        async (response) => resolve({ status: response.statusCode ?? 0, body: await text(response) }),
      )
      call.on('error', reject).end(Buffer.alloc(5_000_000, 'a'))
    })
    expect([reply.status, JSON.parse(reply.body).code]).toEqual([507, 'storage_full'])
    expect(await query(sql`select id from files where owner_id = ${person.id}`)).toEqual([])
  })

  it('takes back what was written down of a file that the store would not have', async () => {
    const app = await testApp()
    await changed(app.files, 'adopt', async () => {
      throw knownError(Object.assign(new Error('disk full'), { severity: 'ERROR', code: '53100' }))
    })
    const person = await makePerson()
    const reply = await app.http.inject({
      ...{ method: 'POST', url: `${uploadFile.path}?name=a.txt`, payload: 'words' },
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/octet-stream' },
    })
    expect([reply.statusCode, reply.json().code]).toEqual([507, 'storage_full'])
    expect(await query(sql`select id from files where owner_id = ${person.id}`)).toEqual([])
  })

  it('makes the server say it is not ready, before the last byte is gone', async () => {
    const { env } = await testApp()
    expect((await callAs(undefined, getReadiness)).status).toBe(200)
    await changed(env, 'MIN_FREE_MB', 1_000_000_000_000)
    expect(refusal(await send(undefined, getReadiness, {}))).toMatchObject({ status: 507, code: 'storage_full' })
  })

  it('so does a data folder that cannot be written any more', async () => {
    const { env } = await testApp()
    await changed(env, 'DATA_DIR', '/dev/null/data')
    expect(refusal(await send(undefined, getReadiness, {}))).toMatchObject({ status: 503, code: 'storage_unavailable' })
  })
})
