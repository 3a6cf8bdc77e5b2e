import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Crumb } from '../../ui/page/Breadcrumbs.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { RecordsView, type RecordsViewProps } from './RecordsView.tsx'
import { useRecords } from './useRecords.ts'
import { useTotalText } from './useTotalText.ts'

interface Props<Row> extends Omit<RecordsViewProps<Row>, 'records'> {
  /** The first part of the query's key, so that a save can make the list be read again. */
  queryKey: readonly unknown[]
  load: Parameters<typeof useRecords<Row>>[0]['load']
  /** The one thing people mostly come to do. */
  action?: ReactNode
  menu?: ReactNode
  breadcrumbs?: Crumb[]
  /** Stands above the list. */
  before?: ReactNode
}

/** A whole list screen: title with count and first action, filters, rows, pages. */
export function RecordsPage<Row>({ queryKey, load, action, menu, breadcrumbs, before, ...view }: Props<Row>) {
  const totalText = useTotalText()
  const records = useRecords({ queryKey, load, list: view.list })
  return (
    <Page
      title={view.label}
      count={records.data && totalText(records.data)}
      action={action}
      menu={menu}
      breadcrumbs={breadcrumbs}
    >
      <Stack gap="md">
        {before}
        <RecordsView {...view} records={records} />
      </Stack>
    </Page>
  )
}
