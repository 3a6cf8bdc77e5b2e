import { Alert } from '@mantine/core'
import { IconBan } from '@tabler/icons-react'
import { useCallback, useState } from 'react'
import type { Place } from '../../../../kernel/address/address.ts'
import { useNavigate } from '../../../../kernel/address/links.tsx'
import { oneOf, type SearchIn, useChangeSearch, useSearchOf } from '../../../../kernel/address/search.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { useMay } from '../../../../kit/records/useMay.ts'
import { Typed } from '../../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import type { Crumb } from '../../../../ui/page/Breadcrumbs.tsx'
import { Page } from '../../../../ui/page/Page.tsx'
import { type Asked, InvoiceDialogs } from '../dialogs/InvoiceDialogs.tsx'
import { InvoiceStatus } from '../InvoiceStatus.tsx'
import { ActionColumn } from '../list/ActionColumn.tsx'
import { NoInvoice } from '../NoInvoice.tsx'
import { useInvoiceName } from '../useInvoiceName.ts'
import { useInvoice, useNewestInvoice } from '../useInvoices.ts'
import { CreditNotes } from './CreditNotes.tsx'
import { History } from './History.tsx'
import { InvoiceSheet } from './InvoiceSheet.tsx'
import { Payments } from './Payments.tsx'
import classes from './PreviewPage.module.css'

declare module '../../../../kernel/address/address.ts' {
  interface Searches {
    '/apps/invoice/preview/$id': SearchIn<typeof readers>
  }
}

/** An invoice as its reader gets it, and what can be done with it. Without a number in the address the newest. */
export function PreviewPage({ id }: { id: number | undefined }) {
  const t = useText('invoices')
  const newest = useNewestInvoice(id === undefined)
  const shown = id ?? newest.data?.id
  const { data, isError, error, refetch } = useInvoice(shown)
  const nameOf = useInvoiceName()
  const invoice = data?.invoice
  const list = { label: t('title'), to: '/apps/invoice/list' } satisfies Crumb
  const failure = isError ? error : newest.error

  if (invoice) return <Shown key={invoice.id} answer={{ ...data, invoice }} title={nameOf(invoice)} list={list} />
  return (
    <Page title={t('action.preview')} breadcrumbs={[list]}>
      {failure && <ErrorBox error={failure} onRetry={() => (isError ? refetch() : newest.refetch())} />}
      {!failure && !data && newest.data !== null && <ListSkeleton rows={10} />}
      {(data || newest.data === null) && <NoInvoice id={shown} />}
    </Page>
  )
}

type Loaded = NonNullable<ReturnType<typeof useInvoice>['data']>
interface ShownProps {
  answer: Loaded & { invoice: NonNullable<Loaded['invoice']> }
  title: string
  list: { label: string; to: Place }
}

function Shown({ answer, title, list }: ShownProps) {
  const t = useText('invoices')
  const { invoice, paymentDetails } = answer
  const navigate = useNavigate()
  const [asked, ask] = useAsked(invoice.id)
  const mayReadAll = useMay()({ access: { platform: 'platform_invoices.view', school: 'invoices.view' } })
  return (
    <Page title={title} status={<InvoiceStatus invoice={invoice} />} breadcrumbs={[list]}>
      <div className={classes.columns}>
        <ActionColumn invoice={invoice} ask={ask} />
        <div className={classes.main}>
          {invoice.isVoid && (
            <Alert color="gray" icon={<IconBan size={20} stroke={1.5} />} title={t('status.Void')}>
              <Typed>{invoice.voidReason}</Typed>
            </Alert>
          )}
          <InvoiceSheet sheet={invoice} payment={paymentDetails} />
          {invoice.kind === 'invoice' && invoice.number !== null && <Payments invoice={invoice} />}
          {invoice.creditNotes.length > 0 && <CreditNotes invoice={invoice} />}
          {mayReadAll && <History id={invoice.id} />}
        </div>
      </div>
      {asked && (
        <InvoiceDialogs
          asked={asked}
          ask={ask}
          close={() => ask(undefined)}
          deleted={() => void navigate({ to: '/apps/invoice/list' })}
        />
      )}
    </Page>
  )
}

/** An open drawer stands in the address, so that "save and send" can lead to it; questions do not. */
function useAsked(id: number): [Asked | undefined, (asked: Asked | undefined) => void] {
  const { open: what } = useSearchOf(readers)
  const change = useChangeSearch()
  const [question, setQuestion] = useState<Asked>()
  const ask = useCallback(
    (asked: Asked | undefined) => {
      const drawer = drawers.find((one) => one === asked?.what)
      setQuestion(drawer ? undefined : asked)
      void change({ open: drawer })
    },
    [change],
  )
  return [question ?? (what && { what, id }), ask]
}

const drawers = ['send', 'payment', 'refund', 'credit'] as const
const readers = { open: oneOf(drawers) }
