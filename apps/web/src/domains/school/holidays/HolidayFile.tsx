import type { Answer } from '@dsms/contract/kernel/endpoint'
import { holidays, importHolidaysIcs } from '@dsms/contract/school/holidays/calls'
import { Alert, Button, FileButton, Group, List, Modal, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconFileUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useAreaChanged } from '../../../kit/areas/area.ts'
import { rowErrorText } from '../../../kit/import/rowErrorText.ts'
import { showDone } from '../../../ui/toasts/toasts.tsx'

type Checked = Answer<typeof importHolidaysIcs> & { content: string }

/** Takes a calendar file in: looks first, tells what is wrong, adds the good ones when told to. */
export function HolidayFile({ school_id, close }: { school_id: number | undefined; close: () => void }) {
  const t = useText('holidays')
  const common = useText('common')
  const errorText = useErrorText()
  const changed = useAreaChanged({ area: holidays }, school_id)
  const [checked, setChecked] = useState<Checked>()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()

  const send = (content: string, mode: 'check' | 'good') =>
    call(importHolidaysIcs, { body: { content, mode, school_id } })
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    setError(undefined)
    try {
      await work()
    } catch (failure) {
      setError(failure)
    } finally {
      setBusy(false)
    }
  }
  const look = (file: File | null) =>
    attempt(async () => {
      if (!file) return
      setChecked(undefined)
      const content = await file.text()
      const answer = await send(content, 'check')
      setChecked({ ...answer, content })
    })
  const add = () =>
    attempt(async () => {
      const { imported, updated } = await send(checked?.content ?? '', 'good')
      await changed()
      showDone(t('takenOver', { count: imported + updated }))
      close()
    })
  const good = checked ? checked.total - checked.rows.length : 0
  return (
    <Modal opened onClose={close} title={t('importIcs')} size="lg">
      <Stack gap="md">
        <Text size="sm">{t('importIcsHelp')}</Text>
        <Group>
          <FileButton onChange={look} accept=".ics,text/calendar">
            {(props) => (
              <Button
                {...props}
                loading={isBusy}
                variant="default"
                leftSection={<IconFileUpload size={18} stroke={1.5} />}
              >
                {t('chooseFile')}
              </Button>
            )}
          </FileButton>
        </Group>
        {error !== undefined && (
          <Alert color="red" role="alert" icon={<IconAlertTriangle size={20} stroke={1.5} />}>
            {errorText(error)}
          </Alert>
        )}
        {checked && (
          <>
            <Text role="status">
              {t('fileHolds', { count: good })}{' '}
              {checked.known + checked.updated > 0 && t('fileKnown', { count: checked.known + checked.updated })}
            </Text>
            {checked.rows.length > 0 && (
              <Alert color="orange" icon={<IconAlertTriangle size={20} stroke={1.5} />} title={t('fileWrong')}>
                <List size="sm">
                  {checked.rows.map(({ row, fields }) => (
                    <List.Item key={row}>
                      {t('fileRow', { row, line: checked.lines[row] ?? 0 })}{' '}
                      {Object.values(fields).map(rowErrorText).join(' ')}
                    </List.Item>
                  ))}
                </List>
              </Alert>
            )}
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={close}>
                {common('cancel')}
              </Button>
              <Button disabled={good === 0} loading={isBusy} onClick={add}>
                {t('addGood', { count: good })}
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </Modal>
  )
}
