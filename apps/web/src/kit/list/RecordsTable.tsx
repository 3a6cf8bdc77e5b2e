import { ActionIcon, Checkbox, Menu, Table, UnstyledButton } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowsSort,
  IconArrowUp,
  IconChevronDown,
  IconChevronRight,
  IconDots,
} from '@tabler/icons-react'
import { Fragment, type MouseEvent, type ReactNode, useState } from 'react'
import { useText } from '../../kernel/i18n/index.ts'
import { usePreferences } from '../../kernel/session/preferences.ts'
import type { Column, RowAction } from '../records/types.ts'
import type { ListState } from '../records/useListState.ts'
import classes from './RecordsTable.module.css'
import { useIsWide } from './useIsWide.ts'
import type { Selection } from './useSelection.ts'

interface Props<Row> {
  /** Says what the table lists, for those who cannot see it. */
  label: string
  rows: Row[]
  columns: Column<Row>[]
  list: ListState
  rowId: (row: Row) => number
  rowName: (row: Row) => string
  actions?: (row: Row) => RowAction[]
  selection?: Selection<Row>
  /** More of a row, shown under it when somebody opens it. */
  details?: (row: Row) => ReactNode
}

/** What does not fit into a cell is told whole to who points at it. */
function tellWhole({ currentTarget: cell }: MouseEvent<HTMLElement>) {
  const cut = [cell, ...cell.querySelectorAll<HTMLElement>('bdi')].some((one) => one.scrollWidth > one.clientWidth)
  cell.title = cut ? cell.innerText : ''
}

/** Rows with heads that sort by a press, boxes to choose by, and one menu at the end of each row. */
export function RecordsTable<Row>(props: Props<Row>) {
  const { label, rows, columns, list, rowId, rowName, actions, selection, details } = props
  const t = useText('records')
  const isCompact = usePreferences().tableDensity === 'compact'
  const [frame, isWide] = useIsWide<HTMLDivElement>()
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const toggle = (id: number) =>
    setOpened((old) => new Set(old.has(id) ? [...old].filter((other) => other !== id) : [...old, id]))
  const width = columns.length + (selection ? 1 : 0) + (actions ? 1 : 0) + (details ? 1 : 0)

  return (
    <div ref={frame} className={classes.scroll} data-wide={isWide || undefined}>
      <Table className={classes.table} data-compact={isCompact || undefined} aria-label={label} highlightOnHover>
        <Table.Thead className={classes.head}>
          <Table.Tr>
            {details && (
              <Table.Th scope="col" className={classes.box}>
                <span className="visuallyHidden">{t('details')}</span>
              </Table.Th>
            )}
            {selection && (
              <Table.Th scope="col" className={classes.box}>
                <Checkbox
                  aria-label={t('selectPage')}
                  checked={selection.isWholePage}
                  indeterminate={selection.isPartOfPage}
                  onChange={selection.togglePage}
                />
              </Table.Th>
            )}
            {columns.map((column) => (
              <Head key={column.key} column={column} list={list} />
            ))}
            {actions && (
              <Table.Th scope="col" className={classes.menu}>
                <span className="visuallyHidden">{t('actions')}</span>
              </Table.Th>
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Fragment key={rowId(row)}>
              <Table.Tr data-selected={selection?.has(row) || undefined}>
                {details && (
                  <Table.Td className={classes.box}>
                    <DetailsButton
                      name={rowName(row)}
                      isOpen={opened.has(rowId(row))}
                      toggle={() => toggle(rowId(row))}
                    />
                  </Table.Td>
                )}
                {selection && (
                  <Table.Td className={classes.box}>
                    <Checkbox
                      aria-label={t('selectRow', { name: rowName(row) })}
                      checked={selection.has(row)}
                      onChange={() => selection.toggle(row)}
                    />
                  </Table.Td>
                )}
                {columns.map((column) => (
                  <Table.Td key={column.key} data-align={column.align} onMouseEnter={tellWhole}>
                    {column.render(row)}
                  </Table.Td>
                ))}
                {actions && (
                  <Table.Td className={classes.menu}>
                    <RowMenu name={rowName(row)} actions={actions(row)} />
                  </Table.Td>
                )}
              </Table.Tr>
              {details && opened.has(rowId(row)) && (
                <Table.Tr>
                  <Table.Td colSpan={width}>{details(row)}</Table.Td>
                </Table.Tr>
              )}
            </Fragment>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

function Head<Row>({ column, list }: { column: Column<Row>; list: ListState }) {
  const field = column.sort
  if (!field)
    return (
      <Table.Th scope="col" data-align={column.align}>
        {column.title}
      </Table.Th>
    )
  const direction = list.sort === field ? 'ascending' : list.sort === `-${field}` ? 'descending' : 'none'
  const Icon = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort }[direction]
  return (
    <Table.Th scope="col" data-align={column.align} aria-sort={direction}>
      <UnstyledButton
        className={classes.sort}
        data-sorted={direction !== 'none' || undefined}
        onClick={() => list.set({ sort: direction === 'ascending' ? `-${field}` : field })}
      >
        {column.title}
        <Icon size={16} stroke={1.5} aria-hidden />
      </UnstyledButton>
    </Table.Th>
  )
}

function DetailsButton({ name, isOpen, toggle }: { name: string; isOpen: boolean; toggle: () => void }) {
  const t = useText('records')
  const Icon = isOpen ? IconChevronDown : IconChevronRight
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={32}
      aria-expanded={isOpen}
      aria-label={t('detailsOf', { name })}
      onClick={toggle}
    >
      <Icon size={18} stroke={1.5} className={isOpen ? undefined : 'mirror'} />
    </ActionIcon>
  )
}

/** What can be done with one row; nothing is drawn when that is nothing. */
export function RowMenu({ name, actions }: { name: string; actions: RowAction[] }) {
  const t = useText('records')
  if (actions.length === 0) return null
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={32} aria-label={t('actionsFor', { name })}>
          <IconDots size={18} stroke={1.5} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <Menu.Item
            key={action.key}
            leftSection={action.icon}
            onClick={action.run}
            color={action.isDangerous ? 'red' : undefined}
          >
            {action.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
