import { Writable } from 'node:stream'
import { allEndpoints } from '@dsms/contract'
import { listSchoolRoles } from '@dsms/contract/identity/roles/calls'
import type { Problem } from '@dsms/contract/kernel/errors'
import { getMe, listNotifications } from '@dsms/contract/kernel/session/me'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../app.ts'
import { goodPassword, makePerson, makeSchoolAdmin, type TestPerson } from '../../testing/factories.ts'
import { send, testApp, testEnv, testSecret } from '../../testing/harness.ts'
import type { App } from '../services.ts'
import { withoutSecrets } from './logger.ts'
import { isNavigation } from './site/site.ts'

const another = async (settings: Record<string, string>): Promise<App> =>
  createApp(testEnv(settings), (await testApp()).database, testSecret)

describe('the house', () => {
  let app: App
  beforeAll(async () => {
    app = await testApp()
  })

  it('lets pictures of maps come from the server of tiles that it is given, and from no other', async () => {
    expect((await app.http.inject('/api/site')).json()).toMatchObject({ mapTiles: null })
    const url = 'https://tiles.example/streets/{z}/{x}/{y}.png'
    const mapped = await another({ MAP_TILES_URL: url, MAP_TILES_CREDIT: '© The map makers' })
    const site = await mapped.http.inject('/api/site')
    expect(site.json()).toMatchObject({ mapTiles: { url, credit: '© The map makers' } })
    expect(site.headers['content-security-policy']).toContain("img-src 'self' data: blob: https://tiles.example;")
    await mapped.http.close()
  })

  it('tells that it lives and that its database answers', async () => {
    expect((await app.http.inject('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await app.http.inject('/readyz')).json()).toEqual({ status: 'ready' })
  })

  it('gives its metrics to this machine alone', async () => {
    const { token } = await makePerson()
    await send(token, getMe, {})
    const own = await app.http.inject('/metrics')
    expect(own.headers['content-type']).toMatch(/^text\/plain/)
    expect(own.body).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/api\/me",status="200"\} \d/)
    expect(own.body).toMatch(/dsms_db_round_trips_per_request_sum\{route="\/api\/me"\} \d/)
    expect((await app.http.inject({ url: '/metrics', remoteAddress: '203.0.113.7' })).statusCode).toBe(404)
    const proxied = await app.http.inject({ url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.7' } })
    expect(proxied.statusCode, 'through a proxy on this machine').toBe(404)
  })

  it('gives its metrics to holders of the token when there is one', async () => {
    const guarded = await another({ METRICS_TOKEN: 'sixteen letters long' })
    const read = (authorization?: string) =>
      guarded.http.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })
    expect((await read()).statusCode).toBe(404)
    expect((await read('Bearer wrong')).statusCode).toBe(404)
    expect((await read('Bearer sixteen letters long')).statusCode).toBe(200)
    await guarded.http.close()
  })

  it('believes one proxy and not what the caller says of themselves', async () => {
    const proxied = await another({ TRUST_PROXY: 'true' })
    const spoofed = await proxied.http.inject({
      url: '/metrics',
      headers: { 'x-forwarded-for': '127.0.0.1, 203.0.113.7' },
    })
    expect(spoofed.statusCode).toBe(404)
    await proxied.http.close()
  })

  it('sends security headers with everything', async () => {
    const { token } = await makePerson()
    for (const reply of [await send(token, getMe, {}), await send(undefined, getMe, {})]) {
      const policy = String(reply.headers['content-security-policy'])
      expect(policy).toContain("script-src 'self';")
      expect(policy).toContain("object-src 'none'")
      expect(policy).toContain("frame-ancestors 'self'")
      expect(policy).not.toMatch(/script-src[^;]*unsafe|unsafe-eval/)
      expect(reply.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': expect.any(String),
        'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
        'cache-control': 'no-store',
      })
      expect(reply.headers).not.toHaveProperty('strict-transport-security')
      expect(reply.headers).not.toHaveProperty('x-powered-by')
    }
  })

  it('asks browsers for https where that is its address', async () => {
    const secure = await another({ PUBLIC_URL: 'https://school.example' })
    const reply = await secure.http.inject('/healthz')
    expect(reply.headers['strict-transport-security'], 'of no host beside it').toBe('max-age=31536000')
    const person = await makePerson({ password: goodPassword })
    const session = await secure.http.inject({
      method: 'POST',
      url: '/jwt/login',
      headers: { host: 'school.example' },
      payload: { email: person.email, password: goodPassword },
    })
    expect(session.cookies[0]).toMatchObject({ name: 'dsms_session', secure: true })
    await secure.http.close()
  })

  it('answers under its own name alone where it has one', async () => {
    const own = await another({ PUBLIC_URL: 'https://school.example' })
    const ask = (headers: Record<string, string>, url = '/api/site') => own.http.inject({ url, headers })
    for (const host of ['school.example', 'school.example:3000', 'SCHOOL.example']) {
      expect((await ask({ host })).statusCode, host).toBe(200)
    }
    for (const host of ['evil.example', 'school.example.evil.example', 'localhost:3000', '10.0.0.7', 'a b', '']) {
      const wrong = await ask({ host })
      expect([wrong.statusCode, wrong.json().code], host).toEqual([421, 'wrong_host'])
      expect(wrong.json().error).toBe('This server can only be reached at https://school.example.')
    }
    const page = await ask({ host: 'evil.example', 'sec-fetch-dest': 'document', 'accept-language': 'de' }, '/login')
    expect([page.statusCode, page.headers['content-type'], page.body]).toEqual([
      421,
      'text/plain; charset=utf-8',
      'Dieser Server antwortet nur unter https://school.example.',
    ])
    for (const url of ['/healthz', '/readyz', '/metrics']) {
      expect((await ask({ host: '10.0.0.7' }, url)).statusCode, url).toBe(200)
    }
    const forwarded = { host: 'evil.example', 'x-forwarded-host': 'school.example' }
    expect((await ask(forwarded)).statusCode, 'no proxy is trusted').toBe(421)
    await own.http.close()
  })

  it('believes a trusted proxy about the name that was asked for', async () => {
    const proxied = await another({ PUBLIC_URL: 'https://school.example', TRUST_PROXY: 'true' })
    const ask = (headers: Record<string, string>) => proxied.http.inject({ url: '/api/site', headers })
    expect((await ask({ host: 'inner:3000', 'x-forwarded-host': 'school.example' })).statusCode).toBe(200)
    expect((await ask({ host: 'school.example', 'x-forwarded-host': 'evil.example' })).statusCode).toBe(421)
    await proxied.http.close()
  })

  it('has all names of this machine where its address is one of them', async () => {
    const local = await another({ PUBLIC_URL: 'http://localhost:3000' })
    for (const [host, status] of [
      ['127.0.0.1:3000', 200],
      ['[::1]:3000', 200],
      ['evil.example', 421],
    ] as const) {
      expect((await local.http.inject({ url: '/api/site', headers: { host } })).statusCode, host).toBe(status)
    }
    await local.http.close()
  })

  it('answers an unchanged list with 304', async () => {
    const { token } = await makePerson()
    const first = await send(token, getMe, {})
    const again = await app.http.inject({
      url: '/api/me',
      headers: { authorization: `Bearer ${token}`, 'if-none-match': String(first.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
  })
})

describe('a wrong request', () => {
  let app: App
  beforeAll(async () => {
    app = await testApp()
  })
  const post = (payload: string | Buffer, type = 'application/json') =>
    app.http.inject({ method: 'POST', url: '/jwt/login', payload, headers: { 'content-type': type } })

  it.each([
    ['no JSON', '{"email":', 'application/json'],
    ['an empty body', '', 'application/json'],
    ['another type', 'email=x', 'application/x-www-form-urlencoded'],
    ['a poisoned prototype', '{"__proto__":{"x":1}}', 'application/json'],
  ])('with %s is a 400 in our words', async (_, payload, type) => {
    const reply = await post(payload, type)
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({
      code: 'invalid_body',
      error: expect.any(String),
      requestId: expect.any(String),
    })
  })

  it.each(['[]', 'null', '"x"', '7'])('with the body %s is a 422', async (payload) => {
    expect((await post(payload)).statusCode).toBe(422)
  })

  it('with more than the limit is a 413 that tells the limit', async () => {
    const reply = await post(JSON.stringify({ email: 'x'.repeat(300_000) }))
    expect(reply.statusCode).toBe(413)
    expect(reply.json()).toMatchObject({ code: 'body_too_large', params: { limit: 256 } })
  })

  it.each([
    '/api/nothing',
    '/nothing/at/all',
    '/jwt/login',
    '/api/school/roles/%zz',
    '/%00',
    `/api/school/roles/${'9'.repeat(300)}`,
  ])('for %s is a problem in our shape', async (url) => {
    const reply = await app.http.inject({ url, headers: { accept: 'application/json' } })
    expect([400, 401, 404, 422]).toContain(reply.statusCode)
    expect(reply.json()).toMatchObject({ code: expect.any(String), error: expect.any(String) })
  })

  it.each(['99999999999999999999', '-1', '1.5', '1e400', 'NaN', ''])(
    'for page %j is no failure of the server',
    async (page) => {
      const { token } = await makePerson()
      expect((await send(token, listNotifications, { query: { page } })).status).toBeLessThan(500)
      const admin = await makeSchoolAdmin()
      expect((await send(admin.token, listSchoolRoles, { query: { page } })).status).toBeLessThan(500)
    },
  )
})

describe('a navigation', () => {
  const request = (headers: Record<string, string>, method = 'GET') =>
    ({ method, headers }) as unknown as Parameters<typeof isNavigation>[0]

  it.each([
    [{ 'sec-fetch-dest': 'document' }, true],
    [{ 'sec-fetch-dest': 'iframe' }, true],
    [{ 'sec-fetch-dest': 'empty', accept: 'text/html' }, false],
    [{ accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }, true],
    [{ accept: 'application/json, text/html' }, false],
    [{ accept: '*/*' }, false],
    [{}, false],
  ])('is told from a call by %j', (headers, answer) => {
    expect(isNavigation(request(headers as Record<string, string>))).toBe(answer)
    expect(isNavigation(request(headers as Record<string, string>, 'POST'))).toBe(false)
  })
})

describe('with RATE_LIMIT=on', () => {
  let app: App
  beforeAll(async () => {
    app = await another({ RATE_LIMIT: 'on' })
    app.http.get('/assets/stand-in.js', () => 'a file whose name tells its content')
  })
  afterAll(() => app.http.close())

  const attempt = (remoteAddress: string, payload: object = {}) =>
    app.http.inject({ method: 'POST', url: '/jwt/login', payload, remoteAddress })
  const guess = (email: string) => ({ email, password: 'a-wrong-password' })

  it('refuses guesses at one account, wherever they come from and however it is spelt, with the time to wait', async () => {
    const outcomes: number[] = []
    for (let n = 0; n < 40; n++) {
      const email = n % 2 ? ' Guessed@Example.org' : 'guessed@example.org'
      outcomes.push((await attempt(`203.0.113.${n}`, guess(email))).statusCode)
    }
    expect(outcomes.slice(0, 10)).not.toContain(429)
    expect(new Set(outcomes.slice(10))).toEqual(new Set([429]))
    const last = await attempt('198.51.100.1', guess('guessed@example.org'))
    expect(last.json<Problem>()).toMatchObject({ code: 'too_many_requests', params: { seconds: expect.any(Number) } })
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('lets a school sign in behind one router, and ends guesses at many accounts from there', async () => {
    for (let n = 0; n < 34; n++)
      expect((await attempt('203.0.113.100', guess(`student${n}@example.org`))).statusCode).not.toBe(429)
    for (let n = 0; n < 86; n++) expect((await attempt('203.0.113.100')).statusCode).toBe(422)
    expect((await attempt('203.0.113.100')).statusCode).toBe(429)
    expect((await attempt('203.0.113.101')).statusCode, 'another address').toBe(422)
    expect((await app.http.inject({ url: '/healthz', remoteAddress: '203.0.113.100' })).statusCode).toBe(200)
  })

  it('lets twenty browsers start cold behind one router within a minute', async () => {
    const people = [await makePerson(), await makePerson()]
    const read = (url: string, headers: Record<string, string> = {}) =>
      app.http.inject({ url, headers, remoteAddress: '203.0.113.102' })
    const refused = new Set<string>()
    for (let browser = 0; browser < 20; browser++) {
      const person = people[browser % 2] as TestPerson
      for (let file = 0; file < 300; file++)
        if ((await read('/assets/stand-in.js')).statusCode !== 200) refused.add('file')
      for (let n = 0; n < 5; n++) if ((await read('/api/site')).statusCode !== 200) refused.add('stranger')
      for (let n = 0; n < 50; n++) {
        const reply = await read('/api/site', { authorization: `Bearer ${person.token}` })
        if (reply.statusCode === 429) refused.add('person')
      }
    }
    expect([...refused]).toEqual([])
  })

  it('counts people by their session, and nobody by a session that they only claim', async () => {
    const [busy, calm] = [await makePerson(), await makePerson()]
    const read = (authorization: string, remoteAddress: string) =>
      app.http.inject({ url: '/api/site', headers: { authorization }, remoteAddress })
    for (let n = 0; n < 1200; n++) await read(`Bearer ${busy.token}`, '203.0.113.103')
    expect((await read(`Bearer ${busy.token}`, '203.0.113.104')).statusCode).toBe(429)
    expect((await read(`Bearer ${calm.token}`, '203.0.113.103')).statusCode).toBe(200)
    const [head, claims] = calm.token.split('.')
    for (let n = 0; n < 1200; n++) await read(`Bearer ${head}.${claims}.${n}`, '203.0.113.105')
    expect((await read(`Bearer ${head}.${claims}.x`, '203.0.113.105')).statusCode).toBe(429)
    expect((await read(`Bearer ${calm.token}`, '203.0.113.105')).statusCode).toBe(200)
  })
})

describe('the log', () => {
  it('has a line for each request with its id, and no secret even when something breaks', async () => {
    const lines: string[] = []
    const log = new Writable({
      write(chunk, _, done) {
        lines.push(String(chunk))
        done()
      },
    })
    const { database } = await testApp()
    const app = await createApp(testEnv({ LOG_LEVEL: 'debug' }), database, testSecret, log)
    const person = await makePerson({ password: goodPassword })
    const post = (url: string, payload: object) => app.http.inject({ method: 'POST', url, payload })
    const session = await post('/jwt/login', { email: person.email, password: goodPassword })
    await post('/jwt/login', { email: person.email, password: 'a-wrong-password' })
    await app.http.inject('/reset-password?token=the-secret-of-a-link&invited=1')
    // a statement that fails carries its parameters, the hash of the password among them
    await database.pool.query("alter table users add constraint unforeseen check (username <> 'breaks-it') not valid")
    const broken = { username: 'breaks-it', email: 'breaks-it@example.org', password: goodPassword }
    expect((await post('/jwt/register', broken)).json()).toMatchObject({
      error: 'Something went wrong!',
      code: 'internal',
    })
    await database.pool.query('alter table users drop constraint unforeseen')
    const text = lines.join('')
    expect(text).toContain(session.headers['x-request-id'])
    expect(text).toMatch(/unforeseen error/)
    expect(text, 'the reason').toMatch(/violates check constraint/)
    const { accessToken, refreshToken } = session.json<{ accessToken: string; refreshToken: string }>()
    for (const secret of [
      goodPassword,
      'a-wrong-password',
      accessToken,
      refreshToken,
      'the-secret-of-a-link',
      'argon2',
    ])
      expect(text).not.toContain(secret)
    await app.http.close()
  })
})

describe('what is logged of an address', () => {
  const secret = 'iVOb7Yy0nXQ1c2Vjc'
  /** What somebody knows who may come in: the names that calls give it. */
  const secretNames = /^(token|link|password|refreshToken)$/
  const shapeOf = (schema: unknown): string[] => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {})

  it('no address of a call is logged with what lets somebody in', () => {
    const addresses = Object.values(allEndpoints).flatMap(({ path, params, query }) => [
      ...shapeOf(params)
        .filter((name) => secretNames.test(name))
        .map((name) => path.replace(`:${name}`, secret)),
      ...shapeOf(query)
        .filter((name) => secretNames.test(name))
        .map((name) => `${path}?a=1&${name}=${secret}&b=2`),
    ])
    expect(addresses.length).toBeGreaterThan(3)
    for (const address of addresses) expect(withoutSecrets(address), address).not.toContain(secret)
  })

  it.each([
    [`/join?link=${secret}`, '/join?link=…'],
    [`/reset-password?token=${secret}&invited=1`, '/reset-password?token=…&invited=1'],
    [`/api/lesson-feeds/${secret}.ics?x=1`, '/api/lesson-feeds/…?x=1'],
    ['/schools/al-noor-driving-school-of-riyadh', '/schools/al-noor-driving-school-of-riyadh'],
    ['/api/search?q=sara', '/api/search?q=…'],
  ])('%s is logged as %s', (address, logged) => {
    expect(withoutSecrets(address)).toBe(logged)
  })
})
