import { getInvoice, type InvoiceDetail } from '@dsms/contract/billing/invoices/calls'
import { CallError, call } from '../../../../kernel/call/call.ts'

/** An invoice that must be there. */
export async function readInvoice(id: number): Promise<InvoiceDetail> {
  const { invoice } = await call(getInvoice, { params: { id } })
  if (!invoice) throw new CallError(404, { code: 'not_found' })
  return invoice
}
