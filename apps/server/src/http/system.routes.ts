import { AppError } from '@dsms/contract/errors'
import * as c from '@dsms/contract/system'
import { demoAccounts } from '../db/demo/accounts.ts'
import { passwordMin } from '../identity/passwords.ts'
import { servePublic } from '../serve.ts'
import type { App } from '../services.ts'

export function systemRoutes(app: App) {
  servePublic(app, c.getHealth, () => ({ status: 'ok' as const }))

  servePublic(app, c.getReadiness, async () => {
    try {
      await app.database.pool.query('select 1')
    } catch {
      throw new AppError('unavailable')
    }
    return { status: 'ready' as const }
  })

  servePublic(app, c.getMetrics, ({ request }) => {
    const { METRICS_TOKEN: token } = app.env
    const isAllowed = token ? request.headers.authorization === `Bearer ${token}` : isLoopback(request.ip)
    if (!isAllowed) throw new AppError('not_found')
    return async (reply) => reply.type(app.metrics.registry.contentType).send(await app.metrics.registry.metrics())
  })

  servePublic(app, c.getSite, () => ({
    registration: app.env.REGISTRATION,
    defaultLanguage: app.env.DEFAULT_LANGUAGE,
    passwordMin,
    demoAccounts: app.env.DSMS_DEMO ? demoAccounts.map(({ email, password, role }) => ({ email, password, role })) : [],
  }))
}

const isLoopback = (ip: string) => ip === '::1' || ip === '127.0.0.1' || ip === '::ffff:127.0.0.1'
