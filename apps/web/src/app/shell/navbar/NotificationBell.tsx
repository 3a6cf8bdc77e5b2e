import { frameNotifications } from '@dsms/contract/kernel/session/me'
import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useNotifications } from '../../../domains/messages/shared/useNotifications.ts'
import { loadTexts, useText } from '../../../kernel/i18n/index.ts'
import { pressed } from '../../../ui/late/pressed.tsx'
import classes from './Navbar.module.css'

const News = pressed(async () => {
  const [{ NewsPanel }] = await Promise.all([import('./NewsPanel.tsx'), loadTexts(['notifications', 'notices'])])
  return NewsPanel
}, 'dialog')

/** What happened lately, and how much of it is unread. */
export function NotificationBell() {
  const t = useText('shell')
  const { data } = useNotifications(frameNotifications)
  const unread = data?.unread ?? 0
  return (
    <News
      target={
        <ActionIcon
          size={40}
          className={classes.tool}
          title={unread > 0 ? t('unread', { count: unread }) : t('notifications')}
        >
          {/* with the number beside it, it is named by what it shows */}
          <VisuallyHidden>{unread > 0 ? t('unreadShown') : t('notifications')}</VisuallyHidden>
          <IconBell size={20} stroke={1.5} />
          {unread > 0 && <span className={classes.unread}>{unread > 99 ? '99+' : unread}</span>}
        </ActionIcon>
      }
    />
  )
}
