import type { getInvoice, InvoiceDetail } from '@dsms/contract/billing/invoices/calls'
import type { Answer } from '@dsms/contract/kernel/endpoint'

export type PaymentDetails = Answer<typeof getInvoice>['paymentDetails']

type Line = Pick<
  InvoiceDetail['lines'][number],
  'item' | 'description' | 'qty' | 'unitPriceMinor' | 'discountBps' | 'tax1Bps' | 'tax2Bps' | 'netMinor'
>

/** What the paper shows: of a stored invoice, or of one that is still being written. */
export type Sheet = Pick<
  InvoiceDetail,
  | 'number'
  | 'kind'
  | 'currency'
  | 'isVoid'
  | 'issuedDate'
  | 'dueDate'
  | 'client'
  | 'seller'
  | 'totals'
  | 'paidMinor'
  | 'creditedMinor'
  | 'balanceMinor'
  | 'note'
  | 'salesperson'
  | 'terms'
  | 'acceptVia'
  | 'showTerms'
  | 'showNotes'
  | 'showStub'
  | 'original'
> & { lines: Line[] }
