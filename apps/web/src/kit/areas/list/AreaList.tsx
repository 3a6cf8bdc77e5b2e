import { IconArchive, IconArchiveOff, IconFileImport, IconPlus, IconToggleRight } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useNavigate } from '../../../kernel/address/links.tsx'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import type { Feature } from '../../../kernel/i18n/words.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { MenuChoice } from '../../../ui/late/choices.tsx'
import { LinkAnchor, LinkButton } from '../../../ui/page/links.tsx'
import { RecordsPage } from '../../records/RecordsPage.tsx'
import type { BulkAction, Column, RowAction } from '../../records/types.ts'
import { useListState } from '../../records/useListState.ts'
import { useMay } from '../../records/useMay.ts'
import { SchoolGate } from '../../school/SchoolGate.tsx'
import type { School } from '../../school/useSchool.ts'
import { useAreaCalls, useAreaText, type WebArea } from '../area.ts'
import { Status } from '../status/Status.tsx'
import { StatusDialog } from '../status/StatusDialog.tsx'
import { usePutAway } from '../status/usePutAway.ts'
import type { AnyArea, AnyRow, ListedRow } from '../types.ts'
import { AreaImport } from './AreaImport.tsx'
import type { SheetColumns } from './AreaImportForm.tsx'
import { type AreaColumn, type AreaFilter, useAreaColumns } from './areaColumns.tsx'
import { rowsOf } from './askList.ts'

/** Acts on a row in a list: change its status, archive and restore it. */
type Offer = 'status' | 'archive'
const offers: readonly Offer[] = ['status', 'archive']

interface Props<A extends AnyArea, F extends Feature> {
  of: WebArea<A, F>
  /** Between the name, which leads to the record, and the status; one of the key `status` stands in its place. */
  columns: AreaColumn<A, F>[]
  /** In addition to status and what was archived. */
  filters?: AreaFilter<A, F>[]
  /** Settings of special columns of the area's files; the others are plain text. */
  sheet?: SheetColumns<A, F>
  /** Rows of a file that look like one further up, by their places, where a list may hold somebody twice. */
  doublesWithin?: (rows: Record<string, string>[]) => Map<number, number>
  /** Under the name, in small letters. */
  subtitle?: (row: ListedRow<A>) => ReactNode
  /** In addition to status, putting away and bringing back. */
  rowActions?: (row: ListedRow<A>) => RowAction[]
  /** Acts on several chosen rows at once. */
  bulkActions?: BulkAction<ListedRow<A>>[]
  /** Which of these are offered for a row, by who may; both unless said. */
  offersOf?: (row: ListedRow<A>) => readonly Offer[]
  /** What people come for, where that is not the form of a new record, which is in the menu then. */
  action?: ReactNode
  /** In the menu of the page, `Menu.Item`s. */
  menu?: ReactNode
  /** Takes a typed search that may stand in no address; true where it was taken, and the list is searched for nothing. */
  takeSearch?: (typed: string) => boolean
  /** Stands above the list. */
  children?: ReactNode
}

/** The list of an area: search, filters, order, files, change of status, putting away, and the way to each record. */
export function AreaList<A extends AnyArea, F extends Feature>(props: Props<A, F>) {
  const t = useAreaText(props.of.words)
  return (
    <SchoolGate scope={props.of.scope} title={t('title')}>
      {(school) => <List {...props} school={school} />}
    </SchoolGate>
  )
}

