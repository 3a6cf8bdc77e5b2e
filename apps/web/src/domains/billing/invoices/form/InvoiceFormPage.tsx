import { Alert, Stack, Text } from '@mantine/core'
import { IconFileOff, IconLock } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import type { Crumb } from '../../../../ui/page/Breadcrumbs.tsx'
import { LinkButton } from '../../../../ui/page/links.tsx'
import { Page } from '../../../../ui/page/Page.tsx'
import { NoInvoice } from '../NoInvoice.tsx'
import { InvoiceSheet } from '../sheet/InvoiceSheet.tsx'
import { useInvoiceName } from '../useInvoiceName.ts'
import { useInvoice, useInvoiceSettings, useNewestInvoice } from '../useInvoices.ts'
import { InvoiceForm } from './InvoiceForm.tsx'

/** Writes a new invoice. */
export function NewInvoicePage() {
  const t = useText('invoices')
  const { data, error, refetch } = useInvoiceSettings()
  return (
    <Page title={t('add')} breadcrumbs={[{ label: t('title'), to: '/apps/invoice/list' }]}>
      {error && <ErrorBox error={error} onRetry={() => refetch()} />}
      {!error && !data && <ListSkeleton rows={10} />}
      {data && <InvoiceForm settings={data} invoice={undefined} />}
    </Page>
  )
}

/** Changes a draft: the one that the address names, else the newest. An issued one is only shown, with the reason. */
export function EditInvoicePage({ id }: { id: number | undefined }) {
  const t = useText('invoices')
  const nameOf = useInvoiceName()
  const newest = useNewestInvoice(id === undefined, 'Draft')
  const shown = id ?? newest.data?.id
  const invoice = useInvoice(shown)
  const settings = useInvoiceSettings()
  const found = invoice.data?.invoice
  const failed = [invoice, settings, newest].find((query) => query.isError)
  const list = { label: t('title'), to: '/apps/invoice/list' } satisfies Crumb
  const view: Crumb[] = found ? [{ label: nameOf(found), to: `/apps/invoice/preview/${found.id}` }] : []
  const isReady = invoice.data !== undefined && settings.data !== undefined

  return (
    <Page title={found ? t('form.edit', { name: nameOf(found) }) : t('action.edit')} breadcrumbs={[list, ...view]}>
      {failed && <ErrorBox error={failed.error} onRetry={() => failed.refetch()} />}
      {!failed && newest.data === null && <NoDraft />}
      {!failed && !isReady && newest.data !== null && <ListSkeleton rows={10} />}
      {invoice.data && !found && <NoInvoice id={shown} />}
      {found && !found.can.edit && (
        <>
          <Locked id={found.id} />
          <InvoiceSheet sheet={found} payment={invoice.data?.paymentDetails} />
        </>
      )}
      {found?.can.edit && settings.data && <InvoiceForm key={found.id} settings={settings.data} invoice={found} />}
    </Page>
  )
}

function Locked({ id }: { id: number }) {
  const t = useText('invoices')
  return (
    <Alert color="blue" icon={<IconLock size={20} stroke={1.5} />} title={t('form.lockedShort')}>
      <Stack align="flex-start" gap="sm">
        <Text size="sm">{t('form.locked')}</Text>
        <LinkButton to="/apps/invoice/preview/$id" params={{ id: String(id) }} variant="default" size="sm">
          {t('action.preview')}
        </LinkButton>
      </Stack>
    </Alert>
  )
}

function NoDraft() {
  const t = useText('invoices')
  return (
    <Alert color="blue" icon={<IconFileOff size={20} stroke={1.5} />} title={t('noDraft')}>
      <LinkButton to="/apps/invoice/add" variant="default" size="sm">
        {t('add')}
      </LinkButton>
    </Alert>
  )
}
