import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createPage } from './page.ts'

/** Where the build puts the application. */
const built = fileURLToPath(new URL('../../../../../web/dist', import.meta.url))

/** Addresses that are never screens. */
const callsOnly = /^\/(api|docs|files|assets|healthz|readyz|metrics)(\/|$|\?)/

/** Files that browsers, robots and phones ask for by themselves, and how long those may be kept. */
const kept: Record<string, string> = {
  'favicon.ico': 'public, max-age=604800',
  'robots.txt': 'public, max-age=86400',
}

/**
 * The built application. Screens share addresses with calls: a browser that navigates gets the application, everything else
 * the call. Where there is no call, programs that take a page get that of a screen too, such as previews of links. An address
 * that no screen has answers 404 with the application in it, which says so in the reader's language.
 */
export async function serveSite(http: FastifyInstance, dist = built) {
  if (!existsSync(join(dist, 'index.html'))) {
    http.log.warn('the web application is not built; only calls are served')
    return
  }
  await http.register(fastifyStatic, {
    root: dist,
    prefix: '/',
    wildcard: false,
    // what tools keep beside the application is nobody else's
    globIgnore: ['.*', '.*/**', 'index.html.br', 'screens.json', 'screens.json.br'],
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // names in /assets carry a hash of their content; the rest is asked for again
      reply.header(
        'cache-control',
        path.startsWith(join(dist, 'assets/'))
          ? 'public, max-age=31536000, immutable'
          : (kept[path.slice(dist.length + 1)] ?? 'no-cache'),
      )
    },
  })
  const sendPage = createPage(join(dist, 'index.html'))
  const isScreen = screensIn(dist)
  // what somebody opens by its own address, as a picture or the words for robots
  const files = new Set(
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !['index.html', 'screens.json'].includes(entry.name))
      .map(({ parentPath, name }) => join(parentPath, name).slice(dist.length)),
  )
  http.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    if (callsOnly.test(request.url) || files.has(path)) return
    const isThere = isScreen(path)
    if (isNavigation(request) || (isThere && request.is404 && takesPage(request)))
      return sendPage(request, isThere ? reply : reply.status(404))
  })
}

/** Tells the addresses of screens, as the build wrote them down: `/school/vehicles/$id`. */
function screensIn(dist: string): (path: string) => boolean {
  const patterns: string[] = JSON.parse(readFileSync(join(dist, 'screens.json'), 'utf8'))
  const whole = patterns.map((pattern) => pattern.replace(/[.*+?^{}()|[\]\\]/g, '\\$&').replace(/\$\w+/g, '[^/]+'))
  // the router of the web asks for neither case nor a slash at the end
  const known = new RegExp(`^(?:${['/index.html', ...whole].join('|')})/?$`, 'i')
  return (path) => known.test(path)
}

export function isNavigation(request: FastifyRequest): boolean {
  if (request.method !== 'GET') return false
  const { 'sec-fetch-dest': destination, 'sec-fetch-mode': mode } = request.headers
  // what the worker of an installed app asks for again has this, and no destination
  if (mode === 'navigate') return true
  if (destination) return destination === 'document' || destination === 'iframe'
  const accept = request.headers.accept ?? ''
  const html = accept.indexOf('text/html')
  const json = accept.indexOf('application/json')
  return html >= 0 && (json < 0 || html < json)
}

/** A page that is not refused by `q=0`. */
const page = /(?:text\/html|text\/\*|\*\/\*)(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i

/** Whether a program takes the page of a screen; who names JSON, or is a script of a page, asks for a call. */
function takesPage({ method, headers }: FastifyRequest): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || headers['sec-fetch-dest']) return false
  const accept = headers.accept || '*/*'
  return !/application\/json/i.test(accept) && page.test(accept)
}
