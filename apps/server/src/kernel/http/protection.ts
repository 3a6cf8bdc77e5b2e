import fastifyHelmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Env } from '../env/env.ts'

/** Tells browsers what our pages may do and who may show them. The headers are the same for all answers, so they are made once. */
export async function protect(http: FastifyInstance, env: Env): Promise<void> {
  const headers = await headersBy(optionsOf(env))
  http.addHook('onRequest', async (_, { raw }) => {
    for (const [name, value] of headers) raw.setHeader(name, value)
  })
}

/** What helmet sets by some options. */
async function headersBy(options: FastifyHelmetOptions): Promise<[string, string | number | readonly string[]][]> {
  const asked = Fastify()
  let headers = {}
  await asked.register(fastifyHelmet, options)
  asked.get('/', async (_, { raw }) => {
    headers = { ...raw.getHeaders() }
    return ''
  })
  await asked.inject('/')
  await asked.close()
  return Object.entries(headers)
}

function optionsOf(env: Env): FastifyHelmetOptions {
  const isHttps = env.PUBLIC_URL?.startsWith('https:') ?? false
  return {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // the interface kit sizes things by style attributes
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...(env.MAP_TILES_URL ? [new URL(env.MAP_TILES_URL).origin] : [])],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        // the gallery shows a part in several looks, each a page of its own; nobody else may put us in a frame
        frameAncestors: ["'self'"],
        upgradeInsecureRequests: isHttps ? [] : null,
      },
    },
    // of this host alone: what else stands under its name may be served without https
    hsts: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginOpenerPolicy: isHttps,
    originAgentCluster: isHttps,
  }
}