function List<A extends AnyArea, F extends Feature>({ of, sheet, school, ...props }: Props<A, F> & { school: School }) {
  type Row = ListedRow<A>
  const t = useAreaText(of.words)
  const areas = useText('areas')
  const may = useMay()
  const navigate = useNavigate()
  const { area, link } = of
  const columns = useColumns(of, props.columns, props.subtitle, school)
  const { filter } = useAreaColumns(of, t)
  const filters = (props.filters ?? []).map(filter)
  const address = useListState(['status', 'archived', ...filters.map(({ name }) => name)])
  const list = { ...address, search: (typed: string) => address.search(props.takeSearch?.(typed) ? '' : typed) }
  const calls = useAreaCalls(of, school.school_id)
  const [changing, setChanging] = useState<AnyRow>()
  const [isImporting, setImporting] = useState(false)
  const standardActions = useStandardActions(of, school, setChanging)
  const rowActions = (row: Row): RowAction[] => [
    ...(props.rowActions?.(row) ?? []),
    ...standardActions(row, props.offersOf?.(row) ?? offers),
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
        {...rowsOf(of, school.school_id)}
        columns={columns}
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
        {...(props.bulkActions && { bulkActions: props.bulkActions })}
        exportAs={may(area.calls.exportSheet) ? (format) => calls.exportSheet(list, format) : undefined}
        action={props.action ?? addButton}
        menu={
          (props.menu || may(area.calls.create)) && (
            <>
              {props.action && may(area.calls.create) && (
                <MenuChoice
                  leftSection={<IconPlus size={18} stroke={1.5} />}
                  onClick={() => navigate({ to: `${link}/new`, search: school.search })}
                >
                  {t('add')}
                </MenuChoice>
              )}
              {props.menu}
              {may(area.calls.create) && (
                <MenuChoice leftSection={<IconFileImport size={18} stroke={1.5} />} onClick={() => setImporting(true)}>
                  {areas('import')}
                </MenuChoice>
              )}
            </>
          )
        }
        before={props.children}
        empty={{ text: t('empty'), action: props.action ?? addButton }}
      />
      {changing && (
        <StatusDialog of={of} school_id={school.school_id} record={changing} close={() => setChanging(undefined)} />
      )}
      {isImporting && (
        <AreaImport
          of={of}
          sheet={sheet}
          doublesWithin={props.doublesWithin}
          school_id={school.school_id}
          close={() => setImporting(false)}
        />
      )}
    </>
  )
}

/** The name first, then the area's own, status and last change at the end. */
function useColumns<A extends AnyArea, F extends Feature>(
  of: WebArea<A, F>,
  own: AreaColumn<A, F>[],
  subtitle: Props<A, F>['subtitle'],
  school: School,
): Column<ListedRow<A>>[] {
  const t = useAreaText(of.words)
  const areas = useText('areas')
  const format = useFormat()
  const { column } = useAreaColumns(of, t)
  return [
    {
      key: 'name',
      title: t('field.name'),
      sort: 'name',
      render: (row) => (
        <div>
          <LinkAnchor to={`${of.link}/${row.id}`} search={school.search}>
            <Typed>{row.name}</Typed>
          </LinkAnchor>
          {subtitle?.(row)}
        </div>
      ),
    },
    ...own.filter(({ key }) => key !== 'status').map((one) => column<ListedRow<A>>(one)),
    {
      key: 'status',
      title: areas('field.status'),
      sort: 'status',
      onCard: true,
      render: (row) => <Status words={of.words} status={row.status} />,
      ...own.find(({ key }) => key === 'status'),
    },
    {
      key: 'updated_at',
      title: areas('field.updated_at'),
      sort: 'updated_at',
      isExtra: true,
      render: (row) => format.dateTime(row.updated_at),
    },
  ]
}

/** What can be done to a row of any area, by whoever may. */
function useStandardActions(of: WebArea, school: School, changeStatus: (row: AnyRow) => void) {
  const areas = useText('areas')
  const may = useMay()
  const { area } = of
  const { putAway, bringBack } = usePutAway(of, school.school_id)
  return (row: AnyRow, offered: readonly Offer[]): RowAction[] => [
    ...(offered.includes('status') &&
    may(area.calls.changeStatus) &&
    !row.archived_at &&
    area.statuses[row.status]?.length
      ? [
          {
            key: 'status',
            label: areas('status'),
            icon: <IconToggleRight size={18} stroke={1.5} />,
            run: () => changeStatus(row),
          },
        ]
      : []),
    ...(offered.includes('archive') && may(area.calls.archive)
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
}

const rowId = (row: AnyRow) => row.id
