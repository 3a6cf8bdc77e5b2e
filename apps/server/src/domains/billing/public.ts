/** What other domains, further right in the order, may use of this one. */

export { invoiceNumbers } from './invoices/invoices.books.table.ts'
export { invoiceHits } from './invoices/invoices.found.ts'
export { readPlace, sellerOf } from './invoices/invoices.place.ts'
export { creditInvoiceFor, settleInvoiceFor } from './invoices/invoices.purchase.ts'
export { invoiceLines, invoices } from './invoices/invoices.table.ts'
export { issueInvoiceFor, serviceOf } from './invoices/states/invoices.issue.ts'
export { addPayments } from './invoices/states/invoices.sums.ts'
