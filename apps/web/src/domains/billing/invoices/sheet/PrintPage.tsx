import { Button, Group } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTitle } from '../../../../kernel/browser/useTitle.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { LinkButton } from '../../../../ui/page/links.tsx'
import { NoInvoice } from '../NoInvoice.tsx'
import { useInvoiceName } from '../useInvoiceName.ts'
import { useInvoice, useNewestInvoice } from '../useInvoices.ts'
import { InvoiceSheet } from './InvoiceSheet.tsx'
import classes from './PrintPage.module.css'

/** The invoice alone on the page; the dialog to print opens once it is there. */
export function PrintPage({ id }: { id: number | undefined }) {
  const t = useText('invoices')
  const nameOf = useInvoiceName()
  const newest = useNewestInvoice(id === undefined)
  const shown = id ?? newest.data?.id
  const { data, error: failure, refetch } = useInvoice(shown)
  const error = failure ?? newest.error
  const invoice = data?.invoice
  const name = invoice ? nameOf(invoice) : t('action.print')
  useTitle(name)
  useLightPaper()
  usePrintOnce(invoice !== undefined)

  return (
    <main className={classes.page}>
      <h1 className="visuallyHidden">{name}</h1>
      <Group className={classes.tools} justify="space-between">
        <LinkButton to={shown ? `/apps/invoice/preview/${shown}` : '/apps/invoice/list'} variant="default">
          {shown ? t('action.preview') : t('toList')}
        </LinkButton>
        {invoice && (
          <Button leftSection={<IconPrinter size={18} stroke={1.5} aria-hidden />} onClick={() => window.print()}>
            {t('action.print')}
          </Button>
        )}
      </Group>
      {error && <ErrorBox error={error} onRetry={() => refetch()} />}
      {!error && !data && newest.data !== null && <ListSkeleton rows={10} />}
      {data && !invoice && <NoInvoice id={shown} />}
      {newest.data === null && <NoInvoice id={undefined} />}
      {invoice && <InvoiceSheet sheet={invoice} payment={data.paymentDetails} />}
    </main>
  )
}

/** Once the letters are there, so that the paper does not show a substitute for them. */
function usePrintOnce(isReady: boolean) {
  const isAsked = useRef(false)
  useEffect(() => {
    if (!isReady || isAsked.current) return
    isAsked.current = true
    void document.fonts.ready.then(() => requestAnimationFrame(() => window.print()))
  }, [isReady])
}

/** Paper is light, whatever skin the screen has; before anything is painted, so that it does not flash. */
function useLightPaper() {
  useLayoutEffect(() => {
    const { documentElement: top } = document
    const before = top.dataset.mantineColorScheme
    top.dataset.mantineColorScheme = 'light'
    return () => {
      top.dataset.mantineColorScheme = before
    }
  }, [])
}
