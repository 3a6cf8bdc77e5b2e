import { subscribe } from '@dsms/contract/newsletter'
import { asSystem } from '../db/transaction.ts'
import { languageOf } from '../http/language.ts'
import { servePublic } from '../serve.ts'
import type { App } from '../services.ts'
import { addSubscriber } from './newsletter.data.ts'

export function newsletterRoutes(app: App) {
  servePublic(app, subscribe, async ({ body, request }) => {
    const language = languageOf(request.headers['accept-language'], app.env.DEFAULT_LANGUAGE)
    await asSystem(app.database, ({ db }) => addSubscriber(db, { ...body, language }), { requestId: request.id })
    return { ok: true as const }
  })
}
