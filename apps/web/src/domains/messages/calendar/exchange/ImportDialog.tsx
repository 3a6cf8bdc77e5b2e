import type { CalendarKind } from '@dsms/contract/kernel/choices/calendarKinds'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import type { importCalendar } from '@dsms/contract/messages/calendar/exchange'
import { Button, Group, Modal, Select, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import { calendarCalls } from '../state/calendarCalls.ts'
import { shownKinds } from '../state/kinds.ts'
import { Dropzone } from './Dropzone.tsx'
import { ImportRows } from './ImportRows.tsx'

interface Chosen {
  name: string
  content: string
  check: Answer<typeof importCalendar>
}

const mostBytes = 1_900_000

/** Takes events over from another calendar: choose a file, look at what is in it, then add. */
export function ImportDialog({ close }: { close: () => void }) {
  const t = useText('calendar')
  const common = useText('common')
  const format = useFormat()
  const errorText = useErrorText()
  const client = useQueryClient()
  const [chosen, setChosen] = useState<Chosen>()
  const [kind, setKind] = useState<CalendarKind>('Personal')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  const work = async (task: () => Promise<void>) => {
    setBusy(true)
    setProblem('')
    try {
      await task()
    } catch (error) {
      setProblem(errorText(error))
    } finally {
      setBusy(false)
    }
  }
  const open = (file: File) => {
    setChosen(undefined)
    if (file.size > mostBytes) return setProblem(t('import.tooLarge', { max: format.bytes(mostBytes) }))
    return void work(async () => {
      const content = await file.text()
      setChosen({ name: file.name, content, check: await calendarCalls.import(content, 'check', kind) })
    })
  }
  const add = () =>
    work(async () => {
      if (!chosen) return
      const { added, updated } = await calendarCalls.import(chosen.content, 'all', kind)
      void client.invalidateQueries({ queryKey: ['calendar'] })
      close()
      showDone(t('import.done', { added: format.number(added), updated: format.number(updated) }))
    })
  const good = chosen?.check.rows.filter((row) => row.problem === null).length ?? 0
  return (
    <Modal opened onClose={close} size="lg" title={t('import.open')}>
      <Stack gap="md">
        <Text size="sm">{t('import.how')}</Text>
        <Dropzone name={chosen?.name} isBusy={isBusy} take={open} />
        {problem && (
          <Text role="alert" size="sm" c="var(--mantine-color-error)">
            {problem}
          </Text>
        )}
        {chosen && (
          <>
            <ImportRows rows={chosen.check.rows} />
            <Select
              label={t('import.kind')}
              allowDeselect={false}
              data={shownKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
              value={kind}
              onChange={(value) => value && setKind(value)}
            />
          </>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            {common('cancel')}
          </Button>
          {good > 0 && (
            <Button loading={isBusy} onClick={() => void add()}>
              {t('import.add', { count: good })}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  )
}
