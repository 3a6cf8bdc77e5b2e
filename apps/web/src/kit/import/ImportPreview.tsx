import { Group, ScrollArea, Switch, Table, Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../kernel/i18n/index.ts'
import classes from './ImportPreview.module.css'
import { rowErrorText } from './rowErrorText.ts'
import type { ImportColumn, ImportRow } from './rowsOf.ts'

type Fields = Record<string, { code: string; params?: Record<string, unknown> | undefined }>

interface Props {
  columns: ImportColumn[]
  rows: ImportRow[]
  /** Faults of rows, by their number in the sheet. */
  wrong: Map<number, Fields>
  /** Cells that mean something else than they say. */
  cleaned?: Map<number, Record<string, string>>
}

const mostShown = 200

/** The rows of a file as they were understood, with what is wrong written at each wrong cell. */
export function ImportPreview({ columns, rows, wrong, cleaned }: Props) {
  const t = useText('records')
  const here = rows.filter(({ number }) => wrong.has(number)).length
  const [isOnlyWrong, setOnlyWrong] = useState(here > 0)
  const shown = rows
    .map(({ number, cells }) => ({ number, cells, fields: wrong.get(number), clean: cleaned?.get(number) }))
    .filter((row) => !isOnlyWrong || row.fields)
  const told = new Set([...wrong.values()].flatMap(Object.keys))
  const used = columns.filter(({ key }) => told.has(key) || rows.some(({ cells }) => cells[key]))
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
  }, [wrong, isOnlyWrong])
  return (
    <div>
      <Group justify="space-between" gap="sm" mb="xs">
        <Text size="sm" fw={600} role="status">
          {t('import.summary', { count: rows.length })}{' '}
          {here === 0 ? t('import.allGood') : t('import.wrong', { count: here })}
        </Text>
        {here > 0 && (
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
            {shown.slice(0, mostShown).map(({ number, cells, fields, clean }) => (
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
                      <Cell column={column} text={cells[column.key]} clean={clean?.[column.key]} />
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

/** Days, phones and numbers, which are broken at no sign of theirs. */
const oneLine = (text: string) => (/^[\d+/.:\- ٠-٩]+$/.test(text) ? classes.one : undefined)

/** A code in the reader's words, with the code that goes into the call beside it; what was cleaned with what it was. */
function Cell({
  column,
  text = '',
  clean,
}: {
  column: ImportColumn
  text: string | undefined
  clean?: string | undefined
}) {
  const t = useText('records')
  if (clean !== undefined)
    return (
      <>
        <bdi className={oneLine(clean)}>{clean}</bdi>{' '}
        <Text component="span" size="xs" c="dimmed">
          {t('import.was')} <bdi className={oneLine(text)}>{text}</bdi>
        </Text>
      </>
    )
  const word = column.wordOf?.(text)
  if (!word || word === text) return <bdi className={oneLine(text)}>{text}</bdi>
  return (
    <>
      <bdi>{word}</bdi>{' '}
      <Text component="bdi" size="xs" c="dimmed">
        {text}
      </Text>
    </>
  )
}
