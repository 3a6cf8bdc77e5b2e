import type { InvoiceDetail } from '@dsms/contract/billing/invoices/calls'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Bdi } from '../../../../ui/Bidi.tsx'
import { LinkAnchor } from '../../../../ui/page/links.tsx'
import classes from './PreviewPage.module.css'

/** What was taken back of the invoice. */
export function CreditNotes({ invoice }: { invoice: InvoiceDetail }) {
  const t = useText('invoices')
  const format = useFormat()
  return (
    <section className="card">
      <h2 className={classes.heading}>{t('credit.notes')}</h2>
      <ul className={classes.rows}>
        {invoice.creditNotes.map((note) => (
          <li key={note.id}>
            <span className={classes.grow}>
              <LinkAnchor to="/apps/invoice/preview/$id" params={{ id: String(note.id) }}>
                <Bdi>{note.number}</Bdi>
              </LinkAnchor>
            </span>
            <span>{format.date(note.issuedDate)}</span>
            <span className={classes.amount}>{format.money(-Math.abs(note.totalMinor), invoice.currency)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
