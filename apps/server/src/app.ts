import { createHash, randomUUID } from 'node:crypto'
import type { Writable } from 'node:stream'
import fastifyCompress from '@fastify/compress'
import fastifyCookie from '@fastify/cookie'
import fastifyEtag from '@fastify/etag'
import fastifyHelmet from '@fastify/helmet'
import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import Fastify, { type FastifyInstance } from 'fastify'
import { accountRoutes } from './account/account.routes.ts'
import { areaPictureRoutes } from './areas/pictures.routes.ts'
import { blogRoutes } from './blog/blog.routes.ts'
import { branchRoutes } from './branches/branches.routes.ts'
import { calendarRoutes } from './calendar/calendar.routes.ts'
import { cardRoutes } from './cards/cards.routes.ts'
import { figureRoutes } from './cards/figures.routes.ts'
import { statisticRoutes } from './cards/statistics.routes.ts'
import { chatRoutes } from './chat/chat.routes.ts'
import { circuitRoutes } from './circuits/circuits.routes.ts'
import { classRoomRoutes } from './classRooms/classRooms.routes.ts'
import { componentRoutes } from './components/components.routes.ts'
import { countryPackRoutes } from './countryPacks/countryPacks.routes.ts'
import { schoolPackRoutes } from './countryPacks/schoolPacks.routes.ts'
import { dashboardRoutes } from './dashboard/dashboard.routes.ts'
import type { Database } from './db/client.ts'
import { errorTypeRoutes } from './drivingErrors/errorTypes.routes.ts'
import { markingSchemeRoutes } from './drivingErrors/markingSchemes.routes.ts'
import { createDue } from './due/due.ts'
import { emailRoutes } from './email/email.routes.ts'
import type { Env } from './env.ts'
import { eventCleanup } from './events/cleanup.ts'
import { createEvents } from './events/events.ts'
import { endStreams, watchStreams } from './events/openStreams.ts'
import { createPresence } from './events/presence.ts'
import { fileCleanup } from './files/cleanup.ts'
import { fileRoutes } from './files/files.routes.ts'
import { pictureCleaning } from './files/metadata/clean.work.ts'
import { pictureCleanup } from './files/pictures.cleanup.ts'
import { publicPictureRoutes } from './files/pictures.public.ts'
import { openStore } from './files/store.ts'
import { vehicleCheckRoutes } from './fleet/checks.routes.ts'
import { defectRoutes } from './fleet/defects.routes.ts'
import { vehicleExpiryRoutes } from './fleet/expiries.routes.ts'
import { orderRoutes } from './fleet/orders.routes.ts'
import { helpRoutes } from './help/help.routes.ts'
import { holidayRoutes } from './holidays/holidays.routes.ts'
import { longestBodyMs, watchBodies } from './http/bodyTime.ts'
import { keepContext } from './http/context.ts'
import { createDrain } from './http/drain.ts'
import { installErrorHandler } from './http/errors.ts'
import { installLimits } from './http/limits.ts'
import { loggerOptions } from './http/logger.ts'
import { createMetrics } from './http/metrics.ts'
import { openApiDocument } from './http/openapi.ts'
import { serveSite } from './http/site.ts'
import { systemRoutes } from './http/system.routes.ts'
import { identityRoutes } from './identity/identity.routes.ts'
import { createTokens } from './identity/tokens.ts'
import { invoiceRoutes } from './invoices/invoices.routes.ts'
import { licenceTypeRoutes } from './licences/licenceTypes.routes.ts'
import { lookupRoutes } from './lookups/lookups.routes.ts'
import { lookupValueRoutes } from './lookups/lookupValues.routes.ts'
import { createMailer } from './mail/mailer.ts'
import { frameRoutes } from './me/frame.routes.ts'
import { meRoutes } from './me/me.routes.ts'
import { weeklyDigest } from './newsletter/digest.ts'
import { newsletterRoutes } from './newsletter/newsletter.routes.ts'
import { openingHourRoutes } from './openingHours/openingHours.routes.ts'
import { organizationRoutes } from './organizations/organizations.routes.ts'
import { peopleRoutes } from './people/people.routes.ts'
import { planRoutes } from './plans/plans.routes.ts'
import { profileRoutes } from './profile/profile.routes.ts'
import { retention } from './retention/retention.ts'
import { reviewRoutes } from './reviews/reviews.routes.ts'
import { roleRoutes, schoolRoleRoutes } from './roles/roles.routes.ts'
import { schoolProfileRoutes } from './schoolProfile/schoolProfile.routes.ts'
import { settingRoutes } from './schoolSettings/settings.routes.ts'
import { schoolRoutes } from './schools/schools.routes.ts'
import { searchRoutes } from './search/search.routes.ts'
import type { App } from './services.ts'
import { shopManageRoutes } from './shop/manage.routes.ts'
import { shopRoutes } from './shop/shop.routes.ts'
import { simulatorRoutes } from './simulators/simulators.routes.ts'
import { skillRoutes } from './skills/skills.routes.ts'
import { staffRoutes } from './staff/staff.routes.ts'
import { subscriptionRoutes } from './subscriptions/subscriptions.routes.ts'
import { supportRoutes } from './support/support.routes.ts'
import { tableRoutes } from './tables/tables.routes.ts'
import { taskRoutes } from './tasks/tasks.routes.ts'
import { templateRoutes } from './templates/templates.routes.ts'
import { testimonialRoutes } from './testimonials/testimonials.routes.ts'
import { together } from './together.ts'
import { userRoutes } from './users/users.routes.ts'
import { vehicleEntryRoutes } from './vehicles/entries.routes.ts'
import { vehicleRoutes } from './vehicles/vehicles.routes.ts'

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
  await installLimits(http, app)
  await http.register(fastifySwagger, {
    mode: 'static',
    specification: { document: openApiDocument('0.1.0') as never },
  })
  await http.register(fastifySwaggerUi, { routePrefix: '/docs', staticCSP: true })
  await serveSite(http, site)

  systemRoutes(app)
  identityRoutes(app)
  meRoutes(app)
  frameRoutes(app)
  lookupRoutes(app)
  roleRoutes(app)
  schoolRoleRoutes(app)
  staffRoutes(app)
  reviewRoutes(app)
  dashboardRoutes(app)
  searchRoutes(app)
  peopleRoutes(app)
  fileRoutes(app)
  publicPictureRoutes(app)
  emailRoutes(app)
  chatRoutes(app)
  taskRoutes(app)
  shopRoutes(app)
  shopManageRoutes(app)
  calendarRoutes(app)
  blogRoutes(app)
  tableRoutes(app)
  templateRoutes(app)
  invoiceRoutes(app)
  accountRoutes(app)
  profileRoutes(app)
  userRoutes(app)
  helpRoutes(app)
  planRoutes(app)
  cardRoutes(app)
  statisticRoutes(app)
  figureRoutes(app)
  newsletterRoutes(app)
  supportRoutes(app)
  lookupValueRoutes(app)
  branchRoutes(app)
  classRoomRoutes(app)
  holidayRoutes(app)
  licenceTypeRoutes(app)
  areaPictureRoutes(app)
  circuitRoutes(app)
  simulatorRoutes(app)
  subscriptionRoutes(app)
  testimonialRoutes(app)
  countryPackRoutes(app)
  schoolPackRoutes(app)
  componentRoutes(app)
  vehicleRoutes(app)
  orderRoutes(app)
  defectRoutes(app)
  vehicleCheckRoutes(app)
  vehicleExpiryRoutes(app)
  vehicleEntryRoutes(app)
  skillRoutes(app)
  errorTypeRoutes(app)
  markingSchemeRoutes(app)
  schoolProfileRoutes(app)
  openingHourRoutes(app)
  settingRoutes(app)
  organizationRoutes(app)
  schoolRoutes(app)

  const unwatch = watchStreams(database, http.log)
  http.addHook('preClose', endStreams)
  app.due.add(eventCleanup())
  app.due.add(retention())
  app.due.add(weeklyDigest(app.mailer))
  app.due.add(fileCleanup(files))
  app.due.add(pictureCleanup(files))
  app.due.add(pictureCleaning(files))
  http.addHook('onClose', async () => {
    unwatch()
    await together([() => app.mailer.stop(), () => app.due.stop()])
    await app.presence.stop()
  })
  return app
}

async function installProtection(http: FastifyInstance, env: Env) {
  const isHttps = env.PUBLIC_URL?.startsWith('https:') ?? false
  await http.register(fastifyHelmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // the interface kit sizes things by style attributes
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: isHttps ? [] : null,
      },
    },
    hsts: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginOpenerPolicy: isHttps,
    originAgentCluster: isHttps,
  })
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
