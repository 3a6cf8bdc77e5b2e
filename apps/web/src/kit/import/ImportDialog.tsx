import { Alert, Button, FileButton, Group, Modal, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconDownload, IconFileUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useErrorText } from '../../kernel/i18n/errorText.ts'
import { useFormat } from '../../kernel/i18n/format.ts'
import { useText } from '../../kernel/i18n/index.ts'
import { ImportPreview, type RowErrors } from './ImportPreview.tsx'
import { readTable } from './readTable.ts'
import { type ImportColumn, type ImportRows, rowsOf, templateOf } from './rowsOf.ts'

type Mode = 'check' | 'all' | 'good'

interface Props {
  title: string
  columns: ImportColumn[]
  /** File name of the template, without its ending. */
  templateName: string
  /** Most rows at once. */
  limit: number
  /** Looks at the rows (`check`), or adds all of them or the good ones. */
  send: (rows: Record<string, string>[], mode: Mode) => Promise<{ imported: number; rows: RowErrors[] }>
  done: (imported: number) => void
  close: () => void
}

interface Checked extends ImportRows {
  name: string
  errors: RowErrors[]
}

/** Adds many records from a file: choose, look at each wrong row, then add. Nothing is stored before the last step. */
export function ImportDialog({ title, columns, templateName, limit, send, done, close }: Props) {
  const t = useText('records')
  const common = useText('common')
  const errorText = useErrorText()
  const format = useFormat()
  const [checked, setChecked] = useState<Checked>()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  const work = async (task: () => Promise<void>, unreadable?: string) => {
    setBusy(true)
    setProblem('')
    try {
      await task()
    } catch (failure) {
      setProblem(unreadable ?? errorText(failure))
    } finally {
      setBusy(false)
    }
  }
  const open = async (file: File | null) => {
    if (!file) return
    setChecked(undefined)
    let lines: string[][] = []
    let isRead = false
    await work(async () => {
      lines = await readTable(file)
      isRead = true
    }, t('import.unreadable'))
    if (!isRead) return
    const table = rowsOf(lines, columns)
    if (table.rows.length === 0) return setProblem(t('import.noRows'))
    if (table.rows.length > limit) return setProblem(t('import.tooMany', { limit: format.number(limit) }))
    if (table.missing.length > 0) {
      return setProblem(t('import.missing', { names: format.list(table.missing.map((column) => column.label)) }))
    }
    await work(async () => {
      const { rows } = await send(table.rows, 'check')
      setChecked({ ...table, name: file.name, errors: rows.filter((row) => Object.keys(row.fields).length > 0) })
    })
  }
  const add = (mode: 'all' | 'good') => work(async () => checked && done((await send(checked.rows, mode)).imported))

  const good = checked ? checked.rows.length - checked.errors.length : 0
  return (
    <Modal opened onClose={close} size="xl" title={title}>
      <Stack gap="md">
        <Text size="sm">{t('import.how', { limit: format.number(limit) })}</Text>
        <Group gap="xs">
          <FileButton onChange={open} accept=".csv,.xlsx,text/csv">
            {(props) => (
              <Button
                {...props}
                loading={isBusy}
                variant={checked ? 'default' : 'filled'}
                leftSection={<IconFileUpload size={18} stroke={1.5} />}
              >
                {t(checked ? 'import.other' : 'import.choose')}
              </Button>
            )}
          </FileButton>
          <Button
            variant="default"
            leftSection={<IconDownload size={18} stroke={1.5} />}
            onClick={() => saveTemplate(columns, templateName)}
          >
            {t('import.template')}
          </Button>
        </Group>
        {problem && (
          <Alert color="red" role="alert" icon={<IconAlertTriangle size={20} stroke={1.5} />}>
            {problem}
          </Alert>
        )}
        {checked && (
          <>
            {checked.unknown.length > 0 && (
              <Text size="sm" c="dimmed">
                {t('import.unknown', { names: format.list(checked.unknown) })}
              </Text>
            )}
            <ImportPreview columns={columns} rows={checked.rows} errors={checked.errors} />
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={close}>
                {common('cancel')}
              </Button>
              {checked.errors.length === 0 ? (
                <Button loading={isBusy} onClick={() => add('all')}>
                  {t('import.addAll', { count: checked.rows.length })}
                </Button>
              ) : (
                good > 0 && (
                  <Button loading={isBusy} onClick={() => add('good')}>
                    {t('import.addGood', { count: good })}
                  </Button>
                )
              )}
            </Group>
          </>
        )}
      </Stack>
    </Modal>
  )
}

function saveTemplate(columns: ImportColumn[], name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(templateOf(columns))
  link.download = `${name}.csv`
  link.click()
  URL.revokeObjectURL(link.href)
}
