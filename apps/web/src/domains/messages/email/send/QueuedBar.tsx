import type { Email } from '@dsms/contract/messages/email/calls'
import { Button, Group, Text } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from '../detail/RemotePictures.module.css'
import { useQueued } from './SentToast.tsx'

/** A mail that has not gone out yet: when it will, and what can still be done. */
export function QueuedBar({ mail, onUndone }: { mail: Email; onUndone: () => void }) {
  const t = useText('email')
  const format = useFormat()
  const { undo, now, isRunning } = useQueued(mail.id, onUndone)
  return (
    <div className={classes.bar}>
      <IconClock size={20} stroke={1.5} aria-hidden />
      <Text size="sm" className={classes.text}>
        {t('queuedFor', { date: format.weekdayTime(mail.sendAt ?? mail.time) })}
      </Text>
      <Group gap={4}>
        <Button size="compact-sm" mih={32} variant="light" disabled={isRunning} onClick={undo}>
          {t('cancelSending')}
        </Button>
        <Button size="compact-sm" mih={32} variant="subtle" disabled={isRunning} onClick={now}>
          {t('sendNow')}
        </Button>
      </Group>
    </div>
  )
}
