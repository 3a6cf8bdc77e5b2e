import { getInvoice, type InvoiceRow } from '@dsms/contract/billing/invoices/calls'
import { createInvoice, deleteInvoice, type InvoiceInput } from '@dsms/contract/billing/invoices/drafts'
import { call } from '../../../../kernel/call/call.ts'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useMay } from '../../../../kit/records/useMay.ts'
import { showDone, showFailure, showUndo } from '../../../../ui/toasts/toasts.tsx'
import { inputOf } from '../form/invoiceInput.ts'
import { useInvoiceName } from '../useInvoiceName.ts'
import { useInvoicesChanged } from '../useInvoices.ts'

/** Deletes drafts one after the other; what went can be written again, what did not is told. */
export function useDeleteDrafts() {
  const t = useText('invoices')
  const common = useText('common')
  const errorText = useErrorText()
  const may = useMay()
  const nameOf = useInvoiceName()
  const changed = useInvoicesChanged()

  /** What the draft held, or nothing when it could not be deleted. */
  const remove = async (row: Pick<InvoiceRow, 'id' | 'number' | 'kind'>) => {
    try {
      const { invoice } = await call(getInvoice, { params: { id: row.id } })
      await call(deleteInvoice, { query: { id: row.id } })
      return invoice && inputOf(invoice)
    } catch (failure) {
      showFailure(t('bulk.failed', { name: nameOf(row), reason: errorText(failure) }))
      return undefined
    }
  }

  return async (rows: Pick<InvoiceRow, 'id' | 'number' | 'kind'>[]): Promise<number> => {
    const kept: InvoiceInput[] = []
    const gone: number[] = []
    for (const row of rows) {
      const held = await remove(row)
      if (!held) continue
      kept.push(held)
      gone.push(row.id)
    }
    const restore = async () => {
      try {
        for (const body of kept) await call(createInvoice, { body })
        showDone(t('restored', { count: kept.length }))
      } catch (failure) {
        showFailure(errorText(failure))
      }
      await changed()
    }
    if (kept.length > 0) {
      if (may(createInvoice)) showUndo(t('deleted', { count: kept.length }), common('undo'), restore)
      else showDone(t('deleted', { count: kept.length }))
    }
    await changed(gone)
    return kept.length
  }
}
