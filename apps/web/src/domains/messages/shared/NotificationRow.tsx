import { icons } from 'virtual:notices/icons'
import type { Notification } from '@dsms/contract/kernel/session/me'
import { ActionIcon, Tooltip } from '@mantine/core'
import { IconMail, IconMailOpened } from '@tabler/icons-react'
import { addressOf } from '../../../kernel/address/address.ts'
import { Link } from '../../../kernel/address/links.tsx'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import classes from './NotificationRow.module.css'
import { useMarkRead } from './useNotifications.ts'

/** One thing that happened: what, who, when. Following its link reads it. */
export function NotificationRow({ notification, onLeave }: { notification: Notification; onLeave?: () => void }) {
  const t = useText('notifications')
  const sentence = useText('notices')
  const format = useFormat()
  const mark = useMarkRead()
  const { id, kind, params, link, read_at, created_at } = notification
  const isRead = read_at !== null
  const KindIcon = icons[kind]
  const ToggleIcon = isRead ? IconMail : IconMailOpened
  const toggleLabel = isRead ? t('markUnread') : t('markRead')
  const words = (
    <>
      <span className={classes.title}>{sentence(kind, isolated(params, format.date))}</span>
      <time className={classes.time} dateTime={created_at} title={format.dateTime(created_at)}>
        {format.relative(created_at)}
      </time>
    </>
  )
  return (
    <li className={classes.row} data-unread={!isRead || undefined}>
      <span className={classes.icon} data-alarm={kind === 'account_locked' || undefined} aria-hidden>
        <KindIcon size={20} stroke={1.5} />
      </span>
      {link ? (
        <Link
          {...addressOf(link)}
          className={classes.words}
          onClick={() => {
            if (!isRead) mark.mutate({ ids: [id], isRead: true })
            onLeave?.()
          }}
        >
          {words}
        </Link>
      ) : (
        <span className={classes.words}>{words}</span>
      )}
      {!isRead && <span className={classes.dot} role="img" aria-label={t('isUnread')} />}
      <Tooltip label={toggleLabel}>
        <ActionIcon
          size={36}
          aria-label={toggleLabel}
          loading={mark.isPending}
          onClick={() => mark.mutate({ ids: [id], isRead: !isRead })}
        >
          <ToggleIcon size={18} stroke={1.5} />
        </ActionIcon>
      </Tooltip>
    </li>
  )
}

/** Names keep their own direction inside the sentence, and days are written as the reader does. */
const isolated = (params: Record<string, string>, date: (day: string) => string) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      `\u2068${/^\d{4}-\d\d-\d\d$/.test(value) ? date(value) : value}\u2069`,
    ]),
  )
