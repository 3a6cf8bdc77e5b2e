import { Checkbox, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '../../kernel/i18n/index.ts'
import type { Column, RowAction } from '../records/types.ts'
import classes from './RecordCards.module.css'
import { RowMenu } from './RecordsTable.tsx'
import { isWithShift, type Selection } from './useSelection.ts'

interface Props<Row> {
  label: string
  rows: Row[]
  columns: Column<Row>[]
  rowId: (row: Row) => number
  rowName: (row: Row) => string
  actions?: (row: Row) => RowAction[]
  selection?: Selection<Row>
  details?: (row: Row) => ReactNode
}

/** The table of a phone: a card a row, with the fields that matter. */
export function RecordCards<Row>(props: Props<Row>) {
  const { label, rows, columns, rowId, rowName, actions, selection, details } = props
  const t = useText('records')
  const [first, ...others] = columns
  const facts = others.filter((column) => column.onCard)
  return (
    <Stack component="ul" gap="xs" className={classes.list} aria-label={label}>
      {rows.map((row) => (
        <li key={rowId(row)} className={`card ${classes.card}`}>
          <Group wrap="nowrap" justify="space-between" gap="xs">
            <Group wrap="nowrap" gap="sm" className={classes.name}>
              {selection && (
                <Checkbox
                  size="md"
                  aria-label={t('selectRow', { name: rowName(row) })}
                  checked={selection.has(row)}
                  onChange={({ nativeEvent }) => selection.toggle(row, isWithShift(nativeEvent))}
                />
              )}
              {first?.render(row)}
            </Group>
            {actions && <RowMenu name={rowName(row)} actions={actions(row)} />}
          </Group>
          {facts.length > 0 && (
            <dl className={classes.facts}>
              {facts.map((column) => (
                <div key={column.key}>
                  <dt>{column.title}</dt>
                  <dd>{column.render(row)}</dd>
                </div>
              ))}
            </dl>
          )}
          {details && (
            <details className={classes.details}>
              <summary>{t('details')}</summary>
              {details(row)}
            </details>
          )}
        </li>
      ))}
    </Stack>
  )
}
