import { Alert, Button, FileButton, Group, Modal, Progress, Stack, Switch, Text } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconColumns3, IconDownload, IconFileUpload } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useFormat } from '../../kernel/i18n/format.ts'
import { useText } from '../../kernel/i18n/index.ts'
import { ImportColumns } from './ImportColumns.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import { isDouble, type Send } from './pieces.ts'
import type { RememberedColumns } from './remembered.ts'
import { type ImportColumn, templateOf } from './rowsOf.ts'
import { goodIn, useImport } from './useImport.ts'

interface Props {
  title: string
  columns: ImportColumn[]
  /** File name of the template, without its ending. */
  templateName: string
  /** Most rows of a file. */
  limit: number
  /** Looks at rows (`check`), or adds all of them or the good ones. */
  send: Send
  /** Rows that look like one further up, by their places, where a list may hold somebody twice. */
  doublesWithin?: ((rows: Record<string, string>[]) => Map<number, number>) | undefined
  /** Where what its columns meant is remembered; nowhere when left out. */
  remembered?: RememberedColumns
  done: (imported: number) => void
  close: () => void
}

/** Adds many records from a file: choose, say what its columns mean, look at each wrong row, then add. */
export function ImportDialog({
  title,
  columns,
  templateName,
  limit,
  send,
  doublesWithin,
  remembered,
  done,
  close,
}: Props) {
  const t = useText('records')
  const common = useText('common')
  const format = useFormat()
  const file = useImport({ columns, limit, send, doublesWithin, remembered })
  const [isMapping, setMapping] = useState(false)
  const [withDoubles, setWithDoubles] = useState(false)
  const { opened, checked, added, progress, problem } = file
  // whoever goes elsewhere in the middle leaves what is on its way
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the end alone
  useEffect(() => file.stop, [])

  const leave = () => (added > 0 ? done(added) : close())
  const add = async () => {
    const total = await file.add(withDoubles)
    if (total !== undefined) done(total)
  }
  const good = checked ? goodIn(checked, withDoubles).length : 0
  const doubles = checked ? checked.rows.filter(({ number }) => isDouble(checked.wrong.get(number))).length : 0
  const isAsking = opened !== undefined && !progress && (isMapping || !checked)
  return (
    <Modal opened onClose={leave} size="xl" title={title}>
      <Stack gap="md">
        <Text size="sm">{t('import.how', { limit: format.number(limit) })}</Text>
        <Group gap="xs">
          <FileButton
            onChange={(chosen) => {
              setMapping(false)
              file.open(chosen)
            }}
            accept=".csv,.txt,.xlsx,text/csv"
          >
            {(props) => (
              <Button
                {...props}
                loading={progress !== undefined}
                variant={opened ? 'default' : 'filled'}
                leftSection={<IconFileUpload size={18} stroke={1.5} />}
              >
                {t(opened ? 'import.other' : 'import.choose')}
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
          {opened && !isAsking && !progress && (
            <Button
              variant="default"
              leftSection={<IconColumns3 size={18} stroke={1.5} />}
              onClick={() => setMapping(true)}
            >
              {t('import.columns')}
            </Button>
          )}
        </Group>
        {progress && (
          <div>
            <Group justify="space-between" gap="sm" mb={4}>
              <Text size="sm" role="status">
                {progress.total > 0
                  ? t(`import.${progress.doing}`, {
                      done: format.number(progress.done),
                      total: format.number(progress.total),
                    })
                  : t('import.reading')}
              </Text>
              <Button size="compact-sm" variant="default" onClick={file.stop}>
                {t('import.stop')}
              </Button>
            </Group>
            <Progress
              value={progress.total > 0 ? (progress.done / progress.total) * 100 : 100}
              animated
              aria-label={title}
            />
          </div>
        )}
        {problem && (
          <Alert color="red" role="alert" icon={<IconAlertTriangle size={20} stroke={1.5} />}>
            {problem}
          </Alert>
        )}
        {added > 0 && !progress && (
          <Alert color="green" role="status" icon={<IconCheck size={20} stroke={1.5} />}>
            {t('import.added', { count: added })}
          </Alert>
        )}
        {isAsking && (
          <ImportColumns
            opened={opened}
            columns={columns}
            map={file.map}
            choose={file.choose}
            head={file.head}
            reopen={file.reopen}
            start={() => {
              setMapping(false)
              file.start()
            }}
            isBusy={progress !== undefined}
          />
        )}
        {checked && !isAsking && !progress && (
          <>
            <ImportPreview
              key={String(added)}
              columns={columns}
              rows={checked.rows}
              wrong={checked.wrong}
              cleaned={checked.cleaned}
            />
            {checked.cleaned.size > 0 && (
              <Text size="sm" c="dimmed">
                {t('import.cleaned', { count: checked.cleaned.size })}
              </Text>
            )}
            {doubles > 0 && (
              <Switch
                label={t('import.withDoubles', { count: doubles })}
                checked={withDoubles}
                onChange={(event) => setWithDoubles(event.currentTarget.checked)}
              />
            )}
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={leave}>
                {common(added > 0 ? 'close' : 'cancel')}
              </Button>
              {good > 0 && (
                <Button onClick={add}>
                  {t(good === checked.rows.length ? 'import.addAll' : 'import.addGood', { count: good })}
                </Button>
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
