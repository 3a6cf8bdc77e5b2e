import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconFolderOpen, IconZoomExclamation } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useText } from '../../kernel/i18n/index.ts'
import { ErrorBox } from '../../ui/errors/ErrorBox.tsx'
import { BulkBar } from '../list/BulkBar.tsx'
import { ColumnChooser } from '../list/ColumnChooser.tsx'
import { Empty } from '../list/Empty.tsx'
import { type ExportFormat, ExportMenu } from '../list/ExportMenu.tsx'
import { FilterBar } from '../list/FilterBar.tsx'
import { ListFooter } from '../list/ListFooter.tsx'
import { ListSkeleton } from '../list/ListSkeleton.tsx'
import { RecordCards } from '../list/RecordCards.tsx'
import { RecordsTable } from '../list/RecordsTable.tsx'
import { useSelection } from '../list/useSelection.ts'
import { SavedViews } from '../list/views/SavedViews.tsx'
import classes from './RecordsView.module.css'
import type { BulkAction, Column, ListFilter, Page, RowAction } from './types.ts'
import { useListChoices } from './useListChoices.ts'
import type { ListState } from './useListState.ts'

export interface RecordsViewProps<Row> {
  /** Under which hidden columns and saved views are remembered. */
  name: string
  /** What the list holds, as its title says it. */
  label: string
  list: ListState
  records: UseQueryResult<Page<Row>>
  columns: Column<Row>[]
  rowId: (row: Row) => number
  rowName: (row: Row) => string
  searchLabel: string
  filters?: ListFilter[]
  rowActions?: (row: Row) => RowAction[]
  bulkActions?: BulkAction<Row>[]
  /** Saves the filtered list as a file. */
  exportAs?: (format: ExportFormat) => Promise<void>
  /** More of a row, shown under it when somebody opens it. */
  details?: (row: Row) => ReactNode
  /** Beside the filters: what can be done with the list. It gets the chosen rows. */
  tools?: (chosen: Row[]) => ReactNode
  /** Why there is nothing yet, and the first thing to do. */
  empty: { text: string; action?: ReactNode }
}

const noRows: never[] = []

/** Filters, rows and pages of a list whose state is in the address. */
export function RecordsView<Row>(props: RecordsViewProps<Row>) {
  const { name, label, list, records, columns, rowId, rowName, searchLabel, rowActions, exportAs, empty } = props
  const { filters = noRows, bulkActions = noRows, details, tools } = props
  const t = useText('records')
  const [choices, choose] = useListChoices(name)
  const isPhone = useMediaQuery('(max-width: 48em)')
  const rows = records.data?.rows ?? noRows
  const selection = useSelection<Row>(rows, rowId, `${list.q} ${JSON.stringify(list.filters)}`)
  const hidden = choices.hidden ?? columns.filter((column) => column.isExtra).map((column) => column.key)
  const shown = columns.filter((column, place) => place === 0 || !hidden.includes(column.key))
  const shared = {
    label,
    rows,
    rowId,
    rowName,
    actions: rowActions,
    details,
    selection: bulkActions.length > 0 ? selection : undefined,
  }

  if (records.data?.total === 0 && !list.isFiltered && !records.isPlaceholderData) {
    return (
      <Empty icon={<IconFolderOpen size={48} stroke={1} />} text={empty.text}>
        {empty.action}
      </Empty>
    )
  }
  return (
    <div className={classes.view}>
      <FilterBar list={list} filters={filters} searchLabel={searchLabel}>
        <SavedViews name={name} list={list} />
        {!isPhone && <ColumnChooser columns={columns} hidden={hidden} change={(next) => choose({ hidden: next })} />}
        {exportAs && <ExportMenu save={exportAs} />}
        {tools?.(selection.rows)}
      </FilterBar>
      <div className={classes.busy}>
        {records.isFetching && records.data && <div className={classes.bar} aria-hidden />}
      </div>
      {records.isError && <ErrorBox error={records.error} onRetry={() => records.refetch()} />}
      {records.isPending && <ListSkeleton />}
      {records.data &&
        (rows.length === 0 ? (
          <Empty icon={<IconZoomExclamation size={48} stroke={1} />} text={t('nothingFits')}>
            <Button variant="default" onClick={list.clear}>
              {t('clearAll')}
            </Button>
          </Empty>
        ) : (
          <>
            {isPhone ? (
              <RecordCards {...shared} columns={columns} />
            ) : (
              <RecordsTable {...shared} columns={shown} list={list} />
            )}
            <ListFooter list={list} page={records.data} />
          </>
        ))}
      <BulkBar
        selection={selection}
        actions={bulkActions}
        {...(records.data && { all: { list, total: records.data.total } })}
      />
    </div>
  )
}
