import { createServer, type Server, type Socket } from 'node:net'
import { getMe } from '@dsms/contract/kernel/session/me'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from '../../../app.ts'
import { openServerDatabase } from '../../../db/client.ts'
import { makePerson } from '../../../testing/factories.ts'
import { testApp, testEnv, testSecret } from '../../../testing/harness.ts'

/** What a server says as it ends a connection. */
function fatal(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0Msaid by the database\0\0`)
  const length = Buffer.alloc(4)
  length.writeInt32BE(fields.length + 4)
  return Buffer.concat([Buffer.from('E'), length, fields])
}

/** Lets somebody in and is ready for what they ask. */
const welcome = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1')

const says = (code: string) => (socket: Socket) => void socket.once('data', () => socket.end(fatal(code)))

const ways: Record<string, ((socket: Socket) => void) | undefined> = {
  'refuses connections': undefined,
  'is starting up': says('57P03'),
  'is shutting down': says('57P01'),
  'has no connection left': says('53300'),
  'breaks connections': (socket) => socket.destroy(),
  'breaks a connection in the middle': (socket) =>
    void socket.once('data', () => {
      socket.write(welcome)
      socket.once('data', () => socket.destroy())
    }),
  'is ended in the middle': (socket) =>
    void socket.once('data', () => {
      socket.write(welcome)
      socket.once('data', () => socket.end(fatal('57P01')))
    }),
}

describe('calls while the database', () => {
  let server: Server | undefined
  afterEach(() => server?.close())

  it.each(Object.entries(ways))('%s are told to try again', async (_, way) => {
    server = createServer((socket) => {
      socket.on('error', () => {})
      way?.(socket)
    })
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
    const port = (server.address() as { port: number }).port
    // nobody listens there any more
    if (!way) await new Promise((resolve) => server?.close(resolve))
    const { database, tokens } = await testApp()
    const person = await makePerson()
    const token = await tokens.sign(person.sessionId, person.id)
    const away = openServerDatabase(`postgres://nobody@127.0.0.1:${port}/nothing`, 2)
    let isAway = false
    const connect = () => (isAway ? away : database).connect()
    const app = await createApp(testEnv(), { ...database, connect }, testSecret)
    isAway = true
    for (const [method, url] of [
      ['GET', getMe.path],
      ['GET', '/api/school/students'],
      ['POST', '/jwt/login'],
    ] as const) {
      const reply = await app.http.inject({
        method,
        url,
        headers: { authorization: `Bearer ${token}` },
        ...(method === 'POST' ? { payload: { email: 'a@example.org', password: 'a long sentence' } } : {}),
      })
      expect([reply.statusCode, reply.json().code], `${url} ${reply.body}`).toEqual([
        503,
        expect.stringMatching(/^(unavailable|busy)$/),
      ])
    }
    await away.close()
    expect((await app.http.inject({ url: getMe.path, headers: { authorization: `Bearer ${token}` } })).statusCode).toBe(
      503,
    )
    isAway = false
    await app.http.close()
  })
})
