import { Button, FileButton, Group, Stack, Text } from '@mantine/core'
import { IconFileUpload, IconTable } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ImportDialog } from '../../../../kit/import/ImportDialog.tsx'
import { ImportPreview } from '../../../../kit/import/ImportPreview.tsx'
import { showDone, showFailure } from '../../../../ui/toasts/toasts.tsx'
import { flag, sampleOf } from '../../samples/sample.ts'
import { readCars, type ShownCars, sampleCars, useCarColumns, wrongByNumber, wrongIn } from './cars.ts'

export const importSample = sampleOf(
  { withErrors: flag() },
  {
    shown: ({ withErrors }) => {
      const t = useText('extras')
      const columns = useCarColumns()
      const [shown, setShown] = useState<ShownCars>()
      const open = async (file: File | null) => {
        if (!file) return
        const read = await readCars(file, columns).catch(() => undefined)
        if (read && read.rows.length > 0) setShown(read)
        else showFailure(t('import.unreadable'))
      }
      return (
        <Stack gap="sm">
          <Group gap="xs">
            <FileButton onChange={(file) => void open(file)} accept=".csv,.xlsx,text/csv">
              {(props) => (
                <Button {...props} leftSection={<IconFileUpload size={18} stroke={1.5} />}>
                  {t('import.choose')}
                </Button>
              )}
            </FileButton>
            <Button
              variant="default"
              leftSection={<IconTable size={18} stroke={1.5} />}
              onClick={() => void open(sampleCars())}
            >
              {t('import.sample')}
            </Button>
          </Group>
          {shown && (
            <>
              <Text fw={600}>
                <bdi>{shown.name}</bdi>
              </Text>
              <ImportPreview
                key={String(withErrors)}
                columns={columns}
                rows={shown.rows}
                wrong={withErrors ? wrongByNumber(shown.rows) : new Map()}
              />
            </>
          )}
        </Stack>
      )
    },
    dialog: () => {
      const t = useText('extras')
      const columns = useCarColumns()
      const [isOpen, setOpen] = useState(false)
      const close = () => setOpen(false)
      const send = async (rows: Record<string, string>[], mode: 'check' | 'all' | 'good') => {
        const wrong = wrongIn(rows)
        return { imported: mode === 'check' ? 0 : rows.length - wrong.length, rows: wrong }
      }
      const done = (count: number) => {
        close()
        showDone(t('import.done', { count }))
      }
      const words = { title: t('import.title'), templateName: 'cars' }
      return (
        <>
          <Button onClick={() => setOpen(true)}>{t('import.open')}</Button>
          {isOpen && <ImportDialog {...words} columns={columns} limit={500} send={send} done={done} close={close} />}
        </>
      )
    },
  },
)
