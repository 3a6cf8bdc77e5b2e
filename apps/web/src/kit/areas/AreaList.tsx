import type { Area } from '@dsms/contract/kit/areas'
import { Menu } from '@mantine/core'
import { IconArchive, IconArchiveOff, IconFileImport, IconPlus, IconToggleRight } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useFormat } from '../../kernel/i18n/format.ts'
import { useText } from '../../kernel/i18n/index.ts'
import { Typed } from '../../ui/Bidi.tsx'
import { LinkAnchor, LinkButton } from '../../ui/page/links.tsx'
import { RecordsPage } from '../records/RecordsPage.tsx'
import type { RowAction } from '../records/types.ts'
import { useListState } from '../records/useListState.ts'
import { useMay } from '../records/useMay.ts'
import { SchoolGate } from '../school/SchoolGate.tsx'
import type { School } from '../school/useSchool.ts'
import { type AnyRow, areaKey, type ListedRow, useAreaCalls, useAreaText, type WebArea, wishesOf } from './area.ts'
import { AreaImport } from './form/AreaImport.tsx'
import type { SheetColumn } from './form/AreaImportForm.tsx'
import { type AreaColumn, type AreaFilter, useAreaColumns } from './form/areaColumns.tsx'
import { type ShownStatus, Status } from './status/Status.tsx'
import { StatusDialog } from './status/StatusDialog.tsx'
import { usePutAway } from './status/usePutAway.ts'

interface Props<A extends Area> {
  of: WebArea<A>
  /** Between the name, which leads to the record, and the status. */
  columns: AreaColumn<ListedRow<A> & AnyRow>[]
  /** Besides status and what was put away. */
  filters?: AreaFilter[]
  /** What is particular about a column of the area's files; the others are plain text. */
  sheet?: Record<string, SheetColumn>
  /** Under the name, in small letters. */
  subtitle?: (row: ListedRow<A> & AnyRow) => ReactNode
  /** Besides status, putting away and bringing back. */
  rowActions?: (row: ListedRow<A> & AnyRow) => RowAction[]
  /** Rows that are shown but belong to somebody else: what is done to own ones is not offered for them. */
  isFixed?: (row: ListedRow<A> & AnyRow) => boolean
  /** The status is changed on the record's own page alone, where more is asked. */
  ownStatus?: boolean
  /** The status that counts, where that is not always the row's own, and why. */
  statusOf?: (row: ListedRow<A> & AnyRow) => ShownStatus
  /** Stands above the list. */
  before?: (school: School) => ReactNode
  /** In the menu of the page, `Menu.Item`s. */
  menu?: ReactNode
}

/** The list of an area: search, filters, order, files, change of status, putting away, and the way to each record. */
export function AreaList<A extends Area>(props: Props<A>) {
  const t = useAreaText(props.of.words)
  return (
    <SchoolGate scope={props.of.scope} title={t('title')}>
      {(school) => <List {...props} school={school} />}
    </SchoolGate>
  )
}

function List<A extends Area>({ of, columns, sheet, school, before, ...props }: Props<A> & { school: School }) {
  type Row = ListedRow<A> & AnyRow
  const t = useAreaText(of.words)
  const areas = useText('areas')
  const format = useFormat()
  const may = useMay()
  const { area, link } = of
  const { column, filter } = useAreaColumns(of, t)
  const filters = (props.filters ?? []).map(filter)
  const list = useListState(['status', 'archived', ...filters.map(({ name }) => name)])
  const calls = useAreaCalls(of, school.school_id)
  const { putAway, bringBack } = usePutAway(of, school.school_id)
  const [changing, setChanging] = useState<AnyRow>()
  const [isImporting, setImporting] = useState(false)

  const rowActions = (row: Row): RowAction[] => (props.isFixed?.(row) ? [] : ownActions(row))
  const ownActions = (row: Row): RowAction[] => [
    ...(props.rowActions?.(row) ?? []),
    ...(!props.ownStatus && may(area.calls.changeStatus) && !row.archived_at && area.statuses[row.status]?.length
      ? [
          {
            key: 'status',
            label: areas('status'),
            icon: <IconToggleRight size={18} stroke={1.5} />,
            run: () => setChanging(row),
          },
        ]
      : []),
    ...(may(area.calls.archive)
      ? [
          row.archived_at
            ? {
                key: 'restore',
                label: areas('restore'),
                icon: <IconArchiveOff size={18} stroke={1.5} />,
                run: () => bringBack(row),
              }
            : {
                key: 'archive',
                label: areas('archive'),
                icon: <IconArchive size={18} stroke={1.5} />,
                run: () => putAway(row),
                isDangerous: true,
              },
        ]
      : []),
  ]

  const addButton = may(area.calls.create) && (
    <LinkButton to={`${link}/new`} search={school.search} leftSection={<IconPlus size={18} stroke={1.5} />}>
      {t('add')}
    </LinkButton>
  )
  return (
    <>
      <RecordsPage<Row>
        name={area.tag}
        label={t('title')}
        list={list}
        queryKey={[...areaKey(of, school.school_id), 'list']}
        load={async (state, signal) =>
          (await calls.list({ ...wishesOf(state), page: state.page, perPage: state.perPage }, signal)) as {
            rows: Row[]
            total: number
          }
        }
        columns={[
          {
            key: 'name',
            title: t('field.name'),
            sort: 'name',
            render: (row) => (
              <div>
                <LinkAnchor to={`${link}/${row.id}`} search={school.search}>
                  <Typed>{row.name}</Typed>
                </LinkAnchor>
                {props.subtitle?.(row)}
              </div>
            ),
          },
          ...columns.map(column),
          {
            key: 'status',
            title: areas('field.status'),
            sort: 'status',
            onCard: true,
            render: (row) => <Status words={of.words} {...(props.statusOf?.(row) ?? row)} />,
          },
          {
            key: 'updated_at',
            title: areas('field.updated_at'),
            sort: 'updated_at',
            isExtra: true,
            render: (row) => format.dateTime(row.updated_at),
          },
        ]}
        rowId={rowId}
        rowName={(row) => row.name}
        searchLabel={t('search')}
        filters={[
          {
            name: 'status',
            label: areas('field.status'),
            choices: Object.keys(area.statuses).map((value) => ({ value, label: t(`status.${value}`) })),
          },
          ...filters,
          { name: 'archived', label: areas('inUse'), choices: [{ value: 'true', label: areas('archivedOnes') }] },
        ]}
        rowActions={may(area.calls.changeStatus) || may(area.calls.archive) ? rowActions : props.rowActions}
        exportAs={
          may(area.calls.save) ? (fileFormat) => calls.save({ ...wishesOf(list), format: fileFormat }) : undefined
        }
        action={addButton}
        menu={
          (props.menu || may(area.calls.create)) && (
            <>
              {props.menu}
              {may(area.calls.create) && (
                <Menu.Item leftSection={<IconFileImport size={18} stroke={1.5} />} onClick={() => setImporting(true)}>
                  {areas('import')}
                </Menu.Item>
              )}
            </>
          )
        }
        before={before?.(school)}
        empty={{ text: t('empty'), action: addButton }}
      />
      {changing && (
        <StatusDialog of={of} school_id={school.school_id} record={changing} close={() => setChanging(undefined)} />
      )}
      {isImporting && (
        <AreaImport of={of} sheet={sheet} school_id={school.school_id} close={() => setImporting(false)} />
      )}
    </>
  )
}

const rowId = (row: AnyRow) => row.id
