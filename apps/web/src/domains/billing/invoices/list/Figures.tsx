import { IconAlertCircle, IconCalendarCheck, IconDeviceFloppy, IconHourglass } from '@tabler/icons-react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { FigureCard } from '../../../../ui/FigureCard.tsx'
import { useInvoiceFigures } from '../useInvoices.ts'
import classes from './InvoiceListPage.module.css'

const size = { size: 20, stroke: 1.5 }

/** What waits, what is owed, and what came in; each leads to its invoices. */
export function Figures() {
  const t = useText('invoices')
  const format = useFormat()
  const { data } = useInvoiceFigures()
  const money = (minor: number | undefined) => (data && minor !== undefined ? format.money(minor, data.currency) : '–')
  const to = '/apps/invoice/list' as const
  const counted = (count: number | undefined, status?: string) => ({
    to,
    search: status ? { status } : {},
    label: t('count', { count: count ?? 0 }),
  })
  return (
    <section className={classes.figures} aria-label={t('figures')} aria-busy={!data}>
      <FigureCard
        label={t('figure.draft')}
        figure={money(data?.drafts.totalMinor)}
        icon={<IconDeviceFloppy {...size} />}
        link={counted(data?.drafts.count, 'Draft')}
      />
      <FigureCard
        label={t('figure.outstanding')}
        figure={money(data?.outstanding.totalMinor)}
        icon={<IconHourglass {...size} />}
        link={{ ...counted(data?.outstanding.count), search: { sort: '-balance' } }}
      />
      <FigureCard
        label={t('figure.pastDue')}
        figure={money(data?.pastDue.totalMinor)}
        icon={<IconAlertCircle {...size} />}
        link={counted(data?.pastDue.count, 'Past Due')}
      />
      <FigureCard
        label={t('figure.paidThisMonth')}
        figure={money(data?.paidThisMonth.totalMinor)}
        icon={<IconCalendarCheck {...size} />}
        link={{ to, search: { status: 'Paid' }, label: t('paymentCount', { count: data?.paidThisMonth.count ?? 0 }) }}
      />
    </section>
  )
}
