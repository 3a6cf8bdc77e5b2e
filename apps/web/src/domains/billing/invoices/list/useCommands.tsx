import { remindOfInvoice } from '@dsms/contract/billing/invoices/actions'
import { type InvoiceRow, readInvoicePdf } from '@dsms/contract/billing/invoices/calls'
import { duplicateInvoice } from '@dsms/contract/billing/invoices/drafts'
import { useRef } from 'react'
import { useNavigate } from '../../../../kernel/address/links.tsx'
import { call, download } from '../../../../kernel/call/call.ts'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useLanguage, useText } from '../../../../kernel/i18n/index.ts'
import { showDone, showFailure } from '../../../../ui/toasts/toasts.tsx'
import { useInvoiceName } from '../useInvoiceName.ts'
import { useInvoicesChanged } from '../useInvoices.ts'

type Invoice = Pick<InvoiceRow, 'id'>

/** Acts on an invoice that need no question. */
export function useCommands() {
  const t = useText('invoices')
  const errorText = useErrorText()
  const nameOf = useInvoiceName()
  const navigate = useNavigate()
  const changed = useInvoicesChanged()
  const { code } = useLanguage()
  const running = useRef(new Set<string>())

  /** A second press while the first one runs does nothing; what is shown is read again afterwards. */
  const once = async (name: string, { id }: Invoice, work: () => Promise<void>) => {
    const one = `${name} ${id}`
    if (running.current.has(one)) return
    running.current.add(one)
    try {
      await work()
      void changed()
    } catch (failure) {
      showFailure(errorText(failure))
    } finally {
      running.current.delete(one)
    }
  }
  return {
    savePdf: (invoice: Invoice) =>
      once('savePdf', invoice, () => download(readInvoicePdf, { params: { id: invoice.id }, query: { lang: code } })),
    duplicate: (invoice: Invoice) =>
      once('duplicate', invoice, async () => {
        const copy = (await call(duplicateInvoice, { params: { id: invoice.id }, body: {} })).invoice
        showDone(t('duplicated', { name: nameOf(copy) }))
        await navigate({ to: '/apps/invoice/edit/$id', params: { id: String(copy.id) } })
      }),
    remind: (invoice: Invoice) =>
      once('remind', invoice, async () => {
        const { reminder } = await call(remindOfInvoice, { params: { id: invoice.id }, body: {} })
        showDone(t('remindedOne', { to: reminder.to }))
      }),
  }
}
