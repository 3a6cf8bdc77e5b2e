import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createPage } from './page.ts'

/** Where the build puts the application. */
const built = fileURLToPath(new URL('../../../../web/dist', import.meta.url))

/** Addresses that are never screens. */
const callsOnly = /^\/(api|docs|files|assets|healthz|readyz|metrics)(\/|$|\?)/

/**
 * The built application. Screens share addresses with calls: a browser that navigates gets the
 * application, everything else the call.
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
    globIgnore: ['.*', '.*/**', 'index.html.br'],
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // names in /assets carry a hash of their content; the rest is asked for again
      reply.header(
        'cache-control',
        path.startsWith(join(dist, 'assets/')) ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
  const sendPage = createPage(join(dist, 'index.html'))
  http.addHook('onRequest', async (request, reply) => {
    if (isNavigation(request) && !callsOnly.test(request.url)) return sendPage(request, reply)
  })
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
