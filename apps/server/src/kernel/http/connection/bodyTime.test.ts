import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { installErrorHandler } from '../errors.ts'
import { longestBodyMs, watchBodies } from './bodyTime.ts'

const span = 20_000
let http: FastifyInstance
/** Called with the number of bytes that came so far. */
let onBytes: (bytes: number) => void = () => {}

beforeEach(async () => {
  // the limits are real and the clock is not; what node does by itself keeps its own clock
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] })
  http = Fastify({ bodyLimit: 10_000_000 })
  installErrorHandler(http)
  watchBodies(http)
  http.addContentTypeParser('application/octet-stream', (_, payload, done) => done(null, payload))
  http.post('/upload', { config: { isUpload: true } }, async ({ body }) => {
    let bytes = 0
    for await (const chunk of body as AsyncIterable<Buffer>) {
      bytes += chunk.length
      onBytes(bytes)
    }
    return { bytes }
  })
  http.post('/call', async ({ body }) => ({ body }))
  http.post('/refused', { onRequest: async (_, reply) => reply.status(401).send() }, async () => {})
  await http.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(async () => {
  vi.useRealTimers()
  http.server.closeAllConnections()
  await http.close()
})

function post(path: string, type: string, length: number): { call: ClientRequest; reply: Promise<IncomingMessage> } {
  const { port } = http.server.address() as AddressInfo
  const headers = { 'content-type': type, 'content-length': length }
  const call = request({ host: '127.0.0.1', port, method: 'POST', path, headers })
  call.flushHeaders()
  const reply = once(call, 'response').then(([response]) => response as IncomingMessage)
  // breaking off may reach the sender before the answer does; a test that wants the answer waits for it
  call.on('error', () => {})
  return { call, reply }
}
/** Sends so many bytes and waits until the server has them. */
async function send(call: ClientRequest, total: number, bytes: number) {
  const came = new Promise<void>((resolve) => {
    onBytes = (sum) => sum >= total && resolve()
  })
  call.write(Buffer.alloc(bytes))
  await came
}
const arrived = () => once(http.server, 'request')

describe('a body', () => {
  it('of an upload may take minutes as long as it keeps coming', async () => {
    const { call, reply } = post('/upload', 'application/octet-stream', 300_000)
    for (let nth = 1; nth <= 10; nth++) {
      await send(call, nth * 30_000, 30_000)
      vi.advanceTimersByTime(span)
    }
    call.end()
    expect(await json(await reply)).toEqual({ bytes: 300_000 })
  })

  it('of an upload that comes to a halt ends with words', async () => {
    const { call, reply } = post('/upload', 'application/octet-stream', 300_000)
    await send(call, 30_000, 30_000)
    vi.advanceTimersByTime(span)
    await send(call, 30_100, 100)
    vi.advanceTimersByTime(span)
    const response = await reply
    expect([response.statusCode, response.headers.connection]).toEqual([408, 'close'])
    expect(await json(response)).toMatchObject({ code: 'upload_too_slow' })
  })

  it('of an upload does not come for ever', async () => {
    const { call, reply } = post('/upload', 'application/octet-stream', 9_000_000)
    for (let nth = 1; nth <= longestBodyMs / span; nth++) {
      await send(call, nth * 20_000, 20_000)
      vi.advanceTimersByTime(span)
    }
    expect((await reply).statusCode).toBe(408)
  })

  it('of an ordinary call has half a minute', async () => {
    const came = arrived()
    const { call, reply } = post('/call', 'application/json', 100)
    call.write('{')
    await came
    vi.advanceTimersByTime(29_000)
    vi.advanceTimersByTime(2_000)
    expect((await reply).statusCode).toBe(408)
  })

  it('that nobody reads any more ends too', async () => {
    const came = arrived()
    const { call, reply } = post('/refused', 'application/json', 100)
    await came
    const closed = new Promise((resolve) => call.on('close', resolve))
    expect((await reply).resume().statusCode).toBe(401)
    vi.advanceTimersByTime(30_000)
    await closed
  })

  it('that is there leaves its call all the time it needs', async () => {
    const { call, reply } = post('/call', 'application/json', 2)
    call.end('{}')
    expect(await json(await reply)).toEqual({ body: {} })
    vi.advanceTimersByTime(span * 10)
    const again = post('/call', 'application/json', 2)
    again.call.end('{}')
    expect((await again.reply).statusCode).toBe(200)
  })
})
