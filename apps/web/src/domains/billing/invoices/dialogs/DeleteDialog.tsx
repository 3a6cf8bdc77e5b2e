import type { InvoiceDetail } from '@dsms/contract/billing/invoices/calls'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ConfirmDialog } from '../../../../kit/records/dialogs/ConfirmDialog.tsx'
import { useDeleteDrafts } from '../list/useDeleteDrafts.ts'
import { useInvoiceName } from '../useInvoiceName.ts'

interface Props {
  invoice: InvoiceDetail
  close: () => void
  deleted: (() => void) | undefined
}

/** Asks before a draft goes; for a moment afterwards it can be had back. */
export function DeleteDialog({ invoice, close, deleted }: Props) {
  const t = useText('invoices')
  const nameOf = useInvoiceName()
  const deleteDrafts = useDeleteDrafts()
  return (
    <ConfirmDialog
      opened
      title={t('delete.title', { name: nameOf(invoice) })}
      text={t('delete.text')}
      action={t('action.delete')}
      isDangerous
      close={close}
      run={async () => {
        const count = await deleteDrafts([invoice])
        close()
        if (count > 0) deleted?.()
      }}
    />
  )
}
