import { type InvoiceRow, readInvoicePdf } from '@dsms/contract/invoices'
import { remindOfInvoice } from '@dsms/contract/invoices.actions'
import { duplicateInvoice } from '@dsms/contract/invoices.drafts'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { showDone, showFailure } from '../../components/records/toasts.tsx'
import { useErrorText } from '../../i18n/errorText.ts'
import { useLanguage, useText } from '../../i18n/index.ts'
import { call, download } from '../../lib/call.ts'
import { useInvoiceName } from './useInvoiceName.ts'
import { useInvoicesChanged } from './useInvoices.ts'

/** What is done with an invoice without asking anything more. */
export function useCommands() {
  const t = useText('invoices')
  const errorText = useErrorText()
  const nameOf = useInvoiceName()
  const navigate = useNavigate()
  const changed = useInvoicesChanged()
  const { code } = useLanguage()
  const isBusy = useRef(false)

  /** A second press while the first one runs does nothing. */
  const once = async (work: () => Promise<void>) => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      await work()
    } catch (failure) {
      showFailure(errorText(failure))
    } finally {
      isBusy.current = false
    }
  }
  return {
    savePdf: (invoice: Pick<InvoiceRow, 'id'>) =>
      once(async () => {
        await download(readInvoicePdf, { params: { id: invoice.id }, query: { lang: code } })
        await changed()
      }),
    duplicate: (invoice: Pick<InvoiceRow, 'id'>) =>
      once(async () => {
        const copy = (await call(duplicateInvoice, { params: { id: invoice.id }, body: {} })).invoice
        showDone(t('duplicated', { name: nameOf(copy) }))
        void changed()
        await navigate({ to: '/apps/invoice/edit/$id', params: { id: String(copy.id) } })
      }),
    remind: (invoice: Pick<InvoiceRow, 'id'>) =>
      once(async () => {
        const { reminder } = await call(remindOfInvoice, { params: { id: invoice.id }, body: {} })
        showDone(t('remindedOne', { to: reminder.to }))
        await changed()
      }),
  }
}
