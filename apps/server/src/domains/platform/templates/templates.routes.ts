import { present } from '@dsms/contract/kernel/choices/lists'
import * as c from '@dsms/contract/platform/templates/calls'
import { eq } from 'drizzle-orm'
import { accounts } from '../../../db/tables/accounts.ts'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { examples, listTemplates, previewOf, resetTemplate, saveTemplate } from './templates.service.ts'

export function templateRoutes(app: App) {
  serve(app, c.listMailTemplates, async ({ actor }) => ({ templates: await listTemplates(actor) }))

  serve(app, c.saveMailTemplate, ({ actor, params, body }) => saveTemplate(actor, params.key, params.language, body))

  serve(app, c.resetMailTemplate, ({ actor, params }) => resetTemplate(actor, params.key, params.language))

  serve(app, c.previewMailTemplate, async ({ actor, params, body }) => previewOf(app, actor, params.language, body))

  serve(app, c.testMailTemplate, async ({ actor, params }) => {
    const [me] = await actor.db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, actor.accountId))
    await app.mailer.write(actor.db, {
      to: present(me).email,
      template: params.key,
      language: params.language,
      values: examples(app, actor),
    })
    actor.afterCommit(() => void app.mailer.deliver())
    return {}
  })
}
