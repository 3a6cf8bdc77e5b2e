import * as a from '@dsms/contract/billing/invoices/actions'
import * as c from '@dsms/contract/billing/invoices/calls'
import * as d from '@dsms/contract/billing/invoices/drafts'
import * as s from '@dsms/contract/billing/invoices/settings'
import { AppError } from '@dsms/contract/kernel/errors'
import type { Actor } from '../../../kernel/actor.ts'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { fileAnswer } from '../../../kit/records/files.ts'
import { historyOf } from '../../../kit/records/history.ts'
import { addClient, firstClients, searchClients } from './invoices.clients.ts'
import { findInvoice } from './invoices.data.ts'
import { readFounding, readInvoice } from './invoices.detail.ts'
import { readSettings, saveSettings } from './invoices.place.ts'
import { exportInvoices } from './list/invoices.export.ts'
import { readFigures } from './list/invoices.figures.ts'
import { listFounding, listPage } from './list/invoices.list.ts'
import { fileNameOf, markDownloaded, readPrintable } from './pdf/invoices.files.ts'
import { createDraft, deleteDraft, duplicateInvoice, updateDraft } from './states/invoices.drafts.ts'
import { invoiceCountsSummed, invoicesPastDue } from './states/invoices.due.ts'
import { listPayments, recordPayment, reversePayment } from './states/invoices.payments.ts'
import { listReminders, remindOf, remindOfAll } from './states/invoices.reminders.ts'
import { sendInvoice } from './states/invoices.send.ts'
import { creditInvoice, issueInvoice, voidInvoice } from './states/invoices.states.ts'

const answer = async (actor: Actor, id: number) => ({ invoice: await readInvoice(actor, id) })

export function invoiceRoutes(app: App) {
  serve(app, c.listInvoices, ({ actor, query }) => listFounding(actor, query))
  serve(app, c.listInvoicePage, ({ actor, query }) => listPage(actor, query))
  serve(app, c.getInvoice, ({ actor, params }) => readFounding(actor, params.id))
  serve(app, d.deleteInvoice, async ({ actor, query }) => {
    await deleteDraft(actor, query.id)
    return {}
  })
  serve(app, c.listFirstClients, ({ actor }) => firstClients(actor))

  serve(app, d.createInvoice, async ({ actor, body }) => ({ invoice: await createDraft(actor, body) }))
  serve(app, d.updateInvoice, async ({ actor, params, body }) => ({
    invoice: await updateDraft(actor, params.id, body),
  }))
  serve(app, d.duplicateInvoice, async ({ actor, params }) => answer(actor, await duplicateInvoice(actor, params.id)))
  serve(app, c.exportInvoices, ({ actor, query }) => exportInvoices(app, actor, query))
  serve(app, c.readInvoicePdf, async ({ actor, params, query }) => {
    const { whole, draw } = await readPrintable(actor, params.id)
    await markDownloaded(actor, params.id)
    return fileAnswer(fileNameOf(whole), 'application/pdf', () => draw(query.lang))
  })
  actions(app)
  money(app)
  settings(app)
  app.due.add(invoicesPastDue())
  app.due.add(invoiceCountsSummed())
}

function actions(app: App) {
  serve(app, a.issueInvoice, async ({ actor, params, body }) => {
    await issueInvoice(actor, params.id, body.version)
    actor.afterCommit(() => void app.due.wake())
    return answer(actor, params.id)
  })
  serve(app, a.sendInvoice, async ({ actor, params, body }) => {
    await sendInvoice(app, actor, params.id, body)
    actor.afterCommit(() => void app.due.wake())
    return answer(actor, params.id)
  })
  serve(app, a.voidInvoice, async ({ actor, params, body }) => {
    await voidInvoice(actor, params.id, body.reason)
    return answer(actor, params.id)
  })
  serve(app, a.creditInvoice, async ({ actor, params, body }) =>
    answer(actor, await creditInvoice(actor, params.id, body)),
  )
  serve(app, a.listInvoiceReminders, async ({ actor, params }) => ({ rows: await listReminders(actor, params.id) }))
  serve(app, a.remindOfInvoice, async ({ actor, params, body }) => ({
    reminder: await remindOf(app, actor, params.id, body.language),
  }))
  serve(app, a.remindOfPastDue, async ({ actor, body }) => ({ sent: await remindOfAll(app, actor, body.language) }))
  serve(app, a.readInvoiceHistory, async ({ actor, params }) => {
    if (!(await findInvoice(actor, params.id))) throw new AppError('not_found')
    return { rows: await historyOf(actor, 'invoices', params.id) }
  })
}

function money(app: App) {
  serve(app, a.listInvoicePayments, async ({ actor, params }) => ({ rows: await listPayments(actor, params.id) }))
  serve(app, a.recordInvoicePayment, ({ actor, params, body }) => recordPayment(actor, params.id, body, 'payment'))
  serve(app, a.refundInvoice, ({ actor, params, body }) => recordPayment(actor, params.id, body, 'refund'))
  serve(app, a.reverseInvoicePayment, ({ actor, params, body }) =>
    reversePayment(actor, params.id, params.paymentId, body.reason),
  )
}

function settings(app: App) {
  serve(app, s.searchInvoiceClients, async ({ actor, query }) => ({ rows: await searchClients(actor, query.q) }))
  serve(app, s.createInvoiceClient, async ({ actor, body }) => ({ client: await addClient(actor, body) }))
  serve(app, s.getInvoiceSettings, async ({ actor }) => ({ settings: await readSettings(actor) }))
  serve(app, s.saveInvoiceSettings, async ({ actor, body }) => ({ settings: await saveSettings(actor, body) }))
  serve(app, s.getInvoiceFigures, ({ actor }) => readFigures(actor))
}
