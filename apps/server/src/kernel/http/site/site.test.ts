import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../../app.ts'
import { testApp, testEnv, testSecret } from '../../../testing/harness.ts'
import type { App } from '../../services.ts'

const script = 'document.title = "DSMS"'
const html = `<!doctype html><title></title><script>${script}</script>`
const year = 'public, max-age=31536000, immutable'

describe('the built application', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dsms-site-'))
  let app: App
  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'))
    mkdirSync(join(folder, '.vite'))
    const write = (name: string, text: string) => {
      writeFileSync(join(folder, name), text)
      writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text))
    }
    write('index.html', html)
    write('version.json', '{"build":"one"}')
    write('logo.svg', '<svg/>')
    write(
      'screens.json',
      JSON.stringify([
        ...['/', '/login', '/icons', '/school/vehicles/$id', '/school/vehicles/$id/edit'],
        // also the address of a call
        '/apps/ecommerce/wishlist',
      ]),
    )
    writeFileSync(join(folder, 'robots.txt'), 'User-agent: *')
    writeFileSync(join(folder, 'favicon.ico'), 'picture')
    mkdirSync(join(folder, 'icons'))
    write('icons/1.svg', '<svg/>')
    write('assets/x.js', 'export {}')
    write('.vite/manifest.json', '{}')
    app = await createApp(testEnv(), (await testApp()).database, testSecret, undefined, folder)
  })
  afterAll(async () => {
    await app.http.close()
    rmSync(folder, { recursive: true })
  })
  const get = (url: string, headers: Record<string, string> = {}) => app.http.inject({ url, headers })
  const visit = (url: string, headers: Record<string, string> = {}) =>
    get(url, { 'sec-fetch-dest': 'document', ...headers })

  it.each(['/', '/login', '/school/vehicles/7?tab=checks', '/index.html'])(
    'has the browser ask for the page anew each time at %s',
    async (address) => {
      const page = await visit(address)
      expect([page.statusCode, page.headers['cache-control'], page.body]).toEqual([200, 'no-cache', html])
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
      const again = await visit(address, { 'if-none-match': String(page.headers.etag) })
      expect([again.statusCode, again.headers['cache-control'], again.body]).toEqual([304, 'no-cache', ''])
    },
  )

  it('allows the scripts in the page itself, to the letter, and says so of the page alone', async () => {
    const hash = createHash('sha256').update(script).digest('base64')
    const policyOf = (reply: { headers: Record<string, unknown> }) => String(reply.headers['content-security-policy'])
    expect(policyOf(await visit('/'))).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect(policyOf(await get('/assets/x.js'))).toContain("script-src 'self';")
  })

  it('sends the page compressed to those who take that', async () => {
    const page = await visit('/', { 'accept-encoding': 'gzip, br' })
    expect(page.headers['content-encoding']).toBe('br')
    expect(page.headers.vary).toMatch(/accept-encoding/i)
    expect(brotliDecompressSync(page.rawPayload).toString()).toBe(html)
    expect((await visit('/', { 'accept-encoding': 'br;q=0' })).headers['content-encoding']).toBeUndefined()
  })

  it('lets files be kept for ever whose name changes with their content, and no others', async () => {
    const kept = async (url: string) => (await get(url, { 'accept-encoding': 'br' })).headers
    expect(await kept('/assets/x.js')).toMatchObject({ 'cache-control': year, 'content-encoding': 'br' })
    for (const url of ['/logo.svg', '/version.json']) {
      const headers = await kept(url)
      expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'br' })
      expect((await get(url, { 'if-none-match': String(headers.etag), 'accept-encoding': 'br' })).statusCode).toBe(304)
    }
  })

  it.each(['/LOGIN', '/login/', '/icons', '/school/vehicles/7/edit', '/school/vehicles/%D9%A7'])(
    'knows the screen at %s',
    async (address) => {
      expect((await visit(address)).statusCode).toBe(200)
    },
  )

  it.each([
    '/nothing',
    '/login/more',
    '/school/vehicles',
    '/school/vehicles/7/other',
    '/schoolXvehicles/7',
    '/screens.json',
  ])('says with the page that there is nothing at %s', async (address) => {
    const page = await visit(address)
    expect([page.statusCode, page.headers['content-type'], page.body]).toEqual([404, 'text/html; charset=utf-8', html])
    const again = await visit(address, { 'if-none-match': String((await visit('/')).headers.etag) })
    expect([again.statusCode, again.body]).toEqual([404, html])
    for (const accept of ['*/*', 'application/json']) {
      const reply = await get(address, { accept })
      expect([reply.statusCode, reply.json().code], `to programs that take ${accept}`).toEqual([404, 'not_found'])
    }
  })

  it.each([
    ['/', '*/*'],
    ['/login', '*/*'],
    ['/login/?return=%2F', 'text/*'],
    ['/school/vehicles/7', 'text/html,application/xhtml+xml,*/*;q=0.8'],
    ['/login', undefined],
    ['/login', ''],
  ])('gives programs the page of the screen at %s where they take %j', async (url, accept) => {
    const headers: Record<string, string> = accept === undefined ? {} : { accept }
    const page = await app.http.inject({ url, headers })
    expect([page.statusCode, page.headers['content-type'], page.body]).toEqual([200, 'text/html; charset=utf-8', html])
    const head = await app.http.inject({ method: 'HEAD', url, headers })
    expect([head.statusCode, head.headers['content-type'], head.body]).toEqual([200, 'text/html; charset=utf-8', ''])
  })

  it.each([
    { accept: 'application/json' },
    { accept: 'application/json, text/plain, */*' },
    { accept: '*/*;q=0' },
    { accept: 'image/*' },
    { accept: '*/*', 'sec-fetch-dest': 'empty' },
  ])('tells who asks by %j that there is no call at the address of a screen', async (headers) => {
    const reply = await get('/login', headers as Record<string, string>)
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found'])
    const posted = await app.http.inject({ method: 'POST', url: '/login', headers: { accept: '*/*' } })
    expect([posted.statusCode, posted.json().code]).toEqual([404, 'not_found'])
  })

  it('gives programs the call where a screen has the address of one', async () => {
    const url = '/apps/ecommerce/wishlist'
    const reply = await get(url, { accept: '*/*' })
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'unauthenticated'])
    expect((await app.http.inject({ method: 'HEAD', url })).statusCode).toBe(401)
    expect((await visit(url)).body).toBe(html)
    expect((await get('/api/nothing', { accept: '*/*' })).json().code).toBe('not_found')
  })

  it.each([
    ['/robots.txt', 'text/plain; charset=utf-8', 'public, max-age=86400', 'User-agent: *'],
    ['/favicon.ico', 'image/vnd.microsoft.icon', 'public, max-age=604800', 'picture'],
  ])('gives the file %s to whoever asks', async (address, type, cached, text) => {
    for (const file of [await get(address), await visit(address)]) {
      expect([file.statusCode, file.headers['content-type'], file.headers['cache-control'], file.body]).toEqual([
        200,
        type,
        cached,
        text,
      ])
    }
  })

  it('shows a picture that is opened by its own address', async () => {
    expect((await visit('/icons/1.svg')).headers['content-type']).toBe('image/svg+xml')
  })

  it('answers what is not there as such, also where the browser would keep it', async () => {
    const gone = await get('/assets/gone.js')
    expect(gone.statusCode).toBe(404)
    expect(gone.headers['cache-control']).not.toMatch(/immutable|max-age/)
    expect((await get('/.vite/manifest.json')).statusCode).toBe(404)
  })
})
