import { sentence } from '@dsms/contract/errors'
import * as e from '@dsms/contract/identity/sessions/calls'
import * as c from '@dsms/contract/kernel/session/signIn'
import { hasOtherCookie } from '../../../kernel/http/credentials.ts'
import { serve, servePublic } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { exportEvents, listEvents, listOwnEvents } from '../sessions/events.data.ts'
import { recordEvent } from '../sessions/events.ts'
import { clearSessionCookie, endOneSession, refreshSession, setSessionCookie } from '../sessions/sessions.service.ts'
import { setBrowserCookie } from './browsers.ts'
import { checkChallenge, newChallenge } from './guessing/challenges.ts'
import { oldBrowsers, oldGuesses } from './identity.due.ts'
import { resetMinutes, resetPassword, sendPasswordLink, signIn } from './identity.service.ts'
import { registerSchool, takenFields } from './register.service.ts'

export function identityRoutes(app: App) {
  app.due.add(oldGuesses())
  app.due.add(oldBrowsers())
  serve(app, e.listIdentityEvents, ({ actor, query }) => listEvents(actor, query))
  serve(app, e.listOwnEvents, ({ actor }) => listOwnEvents(actor))
  serve(app, e.exportIdentityEvents, ({ actor, query }) => exportEvents(app, actor, query))

  servePublic(app, c.login, async ({ body, request, reply }) => {
    const { session, browser } = await signIn(app, body, request)
    setSessionCookie(app, reply, session.accessToken)
    setBrowserCookie(app, reply, browser)
    return session
  })

  servePublic(app, c.getRegisterChallenge, ({ reply }) => {
    reply.header('cache-control', 'no-store')
    return newChallenge(app)
  })

  servePublic(app, c.register, async ({ body, request, reply }) => {
    try {
      await checkChallenge(app, body.guard, request.ip)
      const { session: opened, browser } = await registerSchool(app, body, request)
      const { userData: user, ...session } = opened
      setSessionCookie(app, reply, session.accessToken)
      setBrowserCookie(app, reply, browser)
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

  serve(app, c.logout, async ({ actor, request, reply }) => {
    await recordEvent(actor.db, request, { id: actor.id, schoolId: actor.homeSchoolId }, 'sign_out')
    await endOneSession(actor.db, actor.sessionId)
    // not `signed-out`: this browser knows, and may have signed in again by the time it hears
    await app.events.publish(actor.db, { session: actor.sessionId }, { type: 'end' })
    // whoever registers or signs in again ends the former session afterwards, and goes on with the new cookie
    if (!hasOtherCookie(app, request, actor.sessionId)) clearSessionCookie(app, reply)
    return { ok: true as const }
  })

  servePublic(app, c.forgotPassword, ({ body }) => {
    // not awaited: the time it takes would tell whether the address is known
    void sendPasswordLink(app, body.email, body.language ?? app.env.DEFAULT_LANGUAGE).catch((error) =>
      app.http.log.error({ err: error }, 'password link'),
    )
    return { ok: true as const, minutes: resetMinutes }
  })

  servePublic(app, c.resetPassword, async ({ body, request }) => ({
    ok: true as const,
    email: await resetPassword(app, body, request),
  }))
}
