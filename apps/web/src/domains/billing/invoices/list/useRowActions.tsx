import type { InvoiceRow } from '@dsms/contract/billing/invoices/calls'
import {
  IconBan,
  IconBell,
  IconCash,
  IconCopy,
  IconDownload,
  IconEdit,
  IconEye,
  IconReceiptRefund,
  IconSend,
  IconTrash,
} from '@tabler/icons-react'
import { useNavigate } from '../../../../kernel/address/links.tsx'
import { useText } from '../../../../kernel/i18n/index.ts'
import type { RowAction } from '../../../../kit/records/types.ts'
import { useMay } from '../../../../kit/records/useMay.ts'
import type { Asked } from '../dialogs/InvoiceDialogs.tsx'
import { rowCan } from './rowCan.ts'
import { useCommands } from './useCommands.tsx'

const size = { size: 18, stroke: 1.5 }

/** The menu of a row: the invoice of the moment decides what it offers. */
export function useRowActions(ask: (asked: Asked) => void): (row: InvoiceRow) => RowAction[] {
  const t = useText('invoices')
  const may = useMay()
  const navigate = useNavigate()
  const { savePdf, duplicate, remind } = useCommands()

  return (row) => {
    const can = rowCan(row, may)
    const go = (to: '/apps/invoice/preview/$id' | '/apps/invoice/edit/$id') => () =>
      void navigate({ to, params: { id: String(row.id) } })
    const asking = (what: Asked['what']) => () => ask({ what, id: row.id })
    const all: [isOffered: boolean, RowAction][] = [
      [
        true,
        {
          key: 'preview',
          label: t('action.preview'),
          icon: <IconEye {...size} />,
          run: go('/apps/invoice/preview/$id'),
        },
      ],
      [
        can.edit,
        { key: 'edit', label: t('action.edit'), icon: <IconEdit {...size} />, run: go('/apps/invoice/edit/$id') },
      ],
      [
        can.send,
        {
          key: 'send',
          label: t('action.send'),
          icon: <IconSend {...size} className="mirror" />,
          run: asking('send'),
        },
      ],
      [
        true,
        { key: 'pdf', label: t('action.download'), icon: <IconDownload {...size} />, run: () => void savePdf(row) },
      ],
      [can.pay, { key: 'pay', label: t('action.payment'), icon: <IconCash {...size} />, run: asking('payment') }],
      [can.refund, { key: 'refund', label: t('action.refund'), icon: <IconCash {...size} />, run: asking('refund') }],
      [
        can.remind,
        { key: 'remind', label: t('action.remind'), icon: <IconBell {...size} />, run: () => void remind(row) },
      ],
      [
        can.duplicate,
        { key: 'copy', label: t('action.duplicate'), icon: <IconCopy {...size} />, run: () => void duplicate(row) },
      ],
      [
        can.credit,
        { key: 'credit', label: t('action.credit'), icon: <IconReceiptRefund {...size} />, run: asking('credit') },
      ],
      [
        can.void,
        { key: 'void', label: t('action.void'), icon: <IconBan {...size} />, run: asking('void'), isDangerous: true },
      ],
      [
        can.delete,
        {
          key: 'delete',
          label: t('action.delete'),
          icon: <IconTrash {...size} />,
          run: asking('delete'),
          isDangerous: true,
        },
      ],
    ]
    return all.flatMap(([isOffered, action]) => (isOffered ? [action] : []))
  }
}
