import { type Employee, employeeStatuses, exportEmployees } from '@dsms/contract/insight/tables/calls'
import { Button, Menu } from '@mantine/core'
import {
  IconCopy,
  IconDownload,
  IconFileTypeCsv,
  IconFileTypePdf,
  IconFileTypeXls,
  IconPrinter,
} from '@tabler/icons-react'
import { useState } from 'react'
import { download } from '../../../kernel/call/call.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { clipboardText, printTable, type TextTable } from '../../../kit/export/printTable.ts'
import type { ListState } from '../../../kit/records/useListState.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import { showDone, showFailure } from '../../../ui/toasts/toasts.tsx'
import { readChosen } from './readChosen.ts'
import { filterOf } from './useEmployees.ts'

const files = [
  ['csv', IconFileTypeCsv],
  ['xlsx', IconFileTypeXls],
  ['pdf', IconFileTypePdf],
] as const

/** Takes the chosen rows, or all that the filter leaves, to paper, into a file or onto the clipboard. */
export function ExportTools({ list, chosen }: { list: ListState; chosen: Employee[] }) {
  const t = useText('tables')
  const format = useFormat()
  const errorText = useErrorText()
  const may = useMay()
  const [isBusy, setBusy] = useState(false)
  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    await work().catch((error) => showFailure(errorText(error)))
    setBusy(false)
  }
  const tableOf = (rows: Employee[]): TextTable => ({
    title: t('title'),
    heads: [
      t('field.full_name'),
      t('field.post'),
      t('field.email'),
      t('field.city'),
      t('field.startsOn'),
      t('field.salaryMinor'),
      t('field.age'),
      t('field.status'),
    ],
    rows: rows.map((row) => [
      row.full_name,
      row.post,
      row.email,
      row.city,
      format.date(row.startsOn),
      format.money(row.salaryMinor, row.currency),
      row.age,
      t(`status.${employeeStatuses[row.status - 1] ?? 'current'}`),
    ]),
  })
  const copy = async () => {
    const rows = await readChosen(list, chosen)
    await navigator.clipboard.writeText(clipboardText(tableOf(rows))).then(
      () => showDone(t('copied', { count: rows.length })),
      () => showFailure(t('copyFailed')),
    )
  }
  const save = (kind: (typeof files)[number][0]) =>
    download(exportEmployees, {
      query: {
        ...filterOf(list),
        format: kind,
        ids: chosen
          .slice(0, 100)
          .map(({ id }) => id)
          .join(','),
      },
    })

  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" loading={isBusy} leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}>
          {t('export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {chosen.length > 0 ? t('export.chosen', { count: chosen.length }) : t('export.filtered')}
        </Menu.Label>
        <Menu.Item
          leftSection={<IconPrinter size={18} stroke={1.5} />}
          onClick={() => run(async () => printTable(tableOf(await readChosen(list, chosen))))}
        >
          {t('export.print')}
        </Menu.Item>
        {may(exportEmployees) &&
          files.map(([kind, Icon]) => (
            <Menu.Item key={kind} leftSection={<Icon size={18} stroke={1.5} />} onClick={() => run(() => save(kind))}>
              {t(`export.${kind}`)}
            </Menu.Item>
          ))}
        <Menu.Item leftSection={<IconCopy size={18} stroke={1.5} />} onClick={() => run(copy)}>
          {t('export.copy')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
