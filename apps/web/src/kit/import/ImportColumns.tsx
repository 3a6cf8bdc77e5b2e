import { wholeName } from '@dsms/contract/kit/cleaning/wholeName'
import { Button, Group, NativeSelect, Stack, Table, Text } from '@mantine/core'
import { useText } from '../../kernel/i18n/index.ts'
import classes from './ImportColumns.module.css'
import { type Encoding, encodings } from './reading/decodeText.ts'
import type { ImportColumn, Mapping } from './rowsOf.ts'
import { headingsOf, linesIn, type Opened } from './useImport.ts'

interface Props {
  opened: Opened
  columns: ImportColumn[]
  map: (mapping: Mapping) => void
  choose: (sheet: number) => void
  head: (line: number) => void
  reopen: (encoding: Encoding) => void
  start: () => void
  isBusy: boolean
}

/** Lines from which the headings are chosen: titles stand above them. */
const mostAbove = 20
const samples = 3

/** What the columns of a file mean, as it was guessed and as somebody says; which sheet, and how its text is written. */
export function ImportColumns({ opened, columns, map, choose, head, reopen, start, isBusy }: Props) {
  const t = useText('records')
  const lines = linesIn(opened)
  const headings = headingsOf(opened)
  const below = lines.slice(opened.heading + 1)
  const keys = columns.map(({ key }) => key)
  const canSplit = keys.includes('first_name_ar') && keys.includes('family_name_ar')
  const choices = [
    { value: '', label: t('import.leaveOut') },
    ...(canSplit ? [{ value: wholeName, label: t('import.wholeName') }] : []),
    ...columns.map(({ key, label }) => ({ value: key, label })),
  ]
  const take = (place: number, key: string) =>
    map(
      headings.map((_, at) =>
        at === place ? key || undefined : opened.mapping[at] === key ? undefined : opened.mapping[at],
      ),
    )
  const sampleOf = (place: number) =>
    below
      .map(({ cells }) => cells[place] ?? '')
      .filter((cell) => cell !== '')
      .slice(0, samples)
  return (
    <Stack gap="sm">
      <Group gap="sm" align="flex-end">
        {opened.read.sheets.length > 1 && (
          <NativeSelect
            label={t('import.sheet')}
            value={String(opened.sheet)}
            onChange={(event) => choose(Number(event.currentTarget.value))}
            data={opened.read.sheets.map(({ name, lines: all }, place) => ({
              value: String(place),
              label: `${name} (${all.length})`,
            }))}
          />
        )}
        {lines.length > 1 && (
          <NativeSelect
            label={t('import.heading')}
            value={String(opened.heading)}
            onChange={(event) => head(Number(event.currentTarget.value))}
            data={lines.slice(0, mostAbove).map(({ number, cells }, place) => ({
              value: String(place),
              label: `${number}: ${cells.filter(Boolean).join(' · ').slice(0, 60)}`,
            }))}
          />
        )}
        {opened.read.encoding && (
          <NativeSelect
            label={t('import.encoding')}
            value={opened.read.encoding}
            onChange={(event) => reopen(encodings.find((one) => one === event.currentTarget.value) ?? 'utf-8')}
            data={encodings.map((value) => ({ value, label: value.toUpperCase() }))}
          />
        )}
      </Group>
      <div className={classes.columns}>
        <Table aria-label={t('import.columns')} withTableBorder>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('import.inFile')}</Table.Th>
              <Table.Th>{t('import.means')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {headings.map((title, place) =>
              title === '' && sampleOf(place).length === 0 ? null : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column of a file is its place
                <Table.Tr key={place}>
                  <Table.Td>
                    <Text size="sm" fw={600}>
                      <bdi>{title || '–'}</bdi>
                    </Text>
                    <Text size="xs" c="dimmed" className={classes.sample}>
                      {sampleOf(place).map((cell, nth) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: the same value may stand there twice
                        <bdi key={nth}>{cell}</bdi>
                      ))}
                    </Text>
                  </Table.Td>
                  <Table.Td>
                    <NativeSelect
                      aria-label={t('import.meansOf', { name: title || String(place + 1) })}
                      value={opened.mapping[place] ?? ''}
                      onChange={(event) => take(place, event.currentTarget.value)}
                      data={choices}
                    />
                  </Table.Td>
                </Table.Tr>
              ),
            )}
          </Table.Tbody>
        </Table>
      </div>
      <Group justify="flex-end">
        <Button loading={isBusy} onClick={start}>
          {t('import.check')}
        </Button>
      </Group>
    </Stack>
  )
}
