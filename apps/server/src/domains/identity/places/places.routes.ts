import * as c from '@dsms/contract/identity/places/calls'
import { languageOf } from '../../../kernel/http/language.ts'
import { serve, servePublic } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { setSessionCookie } from '../sessions/sessions.service.ts'
import { answerInvitation, readInvitation } from './invitations.service.ts'
import { changePlace, readPlaces } from './places.service.ts'

export function placeRoutes(app: App) {
  serve(app, c.listPlaces, ({ actor, query }) => readPlaces(actor, query.link))

  serve(app, c.changePlace, async ({ actor, body, request }) => {
    const open = await changePlace(app, actor, body.person_id, request)
    return async (reply) => {
      const session = await open()
      setSessionCookie(app, reply, session.accessToken)
      return session
    }
  })

  serve(app, c.answerPlaceInvitation, async ({ actor, params, body }) => {
    await answerInvitation(app, actor, params.id, body)
    return readPlaces(actor, body.link)
  })

  servePublic(app, c.getInvitation, ({ params, request }) =>
    readInvitation(app, params.link, languageOf(request.headers['accept-language'], app.env.DEFAULT_LANGUAGE)),
  )
}
