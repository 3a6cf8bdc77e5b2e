import { subscribe } from '@dsms/contract/content/newsletter/calls'
import { languageOf } from '../../../kernel/http/language.ts'
import { servePublic } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { asSystem } from '../../../kernel/session/transaction.ts'
import { addSubscriber } from './newsletter.data.ts'

export function newsletterRoutes(app: App) {
  servePublic(app, subscribe, async ({ body, request }) => {
    const language = languageOf(request.headers['accept-language'], app.env.DEFAULT_LANGUAGE)
    await asSystem(app.database, ({ db }) => addSubscriber(db, { ...body, language }), { requestId: request.id })
    return { ok: true as const }
  })
}
