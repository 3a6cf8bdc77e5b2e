import * as c from '@dsms/contract/messages/email/calls'
import * as drafts from '@dsms/contract/messages/email/drafts'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { mailDelivery } from './drafts/email.deliver.ts'
import { createDraft, deleteDraft, saveDraft } from './drafts/email.drafts.ts'
import { sendDraft, sendNow, undoSend } from './drafts/email.send.ts'
import { purgeEmails, restoreEmails, toggleLabel, updateEmails } from './email.actions.ts'
import { sendBody } from './email.body.ts'
import { getEmail, listEmails, paginateEmail, readCounts, readHtml } from './email.service.ts'
import { readSettings, saveSettings } from './email.settings.ts'

export function emailRoutes(app: App) {
  app.due.add(mailDelivery(app))
  const sendsOutside = app.env.SMTP_URL !== undefined

  serve(app, c.listEmails, ({ actor, query }) => listEmails(actor, query))
  serve(app, c.getEmail, ({ actor, query }) => getEmail(actor, query))
  serve(app, c.paginateEmail, ({ actor, query }) => paginateEmail(actor, query))
  serve(app, c.getMailCounts, ({ actor }) => readCounts(actor))
  serve(app, c.readMailBody, async ({ actor, params }) => {
    const mail = await readHtml(actor, params.id)
    return (reply) => sendBody(reply, mail)
  })

  serve(app, c.updateEmails, async ({ actor, body }) => {
    await updateEmails(app, actor, body.emailIds, body.dataToUpdate)
    return {}
  })
  serve(app, c.updateEmailLabels, async ({ actor, body }) => {
    await toggleLabel(app, actor, body.emailIds, body.label)
    return {}
  })
  serve(app, c.restoreEmails, async ({ actor, body }) => {
    await restoreEmails(app, actor, body.emailIds)
    return {}
  })
  serve(app, c.deleteEmails, async ({ actor, query }) => ({ deleted: await purgeEmails(app, actor, query.ids) }))

  serve(app, drafts.createDraft, ({ actor, body }) => createDraft(app, actor, body))
  serve(app, drafts.saveDraft, ({ actor, params, body }) => saveDraft(app, actor, params.id, body))
  serve(app, drafts.deleteDraft, async ({ actor, params }) => {
    await deleteDraft(app, actor, params.id)
    return {}
  })
  serve(app, drafts.sendDraft, ({ actor, entry, params, body }) => sendDraft(app, actor, entry.kind, params.id, body))
  serve(app, drafts.undoSend, ({ actor, params }) => undoSend(app, actor, params.id))
  serve(app, drafts.sendNow, ({ actor, params }) => sendNow(app, actor, params.id))

  serve(app, c.getMailSettings, async ({ actor }) => ({ ...(await readSettings(actor)), sendsOutside }))
  serve(app, c.saveMailSettings, async ({ actor, body }) => ({ ...(await saveSettings(actor, body)), sendsOutside }))
}
