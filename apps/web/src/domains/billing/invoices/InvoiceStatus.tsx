import type { InvoiceRow } from '@dsms/contract/billing/invoices/calls'
import {
  type Icon,
  IconAlertCircle,
  IconBan,
  IconChartPie,
  IconCheck,
  IconDeviceFloppy,
  IconDownload,
  IconReceiptRefund,
  IconSend,
} from '@tabler/icons-react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Hint } from '../../../ui/late/Hint.tsx'
import classes from './InvoiceStatus.module.css'

type Shown = InvoiceRow['invoiceStatus'] | 'Void' | 'credit_note'
type Row = Pick<InvoiceRow, 'invoiceStatus' | 'isVoid' | 'kind' | 'number' | 'balanceMinor' | 'currency' | 'dueDate'>

const looks: Record<Shown, { tone: 'good' | 'soon' | 'bad' | 'info' | 'quiet'; icon: Icon; mirror?: true }> = {
  Draft: { tone: 'quiet', icon: IconDeviceFloppy },
  Sent: { tone: 'info', icon: IconSend, mirror: true },
  Downloaded: { tone: 'info', icon: IconDownload },
  'Partial Payment': { tone: 'soon', icon: IconChartPie },
  Paid: { tone: 'good', icon: IconCheck },
  'Past Due': { tone: 'bad', icon: IconAlertCircle },
  Void: { tone: 'quiet', icon: IconBan },
  credit_note: { tone: 'info', icon: IconReceiptRefund },
}

/** Where an invoice stands, in a sign and a word; balance and due day to who points at it. */
export function InvoiceStatus({ invoice }: { invoice: Row }) {
  const t = useText('invoices')
  const format = useFormat()
  const shown = shownStatus(invoice)
  const { tone, icon: Sign, mirror } = looks[shown]
  const word = t(shown === 'credit_note' ? 'kind.credit_note' : `status.${shown}`)
  return (
    <Hint
      label={t('statusTip', {
        status: word,
        balance: format.money(invoice.balanceMinor, invoice.currency),
        due: format.date(invoice.dueDate),
      })}
    >
      <span className={classes.status}>
        <span className={classes.sign} data-tone={tone}>
          <Sign size={16} stroke={1.75} aria-hidden className={mirror ? 'mirror' : undefined} />
        </span>
        {word}
      </span>
    </Hint>
  )
}

function shownStatus({ invoiceStatus, isVoid, kind, number }: Row): Shown {
  if (isVoid) return 'Void'
  return kind === 'credit_note' && number !== null ? 'credit_note' : invoiceStatus
}
