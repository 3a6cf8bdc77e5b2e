import { Button, Group, Stack } from '@mantine/core'
import { IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ExportDialog } from '../../../../kit/export/ExportDialog.tsx'
import { clipboardText, printTable } from '../../../../kit/export/printTable.ts'
import { saveFile } from '../../../../kit/export/saveFile.ts'
import { tableFile } from '../../../../kit/export/tableFile.ts'
import { ExportMenu } from '../../../../kit/list/ExportMenu.tsx'
import { showDone, showFailure } from '../../../../ui/toasts/toasts.tsx'
import { sampleOf } from '../../samples/sample.ts'
import { StudentTable, useStudents } from './students.tsx'

const icon = { size: 18, stroke: 1.5 }

export const exportSample = sampleOf(
  {},
  {
    named: () => {
      const t = useText('extras')
      const { rows, heads, tableOf, field } = useStudents()
      const [isOpen, setOpen] = useState(false)
      return (
        <Stack gap="sm">
          <Group align="end" justify="space-between">
            {field}
            <Button leftSection={<IconDownload {...icon} />} disabled={rows.length === 0} onClick={() => setOpen(true)}>
              {t('export.open')}
            </Button>
          </Group>
          <StudentTable rows={rows} heads={heads} />
          {isOpen && <ExportDialog table={tableOf(rows)} close={() => setOpen(false)} />}
        </Stack>
      )
    },
    list: () => {
      const t = useText('extras')
      const { rows, tableOf } = useStudents()
      const save = async (format: 'csv' | 'xlsx') => {
        saveFile(await tableFile(tableOf(rows), format), `${t('export.students')}.${format}`)
        showDone(t('export.saved', { count: rows.length }))
      }
      return <ExportMenu save={save} />
    },
    elsewhere: () => {
      const t = useText('extras')
      const { rows, tableOf } = useStudents()
      const copy = () =>
        navigator.clipboard.writeText(clipboardText(tableOf(rows))).then(
          () => showDone(t('export.copied', { count: rows.length })),
          () => showFailure(t('clipboard.failed')),
        )
      const print = () => {
        printTable(tableOf(rows))
        showDone(t('export.printed'))
      }
      return (
        <Group gap="xs">
          <Button variant="default" leftSection={<IconCopy {...icon} />} onClick={copy}>
            {t('export.copy')}
          </Button>
          <Button variant="default" leftSection={<IconPrinter {...icon} />} onClick={print}>
            {t('export.print')}
          </Button>
        </Group>
      )
    },
  },
)
