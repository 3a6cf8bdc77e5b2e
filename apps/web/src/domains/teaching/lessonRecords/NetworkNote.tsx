import { useAwayNote } from '../../../kernel/browser/kept/away.ts'
import { useStore } from '../../../kernel/browser/store.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { useWaiting } from './kept/desks.ts'
import { failure, send, useSending } from './kept/sending.ts'

/** Has the banner say that what is shown was kept by the device, and says itself what the school did not take. */
export function NetworkNote({ isKept }: { isKept: boolean }) {
  const t = useText('lessonRecords')
  const sending = useSending()
  const problem = useStore(failure)
  const waiting = useWaiting()
  useAwayNote(isKept || (sending === 'offline' && waiting > 0) ? t('network.offline') : undefined)
  if (sending !== 'failed' || waiting === 0) return null
  return <ErrorBox title={t('network.failed')} error={problem} onRetry={send} />
}
