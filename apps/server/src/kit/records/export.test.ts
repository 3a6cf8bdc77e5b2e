import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { exportEmployees } from '@dsms/contract/insight/tables/calls'
import { AppError } from '@dsms/contract/kernel/errors'
import { classRooms } from '@dsms/contract/resources/classRooms/calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../app.ts'
import type { App } from '../../kernel/services.ts'
import { makeSchoolAdmin, type TestPerson } from '../../testing/factories.ts'
import { send, testApp, testEnv, testSecret } from '../../testing/harness.ts'
import { refusal, wrongFields } from '../../testing/reads.ts'
import { sheetAnswer } from './export.ts'

// an error that is nobody's fails the run, as it would end the server

describe('an export', () => {
  let admin: TestPerson
  beforeAll(async () => {
    admin = await makeSchoolAdmin()
  })

  it.each(['csv', 'xlsx'])(
    'as %s of employees in an unknown order is refused before the file begins',
    async (format) => {
      const reply = await send(admin.token, exportEmployees, { query: { format, sort: 'x' } })
      expect(refusal(reply)).toEqual(wrongFields({ sort: 'unknown_sort' }))
      expect(reply.headers['content-disposition']).toBeUndefined()
    },
  )

  it('of an area with two mistakes at once is refused', async () => {
    const reply = await send(admin.token, classRooms.calls.exportSheet, {
      query: { format: 'csv', q: '\0', sort: 'zzz' },
    })
    expect(reply.status).toBe(422)
  })
})

describe('a file that fails after it began', () => {
  let app: App
  const lines: string[] = []
  let address = ''
  beforeAll(async () => {
    const log = new Writable({
      write(chunk, _, done) {
        lines.push(String(chunk))
        done()
      },
    })
    app = await createApp(testEnv({ LOG_LEVEL: 'info' }), (await testApp()).database, testSecret, log)
    app.http.get('/test/sheet', (_, reply) => {
      const sheet = { name: 'sheet', format: 'csv', columns: ['n'], total: 3, rows: failing() } as const
      return sheetAnswer(sheet)(reply)
    })
    await app.http.listen({ host: '127.0.0.1', port: 0 })
    address = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`
  })
  afterAll(() => app.http.close())

  /** As if the person signed out between two batches. */
  async function* failing() {
    for (let n = 0; n < 5000; n++) yield { n }
    throw new AppError('session_ended')
  }

  const read = (encoding: string) => fetch(`${address}/test/sheet`, { headers: { 'accept-encoding': encoding } })

  it('ends the connection and is logged, and the server goes on', async () => {
    const reply = await read('identity')
    expect(reply.status).toBe(200)
    await expect(reply.text(), 'cut off rather than ended as if it were whole').rejects.toThrow()
    expect(lines.join('')).toContain('session_ended')
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
  })

  it('is told as an error while compression still held all of it back', async () => {
    const reply = await read('gzip')
    expect([reply.status, await reply.json()]).toMatchObject([401, { code: 'session_ended' }])
    expect(reply.headers.get('content-disposition')).toBeNull()
  })
})
