import * as c from '@dsms/contract/students/applications/calls'
import { spokenIn } from '../../../kernel/http/language.ts'
import { servePublic } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { setBrowserCookie, setSessionCookie } from '../../identity/public.ts'
import { oldApplications } from './applications.limits.ts'
import { confirmApplication, resendCode, startApplication } from './applications.service.ts'
import { askToBeCalled } from './calling.service.ts'
import { publicSchoolState, readPublicSchool } from './publicSchool.data.ts'

export function applicationRoutes(app: App) {
  app.due.add(oldApplications())

  servePublic(
    app,
    c.getPublicSchool,
    ({ params, ...http }) => readPublicSchool(app, params.slug, spokenIn(app.env, undefined, http)),
    ({ params, ...http }) => publicSchoolState(app, params.slug, spokenIn(app.env, undefined, http)),
  )
  servePublic(app, c.startApplication, ({ params, body, request }) => startApplication(app, params.slug, body, request))
  servePublic(app, c.askToBeCalled, ({ params, body }) => askToBeCalled(app, params.slug, body))
  servePublic(app, c.resendApplicationCode, ({ params, body, request }) =>
    resendCode(app, params.slug, body.reference, request),
  )
  servePublic(app, c.confirmApplication, async ({ params, body, request, reply }) => {
    const { session, browser } = await confirmApplication(app, params.slug, body, request)
    setSessionCookie(app, reply, session.accessToken)
    setBrowserCookie(app, reply, browser)
    return session
  })
}
