import { Button, Group, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ExportDialog } from '../../../../kit/export/ExportDialog.tsx'
import { useSelection } from '../../../../kit/list/useSelection.ts'
import { flag, sampleOf } from '../../samples/sample.ts'
import { type Student, StudentTable, useStudents } from './students.tsx'

const idOf = ({ id }: Student) => id

/** A row is chosen once, however often it was shown: it stands once in the file. */
function Chosen({ withSearch }: { withSearch: boolean }) {
  const t = useText('extras')
  const { rows, heads, tableOf, field } = useStudents()
  const selection = useSelection(rows, idOf)
  const [isOpen, setOpen] = useState(false)
  const count = selection.rows.length
  return (
    <Stack gap="sm">
      <Group align="end" justify="space-between">
        {withSearch && field}
        <Group gap="xs">
          <Text size="sm" role="status">
            {t('export-selected.chosen', { count })}
          </Text>
          <Button variant="default" disabled={count === 0} onClick={selection.clear}>
            {t('export-selected.none')}
          </Button>
          <Button
            leftSection={<IconDownload size={18} stroke={1.5} />}
            disabled={count === 0}
            onClick={() => setOpen(true)}
          >
            {t('export-selected.open')}
          </Button>
        </Group>
      </Group>
      <StudentTable rows={rows} heads={heads} selection={selection} />
      {isOpen && <ExportDialog table={tableOf(selection.rows)} close={() => setOpen(false)} />}
    </Stack>
  )
}

export const exportSelected = sampleOf(
  { withSearch: flag() },
  {
    basic: ({ withSearch }) => <Chosen withSearch={withSearch} />,
    search: () => <Chosen withSearch />,
  },
)
