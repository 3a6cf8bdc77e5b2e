import { ActionIcon, Checkbox, UnstyledButton } from '@mantine/core'
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
import { MenuChoice } from '../../ui/late/choices.tsx'
import { PressMenu } from '../../ui/late/PressMenu.tsx'
import type { Column, RowAction } from '../records/types.ts'
import type { ListState } from '../records/useListState.ts'
import classes from './RecordsTable.module.css'
import { useIsWide } from './useIsWide.ts'
import { isWithShift, type Selection } from './useSelection.ts'

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
      <table className={classes.table} data-compact={isCompact || undefined} aria-label={label}>
        <thead className={classes.head}>
          <tr>
            {details && (
              <th scope="col" className={classes.box}>
                <span className="visuallyHidden">{t('details')}</span>
              </th>
            )}
            {selection && (
              <th scope="col" className={classes.box}>
                <Checkbox
                  aria-label={t('selectPage')}
                  checked={selection.isWholePage}
                  indeterminate={selection.isPartOfPage}
                  onChange={selection.togglePage}
                />
              </th>
            )}
            {columns.map((column) => (
              <Head key={column.key} column={column} list={list} />
            ))}
            {actions && (
              <th scope="col" className={classes.menu}>
                <span className="visuallyHidden">{t('actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={rowId(row)}>
              <tr data-selected={selection?.has(row) || undefined}>
                {details && (
                  <td className={classes.box}>
                    <DetailsButton
                      name={rowName(row)}
                      isOpen={opened.has(rowId(row))}
                      toggle={() => toggle(rowId(row))}
                    />
                  </td>
                )}
                {selection && (
                  <td className={classes.box}>
                    <Checkbox
                      aria-label={t('selectRow', { name: rowName(row) })}
                      checked={selection.has(row)}
                      onChange={({ nativeEvent }) => selection.toggle(row, isWithShift(nativeEvent))}
                    />
                  </td>
                )}
                {columns.map((column) => (
                  <td key={column.key} data-align={column.align} onMouseEnter={tellWhole}>
                    {column.render(row)}
                  </td>
                ))}
                {actions && (
                  <td className={classes.menu}>
                    <RowMenu name={rowName(row)} actions={actions(row)} />
                  </td>
                )}
              </tr>
              {details && opened.has(rowId(row)) && (
                <tr>
                  <td colSpan={width}>{details(row)}</td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Head<Row>({ column, list }: { column: Column<Row>; list: ListState }) {
  const field = column.sort
  if (!field)
    return (
      <th scope="col" data-align={column.align}>
        {column.title}
      </th>
    )
  const direction = list.sort === field ? 'ascending' : list.sort === `-${field}` ? 'descending' : 'none'
  const Icon = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort }[direction]
  return (
    <th scope="col" data-align={column.align} aria-sort={direction}>
      <UnstyledButton
        className={classes.sort}
        data-sorted={direction !== 'none' || undefined}
        onClick={() => list.set({ sort: direction === 'ascending' ? `-${field}` : field })}
      >
        {column.title}
        <Icon size={16} stroke={1.5} aria-hidden />
      </UnstyledButton>
    </th>
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
    <PressMenu
      target={
        <ActionIcon variant="subtle" color="gray" size={32} aria-label={t('actionsFor', { name })}>
          <IconDots size={18} stroke={1.5} />
        </ActionIcon>
      }
    >
      {actions.map((action) => (
        <MenuChoice
          key={action.key}
          leftSection={action.icon}
          onClick={action.run}
          color={action.isDangerous ? 'red' : undefined}
        >
          {action.label}
        </MenuChoice>
      ))}
    </PressMenu>
  )
}
