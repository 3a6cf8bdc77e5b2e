import { getInvoice, type InvoiceDetail } from '@dsms/contract/invoices'
import { CallError, call } from '../../lib/call.ts'

/** An invoice that must be there. */
export async function readInvoice(id: number): Promise<InvoiceDetail> {
  const { invoice } = await call(getInvoice, { params: { id } })
  if (!invoice) throw new CallError(404, { code: 'not_found' })
  return invoice
}
