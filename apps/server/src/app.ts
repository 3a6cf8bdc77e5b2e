import { createHash, randomUUID } from 'node:crypto'
import type { Writable } from 'node:stream'
import { allEndpoints } from '@dsms/contract'
import fastifyCompress from '@fastify/compress'
import fastifyCookie from '@fastify/cookie'
import fastifyEtag from '@fastify/etag'
import fastifySwagger, { type StaticDocumentSpec } from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Database } from './db/client.ts'
import { domains } from './domains.ts'
import { createMailer } from './kernel/delivery/mailer.ts'
import { createDue } from './kernel/due/due.ts'
import { keptSums } from './kernel/due/keptSums.ts'
import { statisticsKept } from './kernel/due/statistics.ts'
import type { Env } from './kernel/env/env.ts'
import { eventCleanup } from './kernel/events/cleanup.ts'
import { createEvents } from './kernel/events/events.ts'
import { endStreams, watchStreams } from './kernel/events/openStreams.ts'
import { createPresence } from './kernel/events/presence.ts'
import { createApart } from './kernel/files/apart/apart.ts'
import { fileCleanup } from './kernel/files/cleanup.ts'
import { fileRoutes } from './kernel/files/files.routes.ts'
import { pictureCleaning } from './kernel/files/metadata/clean.work.ts'
import { pictureCleanup } from './kernel/files/pictures/pictures.cleanup.ts'
import { publicPictureRoutes } from './kernel/files/pictures/pictures.public.ts'
import { openStore } from './kernel/files/store.ts'
import { longestBodyMs, watchBodies } from './kernel/http/connection/bodyTime.ts'
import { createDrain } from './kernel/http/connection/drain.ts'
import { keepContext } from './kernel/http/context.ts'
import { addRefusals, installErrorHandler } from './kernel/http/errors.ts'
import { createKept } from './kernel/http/kept/kept.ts'
import { installLimits } from './kernel/http/limits.ts'
import { loggerOptions } from './kernel/http/logger.ts'
import { createMetrics } from './kernel/http/metrics.ts'
import { openApiDocument } from './kernel/http/openapi.ts'
import { protect } from './kernel/http/protection.ts'
import { checkHost } from './kernel/http/site/host.ts'
import { serveSite } from './kernel/http/site/site.ts'
import type { App } from './kernel/services.ts'
import { createTokens } from './kernel/session/tokens.ts'
import { together } from './kernel/together.ts'
import { areaPictureRoutes } from './kit/areas/pictures.routes.ts'

/**
 * The application on an open, migrated database. `tokenSecret` signs access tokens; `log` is standard output when left
 * out, `site` the built web.
 */
export async function createApp(
  env: Env,
  database: Database,
  tokenSecret: string,
  log?: Writable,
  site?: string,
): Promise<App> {
  const http = Fastify({
    logger: loggerOptions(env, log),
    genReqId: () => randomUUID(),
    // the nearest proxy alone: what stands further left in the header is the caller's own word
    trustProxy: env.TRUST_PROXY && ((_address: string, hop: number) => hop === 0),
    bodyLimit: 256 * 1024,
    requestTimeout: longestBodyMs,
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    // who asks on a kept connection while the server closes is answered, and told to close it
    return503OnClosing: false,
    // a parameter that is too long is a wrong one, which the call itself says best
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2000 },
  })
  const events = await createEvents(database, http.log)
  const files = openStore(env)
  const app: App = {
    http,
    drain: createDrain(http),
    env,
    database,
    tokens: createTokens(tokenSecret, { access: env.ACCESS_TOKEN_MINUTES, refresh: env.REFRESH_TOKEN_MINUTES }),
    mailer: createMailer(env, database, files, http.log),
    events,
    presence: createPresence(database, events, http.log),
    due: createDue(database, http.log),
    files,
    metrics: createMetrics(),
    kept: createKept(database),
    apart: createApart(),
  }
  keepContext(http)
  // who sends no whole head holds a connection for nothing
  http.server.headersTimeout = 20_000
  watchBodies(http)
  installErrorHandler(http)
  // the bytes of a file go to whoever keeps them as they come
  http.addContentTypeParser('application/octet-stream', (_, payload, done) => done(null, payload))
  app.metrics.install(http)
  await installProtection(http, env)
  checkHost(http, env)
  await installLimits(http, app)
  await http.register(fastifySwagger, {
    mode: 'static',
    // the types of the plugin end before OpenAPI 3.1
    specification: { document: openApiDocument(allEndpoints, '0.1.0') as StaticDocumentSpec['document'] },
  })
  await http.register(fastifySwaggerUi, { routePrefix: '/docs', staticCSP: true })
  await serveSite(http, site)

  for (const { refusals } of domains) addRefusals(refusals)
  for (const routes of [fileRoutes, publicPictureRoutes, areaPictureRoutes, ...domains.flatMap((one) => one.routes)])
    routes(app)

  const unwatch = watchStreams(database, http.log)
  http.addHook('preClose', endStreams)
  app.due.add(eventCleanup())
  app.due.add(fileCleanup(files))
  app.due.add(pictureCleanup(files))
  app.due.add(pictureCleaning(files))
  app.due.add(keptSums('shown_changes', ['tenant', 'topic'], ['total'], 16))
  if (database.isEmbedded) app.due.add(statisticsKept)
  http.addHook('onClose', async () => {
    unwatch()
    await together([() => app.mailer.stop(), () => app.due.stop(), () => app.apart.stop()])
    await app.presence.stop()
  })
  return app
}

async function installProtection(http: FastifyInstance, env: Env) {
  await protect(http, env)
  await http.register(fastifyCookie)
  await http.register(fastifyEtag, {
    weak: true,
    hashFn: (content) => createHash('sha1').update(content).digest('base64url'),
  })
  await http.register(fastifyCompress, { threshold: 1024, encodings: ['br', 'gzip', 'deflate'] })
  http.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
    // answers are about people and for nobody else: what may be kept says so itself
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}
