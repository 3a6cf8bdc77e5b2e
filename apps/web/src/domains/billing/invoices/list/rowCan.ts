import {
  creditInvoice,
  issueInvoice,
  recordInvoicePayment,
  refundInvoice,
  remindOfInvoice,
  sendInvoice,
  voidInvoice,
} from '@dsms/contract/billing/invoices/actions'
import type { InvoiceDetail, InvoiceRow } from '@dsms/contract/billing/invoices/calls'
import { deleteInvoice, duplicateInvoice, updateInvoice } from '@dsms/contract/billing/invoices/drafts'
import type { useMay } from '../../../../kit/records/useMay.ts'

export type Can = InvoiceDetail['can']
type State = Pick<InvoiceRow, 'number' | 'kind' | 'isVoid' | 'invoiceStatus' | 'totalMinor' | 'balanceMinor'>

/**
 * What a row of the list offers, from what the row tells. The invoice itself answers it exactly; whether it was mailed,
 * for example, only it knows.
 */
export function rowCan(row: State, may: ReturnType<typeof useMay>): Can {
  const isInvoice = row.kind === 'invoice'
  const isDraft = row.number === null && !row.isVoid
  const isOwed = row.number !== null && !row.isVoid && isInvoice
  return {
    edit: isDraft && isInvoice && may(updateInvoice),
    delete: isDraft && may(deleteInvoice),
    issue: isDraft && isInvoice && may(issueInvoice),
    send: !row.isVoid && may(sendInvoice),
    pay: isOwed && row.balanceMinor > 0 && may(recordInvoicePayment),
    refund: isOwed && row.balanceMinor < 0 && may(refundInvoice),
    void: isOwed && row.balanceMinor === row.totalMinor && may(voidInvoice),
    credit: isOwed && may(creditInvoice),
    duplicate: isInvoice && may(duplicateInvoice),
    remind: isOwed && row.invoiceStatus === 'Past Due' && may(remindOfInvoice),
  }
}
