import {
  exportInvoices,
  type InvoiceRow,
  invoiceStatuses,
  listInvoicePage,
} from '@dsms/contract/billing/invoices/calls'
import { createInvoice } from '@dsms/contract/billing/invoices/drafts'
import { getInvoiceFigures, saveInvoiceSettings } from '@dsms/contract/billing/invoices/settings'
import { IconPlus, IconSettings } from '@tabler/icons-react'
import { useState } from 'react'
import type { Search } from '../../../../kernel/address/address.ts'
import { whenShown } from '../../../../kernel/browser/later/whenShown.tsx'
import { call, download } from '../../../../kernel/call/call.ts'
import { askEarly } from '../../../../kernel/call/early.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { RecordsPage } from '../../../../kit/records/RecordsPage.tsx'
import type { ListFilter } from '../../../../kit/records/types.ts'
import { type ListWishes, useListState, wishesIn } from '../../../../kit/records/useListState.ts'
import { useMay } from '../../../../kit/records/useMay.ts'
import { recordsOf } from '../../../../kit/records/useRecords.ts'
import { MenuChoice } from '../../../../ui/late/choices.tsx'
import { LinkButton } from '../../../../ui/page/links.tsx'
import type { Asked } from '../dialogs/InvoiceDialogs.tsx'
import { useInvoiceName } from '../useInvoiceName.ts'
import { invoicesKey } from '../useInvoices.ts'
import { Figures } from './Figures.tsx'
import { useInvoiceColumns } from './invoiceColumns.tsx'
import { filterOf } from './invoiceFilter.ts'
import { useBulkActions } from './useBulkActions.tsx'
import { useRowActions } from './useRowActions.tsx'

const InvoiceDialogs = whenShown(async () => (await import('../dialogs/InvoiceDialogs.tsx')).InvoiceDialogs)
const SettingsDrawer = whenShown(async () => (await import('../dialogs/SettingsDrawer.tsx')).SettingsDrawer)

const rows = {
  queryKey: [...invoicesKey, 'list'],
  load: (wishes: ListWishes, signal: AbortSignal) => {
    const { page, perPage } = wishes
    return call(listInvoicePage, { query: { ...filterOf(wishes), page, perPage } }, signal)
  },
}

/** All invoices, for those who may see them; their own for everybody else. */
export function InvoiceListPage() {
  const t = useText('invoices')
  const may = useMay()
  const nameOf = useInvoiceName()
  const list = useListState(['status', 'kind', 'from', 'until'])
  const columns = useInvoiceColumns()
  const filters = useFilters()
  const [asked, ask] = useState<Asked>()
  const [isSetting, setSetting] = useState(false)
  const rowActions = useRowActions(ask)
  const bulk = useBulkActions()
  const seesAll = may(getInvoiceFigures)

  const addButton = may(createInvoice) && (
    <LinkButton to="/apps/invoice/add" leftSection={<IconPlus size={18} stroke={1.5} />}>
      {t('add')}
    </LinkButton>
  )
  return (
    <>
      <RecordsPage
        name="invoices"
        label={t('title')}
        list={list}
        {...rows}
        columns={columns}
        rowId={rowId}
        rowName={nameOf}
        searchLabel={t('search')}
        filters={filters}
        rowActions={rowActions}
        bulkActions={bulk.actions}
        exportAs={
          may(exportInvoices)
            ? (format) => download(exportInvoices, { query: { ...filterOf(list), format } })
            : undefined
        }
        action={addButton}
        menu={
          may(saveInvoiceSettings) && (
            <MenuChoice leftSection={<IconSettings size={18} stroke={1.5} />} onClick={() => setSetting(true)}>
              {t('settings.title')}
            </MenuChoice>
          )
        }
        before={seesAll && <Figures />}
        empty={{ text: t(seesAll ? 'empty' : 'emptyOwn'), action: addButton }}
      />
      {asked && <InvoiceDialogs asked={asked} ask={ask} close={() => ask(undefined)} />}
      {bulk.dialog}
      {isSetting && <SettingsDrawer close={() => setSetting(false)} />}
    </>
  )
}

InvoiceListPage.ask = (search: Search) => askEarly(recordsOf(rows, wishesIn(search)))

function useFilters(): ListFilter[] {
  const t = useText('invoices')
  return [
    {
      name: 'status',
      label: t('status'),
      choices: [
        ...invoiceStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
        { value: 'void', label: t('status.Void') },
      ],
    },
    {
      name: 'kind',
      label: t('kind'),
      choices: [
        { value: 'invoice', label: t('kind.invoice') },
        { value: 'credit_note', label: t('kind.credit_note') },
      ],
    },
    { name: 'from', label: t('from'), choices: [], isDay: true },
    { name: 'until', label: t('until'), choices: [], isDay: true },
  ]
}

const rowId = (row: InvoiceRow) => row.id
