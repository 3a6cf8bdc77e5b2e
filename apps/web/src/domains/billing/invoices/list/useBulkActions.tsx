import { remindOfInvoice } from '@dsms/contract/billing/invoices/actions'
import { exportInvoices, type InvoiceRow } from '@dsms/contract/billing/invoices/calls'
import { IconBell, IconDownload, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { call, download } from '../../../../kernel/call/call.ts'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ConfirmDialog } from '../../../../kit/records/dialogs/ConfirmDialog.tsx'
import type { BulkAction } from '../../../../kit/records/types.ts'
import { useMay } from '../../../../kit/records/useMay.ts'
import { showDone, showFailure } from '../../../../ui/toasts/toasts.tsx'
import { useInvoiceName } from '../useInvoiceName.ts'
import { useInvoicesChanged } from '../useInvoices.ts'
import { rowCan } from './rowCan.ts'
import { useDeleteDrafts } from './useDeleteDrafts.ts'

const size = { size: 18, stroke: 1.5 }

/** Acts on several invoices at once, and the question before them. */
export function useBulkActions() {
  const t = useText('invoices')
  const may = useMay()
  const errorText = useErrorText()
  const nameOf = useInvoiceName()
  const changed = useInvoicesChanged()
  const deleteDrafts = useDeleteDrafts()
  const [asked, ask] = useState<{ what: 'remind' | 'delete'; rows: InvoiceRow[] }>()

  const remind = async (rows: InvoiceRow[]) => {
    let count = 0
    for (const row of rows) {
      try {
        await call(remindOfInvoice, { params: { id: row.id }, body: {} })
        count++
      } catch (failure) {
        showFailure(t('bulk.failed', { name: nameOf(row), reason: errorText(failure) }))
      }
    }
    if (count > 0) showDone(t('reminded', { count }))
    await changed()
  }
  const save = (rows: InvoiceRow[]) =>
    download(exportInvoices, { query: { format: 'xlsx', ids: rows.map(({ id }) => id).join() } }).catch((failure) =>
      showFailure(errorText(failure)),
    )

  const actions: BulkAction<InvoiceRow>[] = []
  if (may(remindOfInvoice)) {
    actions.push({
      key: 'remind',
      label: (count) => t('bulk.remind', { count }),
      icon: <IconBell {...size} aria-hidden />,
      fits: (row) => rowCan(row, may).remind,
      run: (rows) => ask({ what: 'remind', rows }),
    })
  }
  if (may(exportInvoices)) {
    actions.push({
      key: 'export',
      label: (count) => t('bulk.export', { count }),
      icon: <IconDownload {...size} aria-hidden />,
      run: (rows) => void save(rows),
    })
  }
  actions.push({
    key: 'delete',
    label: (count) => t('bulk.delete', { count }),
    icon: <IconTrash {...size} aria-hidden />,
    fits: (row) => rowCan(row, may).delete,
    run: (rows) => ask({ what: 'delete', rows }),
  })

  const count = asked?.rows.length ?? 0
  const close = () => ask(undefined)
  const dialog = asked && (
    <ConfirmDialog
      opened
      title={asked.what === 'remind' ? t('remind.title') : t('delete.titleMany', { count })}
      text={asked.what === 'remind' ? t('remind.text', { count }) : t('delete.text')}
      action={asked.what === 'remind' ? t('bulk.remind', { count }) : t('bulk.delete', { count })}
      isDangerous={asked.what === 'delete'}
      close={close}
      run={async () => {
        if (asked.what === 'remind') await remind(asked.rows)
        else await deleteDrafts(asked.rows)
        close()
      }}
    />
  )
  // nobody is shown boxes to tick without anything to do with them
  return { actions: may(exportInvoices) || may(remindOfInvoice) ? actions : noActions, dialog }
}

const noActions: BulkAction<InvoiceRow>[] = []
