import * as c from '@dsms/contract/auth'
import { sentence } from '@dsms/contract/errors'
import { serve, servePublic } from '../serve.ts'
import type { App } from '../services.ts'
import { resetMinutes, resetPassword, sendPasswordLink, signIn } from './identity.service.ts'
import { registerSchool, takenFields } from './register.service.ts'
import { clearSessionCookie, endOneSession, refreshSession, setSessionCookie } from './sessions.service.ts'

export function identityRoutes(app: App) {
  servePublic(app, c.login, async ({ body, request, reply }) => {
    const session = await signIn(app, body, request)
    setSessionCookie(app, reply, session.accessToken)
    return session
  })

  servePublic(app, c.register, async ({ body, request, reply }) => {
    try {
      const { userData: user, ...session } = await registerSchool(app, body, request)
      setSessionCookie(app, reply, session.accessToken)
      return { user, ...session }
    } catch (error) {
      const fields = takenFields(error)
      if (!fields) throw error
      const words = (path: string) => (fields[path] ? sentence(fields[path].code, fields[path].params) : null)
      return {
        error: { email: words('email'), username: words('username'), password: words('password') },
        codes: Object.fromEntries(Object.entries(fields).map(([path, { code }]) => [path, code])),
      }
    }
  })

  servePublic(app, c.refreshToken, async ({ body, request, reply }) => {
    const session = await refreshSession(app, body.refreshToken, request)
    setSessionCookie(app, reply, session.accessToken)
    return session
  })

  serve(app, c.logout, async ({ actor, reply }) => {
    await endOneSession(actor.db, actor.sessionId)
    clearSessionCookie(app, reply)
    return { ok: true as const }
  })

  servePublic(app, c.forgotPassword, ({ body }) => {
    // not awaited: the time it takes would tell whether the address is known
    void sendPasswordLink(app, body.email, body.language ?? app.env.DEFAULT_LANGUAGE).catch((error) =>
      app.http.log.error({ err: error }, 'password link'),
    )
    return { ok: true as const, minutes: resetMinutes }
  })

  servePublic(app, c.resetPassword, async ({ body }) => ({ ok: true as const, email: await resetPassword(app, body) }))
}
