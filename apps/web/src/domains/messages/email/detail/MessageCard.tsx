import type { EmailMessage } from '@dsms/contract/messages/email/calls'
import { Skeleton, Text } from '@mantine/core'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { SafeHtml } from '../../../../ui/apps/SafeHtml.tsx'
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx'
import { AddressBox } from './AddressBox.tsx'
import { Attachments } from './Attachments.tsx'
import classes from './MessageCard.module.css'
import { RemotePictures } from './RemotePictures.tsx'

interface Props {
  message: EmailMessage
  /** Its text is still on the way. */
  isWaiting?: boolean
}

/** Who wrote what to whom, and what came with it. */
export function MessageCard({ message, isWaiting = false }: Props) {
  const t = useText('email')
  const format = useFormat()
  const { from, attachments } = message
  return (
    <div className={classes.card}>
      <div className={classes.head}>
        <PersonAvatar name={from.name} src={from.avatar || null} size={40} />
        <div className={classes.who}>
          <Text size="sm" fw={600} truncate>
            <bdi>{from.name}</bdi>
          </Text>
          <AddressBox message={message} />
        </div>
        <time className={classes.time} dateTime={message.time} title={format.dateTime(message.time)}>
          {format.dateTime(message.time)}
        </time>
      </div>
      {isWaiting ? (
        <div className={classes.waiting} aria-hidden>
          <Skeleton height={14} mb={10} />
          <Skeleton height={14} mb={10} width="92%" />
          <Skeleton height={14} width="60%" />
        </div>
      ) : (
        <RemotePictures message={message}>
          {message.message === '' ? (
            <Text size="sm" c="dimmed">
              {t('noText')}
            </Text>
          ) : (
            <SafeHtml html={message.message} />
          )}
        </RemotePictures>
      )}
      {attachments.length > 0 && <Attachments files={attachments} />}
    </div>
  )
}
