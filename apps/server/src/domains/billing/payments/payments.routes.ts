import * as calls from '@dsms/contract/billing/payments/calls'
import type { Language } from '@dsms/contract/kernel/shared'
import type { Actor } from '../../../kernel/actor.ts'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { fileAnswer } from '../../../kit/records/files.ts'
import { readPayment } from './payments.data.ts'
import {
  allocatePayment,
  approvePayment,
  declinePayment,
  listMyPayments,
  listPayments,
  readAccount,
  readMyPayment,
  refundPayment,
  reversePayment,
  takePayment,
} from './payments.service.ts'
import { printableReceipt } from './receipt/receipt.pdf.ts'

export function paymentRoutes(app: App) {
  serve(app, calls.listPayments, ({ actor, query }) => listPayments(actor, query))
  serve(app, calls.getPayment, ({ actor, params }) => readPayment(actor, params.id))
  serve(app, calls.takePayment, ({ actor, body }) => takePayment(actor, body))
  serve(app, calls.allocatePayment, ({ actor, params, body }) => allocatePayment(actor, params.id, body))
  serve(app, calls.reversePayment, ({ actor, params, body }) => reversePayment(actor, params.id, body))
  serve(app, calls.refundPayment, ({ actor, params, body }) => refundPayment(actor, params.id, body))
  serve(app, calls.approvePayment, ({ actor, params, body }) => approvePayment(actor, params.id, body))
  serve(app, calls.declinePayment, ({ actor, params, body }) => declinePayment(actor, params.id, body))
  serve(app, calls.getStudentAccount, ({ actor, params }) => readAccount(actor, params.id))
  serve(app, calls.listMyPayments, ({ actor, query }) => listMyPayments(actor, query))
  serve(app, calls.getReceipt, ({ actor, params, query }) => receiptAnswer(actor, params.id, query.lang, readPayment))
  serve(app, calls.getMyReceipt, ({ actor, params, query }) =>
    receiptAnswer(actor, params.id, query.lang, readMyPayment),
  )
}

/** The receipt of a payment, which names people and places in its own language. */
async function receiptAnswer(actor: Actor, id: number, lang: Language | undefined, read: typeof readPayment) {
  const reader = { ...actor, language: lang ?? actor.language }
  const { name, draw } = await printableReceipt(reader, await read(reader, id))
  return fileAnswer(name, 'application/pdf', draw)
}
