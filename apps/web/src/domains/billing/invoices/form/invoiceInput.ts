import type { InvoiceDetail } from '@dsms/contract/billing/invoices/calls'
import type { InvoiceInput } from '@dsms/contract/billing/invoices/drafts'

/** What would write the same draft again. */
export function inputOf(invoice: InvoiceDetail): InvoiceInput {
  const { clientId, buyerId, client, issuedDate, dueDate, note, salesperson, acceptVia } = invoice
  const { showTerms, showNotes, showStub } = invoice
  return {
    clientId,
    buyerId,
    client,
    issuedDate,
    dueDate,
    note,
    salesperson,
    acceptVia,
    showTerms,
    showNotes,
    showStub,
    lines: invoice.lines.map(({ item, description, descriptions, qty, unitPriceMinor, ...shares }) => ({
      item,
      description,
      descriptions,
      qty,
      unitPriceMinor,
      discountBps: shares.discountBps,
      tax1Bps: shares.tax1Bps,
      tax2Bps: shares.tax2Bps,
    })),
  }
}
