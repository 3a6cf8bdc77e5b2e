import { Text } from '@mantine/core'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'
import { isGone, type ListedTrainer } from './trainers.ts'

type Shown = Pick<ListedTrainer, 'is_ready' | 'blocked_by' | 'status' | 'archived_at'>

/** Whether the papers of a trainer let them teach today, and which of them do not; of who is gone neither is said. */
export function Ready({ trainer }: { trainer: Shown }) {
  const t = useText('trainers')
  const credentials = useText('credentials')
  const format = useFormat()
  if (isGone(trainer)) return <StatusBadge status="left" label={t('status.left')} />
  if (trainer.is_ready) return <StatusBadge status="valid" label={t('ready')} />
  return (
    <>
      <StatusBadge status="expired" label={t('blocked')} />
      <Text component="div" size="xs" c="dimmed">
        {format.list(trainer.blocked_by.map((kind) => credentials(`kind.${kind}`)))}
      </Text>
    </>
  )
}
