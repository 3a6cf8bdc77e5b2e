import * as calls from '@dsms/contract/billing/payments/calls'
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
  serve(app, calls.getReceipt, async ({ actor, params, query }) => {
    const { name, draw } = await printableReceipt(actor, await readPayment(actor, params.id))
    return fileAnswer(name, 'application/pdf', () => draw(query.lang))
  })
  serve(app, calls.getMyReceipt, async ({ actor, params, query }) => {
    const { name, draw } = await printableReceipt(actor, await readMyPayment(actor, params.id))
    return fileAnswer(name, 'application/pdf', () => draw(query.lang))
  })
}
