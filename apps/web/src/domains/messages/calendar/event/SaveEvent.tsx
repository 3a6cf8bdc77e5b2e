import { ActionIcon, Tooltip } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { showFailure } from '../../../../ui/toasts/toasts.tsx'
import { calendarCalls } from '../state/calendarCalls.ts'
import { shownKinds } from '../state/kinds.ts'

/** One event as an .ics file, for another calendar. */
export function SaveEvent({ id }: { id: number }) {
  const t = useText('calendar')
  const errorText = useErrorText()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await calendarCalls.export(shownKinds, id).catch((error) => showFailure(errorText(error)))
    setBusy(false)
  }
  return (
    <Tooltip label={t('exportOne')}>
      <ActionIcon size={36} loading={isBusy} aria-label={t('exportOne')} onClick={() => void save()}>
        <IconDownload size={18} stroke={1.5} />
      </ActionIcon>
    </Tooltip>
  )
}
