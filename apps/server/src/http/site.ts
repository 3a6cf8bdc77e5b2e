import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'
import { filesFolder } from '../me/avatars.ts'

const dist = fileURLToPath(new URL('../../../web/dist', import.meta.url))
const year = 31_536_000_000

/** Addresses that are never screens. */
const callsOnly = /^\/(api|docs|files|assets|healthz|readyz|metrics)(\/|$|\?)/

/**
 * The built application and kept files. Screens share addresses with calls: a browser that navigates gets the
 * application, everything else the call.
 */
export async function serveSite(http: FastifyInstance, env: Env) {
  await http.register(fastifyStatic, {
    root: resolve(filesFolder(env)),
    prefix: '/files/',
    immutable: true,
    maxAge: year,
    index: false,
    serveDotFiles: false,
  })
  if (!existsSync(join(dist, 'index.html'))) {
    http.log.warn('the web application is not built; only calls are served')
    return
  }
  await http.register(fastifyStatic, {
    root: dist,
    prefix: '/',
    wildcard: false,
    preCompressed: true,
    index: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // names in /assets carry a hash of their content; the rest is asked for again
      reply.header(
        'cache-control',
        path.includes(`${dist}/assets/`) ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
  http.addHook('onRequest', async (request, reply) => {
    if (isNavigation(request) && !callsOnly.test(request.url)) {
      reply.header('cache-control', 'no-cache')
      return reply.sendFile('index.html', dist)
    }
  })
}

export function isNavigation(request: FastifyRequest): boolean {
  if (request.method !== 'GET') return false
  const destination = request.headers['sec-fetch-dest']
  if (destination) return destination === 'document'
  const accept = request.headers.accept ?? ''
  const html = accept.indexOf('text/html')
  const json = accept.indexOf('application/json')
  return html >= 0 && (json < 0 || html < json)
}
