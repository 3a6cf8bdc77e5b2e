import { Group, ScrollArea, Switch, Table, Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../kernel/i18n/index.ts'
import classes from './ImportPreview.module.css'
import { rowErrorText } from './rowErrorText.ts'
import type { ImportColumn } from './rowsOf.ts'

export interface RowErrors {
  /** From 1, as in the file without its heading. */
  row: number
  fields: Record<string, { code: string; params?: Record<string, unknown> }>
}

interface Props {
  columns: ImportColumn[]
  rows: Record<string, string>[]
  errors: RowErrors[]
}

const mostShown = 200

/** The rows of a file as they were understood, with what is wrong written at each wrong cell. */
export function ImportPreview({ columns, rows, errors }: Props) {
  const t = useText('records')
  const [isOnlyWrong, setOnlyWrong] = useState(errors.length > 0)
  const wrong = new Map(errors.map((one) => [one.row, one.fields]))
  const shown = rows
    .map((cells, place) => ({ number: place + 1, cells, fields: wrong.get(place + 1) }))
    .filter((row) => !isOnlyWrong || row.fields)
  const used = columns.filter(
    (column) => rows.some((row) => row[column.key]) || errors.some((one) => column.key in one.fields),
  )
  const view = useRef<HTMLDivElement>(null)
  // a wrong cell may stand in a column far from the first: the first of them comes into sight
  // biome-ignore lint/correctness/useExhaustiveDependencies: it does so again for another file and other rows
  useEffect(() => {
    const box = view.current
    const cell = box?.querySelector('td[data-wrong]')
    if (!box || !cell) return
    const [whole, part] = [box.getBoundingClientRect(), cell.getBoundingClientRect()]
    box.scrollBy({
      left: part.x + part.width / 2 - (whole.x + whole.width / 2),
      top: Math.max(0, part.bottom - whole.bottom),
    })
  }, [errors, isOnlyWrong])
  return (
    <div>
      <Group justify="space-between" gap="sm" mb="xs">
        <Text size="sm" fw={600} role="status">
          {t('import.summary', { count: rows.length })}{' '}
          {errors.length === 0 ? t('import.allGood') : t('import.wrong', { count: errors.length })}
        </Text>
        {errors.length > 0 && (
          <Switch
            label={t('import.onlyWrong')}
            checked={isOnlyWrong}
            onChange={(event) => setOnlyWrong(event.currentTarget.checked)}
          />
        )}
      </Group>
      <ScrollArea.Autosize
        mah={360}
        type="auto"
        viewportRef={view}
        viewportProps={{ tabIndex: 0, 'aria-label': t('import.preview'), role: 'region' }}
      >
        <Table className={classes.table} aria-label={t('import.preview')} withTableBorder>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('import.row')}</Table.Th>
              {used.map((column) => (
                <Table.Th key={column.key}>{column.label}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.slice(0, mostShown).map(({ number, cells, fields }) => (
              <Table.Tr key={number}>
                <Table.Th scope="row">
                  <Group gap={4} wrap="nowrap">
                    {fields ? (
                      <IconAlertTriangle
                        size={18}
                        stroke={1.5}
                        className={classes.wrong}
                        aria-label={t('import.isWrong')}
                      />
                    ) : (
                      <IconCircleCheck
                        size={18}
                        stroke={1.5}
                        className={classes.good}
                        aria-label={t('import.isGood')}
                      />
                    )}
                    {number}
                  </Group>
                </Table.Th>
                {used.map((column) => {
                  const error = fields?.[column.key]
                  return (
                    <Table.Td key={column.key} data-wrong={error ? true : undefined}>
                      <Cell column={column} text={cells[column.key]} />
                      {error && (
                        <Text size="xs" c="var(--mantine-color-error)">
                          {rowErrorText(error)}
                        </Text>
                      )}
                    </Table.Td>
                  )
                })}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea.Autosize>
      {shown.length > mostShown && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('import.moreRows', { count: shown.length - mostShown })}
        </Text>
      )}
    </div>
  )
}

/** A code in the reader's words, with the code that goes into the call beside it. */
function Cell({ column, text = '' }: { column: ImportColumn; text: string | undefined }) {
  const word = column.wordOf?.(text)
  if (!word || word === text) return <bdi>{text}</bdi>
  return (
    <>
      <bdi>{word}</bdi>{' '}
      <Text component="bdi" size="xs" c="dimmed">
        {text}
      </Text>
    </>
  )
}
