import { AppError } from '@dsms/contract/kernel/errors'
import * as c from '@dsms/contract/kernel/session/system'
import type { FastifyRequest } from 'fastify'
import { checkRoom } from '../../../kernel/files/room.ts'
import { servePublic } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { offeredAccounts } from './demo/accounts.ts'
import { passwordMin } from './passwords.ts'

export function systemRoutes(app: App) {
  servePublic(app, c.getHealth, () => ({ status: 'ok' as const }))

  servePublic(app, c.getReadiness, async () => {
    if (app.drain.isDraining()) throw new AppError('unavailable')
    try {
      await app.database.pool.query('select 1')
    } catch {
      throw new AppError('unavailable')
    }
    await checkRoom(app.env)
    return { status: 'ready' as const }
  })

  servePublic(app, c.getMetrics, ({ request }) => {
    const { METRICS_TOKEN: token } = app.env
    const isAllowed = token ? request.headers.authorization === `Bearer ${token}` : isOnThisMachine(request)
    if (!isAllowed) throw new AppError('not_found')
    return async (reply) => reply.type(app.metrics.registry.contentType).send(await app.metrics.registry.metrics())
  })

  servePublic(app, c.getSite, () => ({
    registration: app.env.REGISTRATION,
    defaultLanguage: app.env.DEFAULT_LANGUAGE,
    passwordMin,
    mapTiles: app.env.MAP_TILES_URL ? { url: app.env.MAP_TILES_URL, credit: app.env.MAP_TILES_CREDIT } : null,
    demoAccounts: app.env.DSMS_DEMO
      ? offeredAccounts.map(({ email, password, role }) => ({ email, password, role }))
      : [],
  }))
}

/** A proxy on this machine speaks for others, so its requests do not count. */
const isOnThisMachine = ({ raw, headers }: FastifyRequest) =>
  ['::1', '127.0.0.1', '::ffff:127.0.0.1'].includes(raw.socket.remoteAddress ?? '') && !headers['x-forwarded-for']
