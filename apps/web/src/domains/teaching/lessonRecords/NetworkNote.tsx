import { Alert } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useStore } from '../../../kernel/browser/store.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { useDesks } from './kept/desks.ts'
import { failure, send, useSending } from './kept/sending.ts'

/** Says that what is shown was kept by the device, and how much has not been told to the school yet. */
export function NetworkNote({ isKept }: { isKept: boolean }) {
  const t = useText('lessonRecords')
  const { desks } = useDesks()
  const sending = useSending()
  const problem = useStore(failure)
  const waiting = Object.values(desks).reduce((sum, { queue }) => sum + queue.length, 0)
  if (sending === 'failed' && waiting > 0)
    return <ErrorBox title={t('network.failed')} error={problem} onRetry={send} />
  if (isKept || (sending === 'offline' && waiting > 0))
    return (
      <Alert color="yellow" icon={<IconCloudOff size={20} stroke={1.5} />} role="status">
        {t('network.offline')} {waiting > 0 && t('network.waiting', { count: waiting })}
      </Alert>
    )
  return null
}
