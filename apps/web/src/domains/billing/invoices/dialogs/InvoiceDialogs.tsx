import type { InvoiceDetail } from '@dsms/contract/billing/invoices/calls'
import { useEffect } from 'react'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { showFailure } from '../../../../ui/toasts/toasts.tsx'
import { useInvoice } from '../useInvoices.ts'
import { CreditDrawer } from './CreditDrawer.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { IssueDialog } from './IssueDialog.tsx'
import { PaymentDrawer } from './PaymentDrawer.tsx'
import { SendDrawer } from './SendDrawer.tsx'
import { VoidDialog } from './VoidDialog.tsx'

export interface Asked {
  what: 'send' | 'payment' | 'refund' | 'issue' | 'void' | 'credit' | 'delete'
  id: number
}

interface Props {
  asked: Asked
  ask: (asked: Asked) => void
  close: () => void
  /** After a deletion there is nothing left to stand on. */
  deleted?: () => void
}

/** The drawer or the question that an action on one invoice needs, with the invoice as it stands now. */
export function InvoiceDialogs({ asked, ask, close, deleted }: Props) {
  const t = useText('invoices')
  const errorText = useErrorText()
  const { data, error } = useInvoice(asked.id)
  const invoice = data?.invoice
  const isGone = data !== undefined && !invoice
  const isPossible = invoice === undefined || possible(asked.what, invoice.can)
  // an address can name a drawer that its invoice has no use for any more
  useEffect(() => {
    if (!isPossible) close()
  }, [isPossible, close])
  useEffect(() => {
    if (!error && !isGone) return
    showFailure(error ? errorText(error) : t('notFound', { id: asked.id }))
    close()
  }, [error, isGone, asked.id, errorText, t, close])
  if (!invoice || !isPossible) return null
  const shared = { invoice, close }
  switch (asked.what) {
    case 'send':
      return <SendDrawer {...shared} />
    case 'payment':
    case 'refund':
      return <PaymentDrawer {...shared} isRefund={asked.what === 'refund'} />
    case 'issue':
      return <IssueDialog {...shared} />
    case 'void':
      return <VoidDialog {...shared} creditInstead={() => ask({ what: 'credit', id: asked.id })} />
    case 'credit':
      return <CreditDrawer {...shared} />
    case 'delete':
      return <DeleteDialog {...shared} deleted={deleted} />
  }
}

/** The dialog about voiding says itself why it cannot be. */
function possible(what: Asked['what'], can: InvoiceDetail['can']): boolean {
  if (what === 'void') return true
  return what === 'payment' ? can.pay : can[what]
}
