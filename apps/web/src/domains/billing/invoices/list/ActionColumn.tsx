import type { InvoiceDetail } from '@dsms/contract/billing/invoices/calls'
import { Button } from '@mantine/core'
import {
  type Icon,
  IconBan,
  IconBell,
  IconCash,
  IconCopy,
  IconDownload,
  IconEdit,
  IconFileCheck,
  IconPrinter,
  IconReceiptRefund,
  IconSend,
  IconTrash,
} from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { LinkButton } from '../../../../ui/page/links.tsx'
import type { Asked } from '../dialogs/InvoiceDialogs.tsx'
import classes from '../sheet/PreviewPage.module.css'
import { useCommands } from './useCommands.tsx'

interface Props {
  invoice: InvoiceDetail
  ask: (asked: Asked) => void
}

const draw = (Sign: Icon, className?: string) => <Sign size={18} stroke={1.5} aria-hidden className={className} />

/** What may be done with the invoice now, as the server answers it; the likeliest thing first. */
export function ActionColumn({ invoice, ask }: Props) {
  const t = useText('invoices')
  const { can, id } = invoice
  const { savePdf, duplicate, remind } = useCommands()
  const asking = (what: Asked['what']) => () => ask({ what, id })
  return (
    <aside className={`card ${classes.actions}`} aria-label={t('actions')}>
      {can.send && (
        <Button leftSection={draw(IconSend, 'mirror')} onClick={asking('send')}>
          {t('action.send')}
        </Button>
      )}
      <Button
        variant={can.send ? 'default' : 'filled'}
        leftSection={draw(IconDownload)}
        onClick={() => void savePdf(invoice)}
      >
        {t('action.download')}
      </Button>
      <LinkButton
        to="/apps/invoice/print/$id"
        params={{ id: String(id) }}
        target="_blank"
        variant="default"
        leftSection={draw(IconPrinter)}
      >
        {t('action.print')}
      </LinkButton>
      {can.edit && (
        <LinkButton
          to="/apps/invoice/edit/$id"
          params={{ id: String(id) }}
          variant="default"
          leftSection={draw(IconEdit)}
        >
          {t('action.edit')}
        </LinkButton>
      )}
      {can.issue && (
        <Button variant="default" leftSection={draw(IconFileCheck)} onClick={asking('issue')}>
          {t('action.issue')}
        </Button>
      )}
      {can.pay && (
        <Button variant="default" leftSection={draw(IconCash)} onClick={asking('payment')}>
          {t('action.payment')}
        </Button>
      )}
      {can.refund && (
        <Button variant="default" leftSection={draw(IconCash)} onClick={asking('refund')}>
          {t('action.refund')}
        </Button>
      )}
      {can.remind && (
        <Button variant="default" leftSection={draw(IconBell)} onClick={() => void remind(invoice)}>
          {t('action.remind')}
        </Button>
      )}
      {can.duplicate && (
        <Button variant="default" leftSection={draw(IconCopy)} onClick={() => void duplicate(invoice)}>
          {t('action.duplicate')}
        </Button>
      )}
      {can.credit && (
        <Button variant="default" leftSection={draw(IconReceiptRefund)} onClick={asking('credit')}>
          {t('action.credit')}
        </Button>
      )}
      {can.void && (
        <Button variant="default" c="var(--mantine-color-error)" leftSection={draw(IconBan)} onClick={asking('void')}>
          {t('action.void')}
        </Button>
      )}
      {can.delete && (
        <Button
          variant="default"
          c="var(--mantine-color-error)"
          leftSection={draw(IconTrash)}
          onClick={asking('delete')}
        >
          {t('action.delete')}
        </Button>
      )}
    </aside>
  )
}
