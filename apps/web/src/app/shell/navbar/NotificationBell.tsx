import { frameNotifications } from '@dsms/contract/kernel/session/me'
import { ActionIcon, Button, Indicator, Popover, Tooltip, VisuallyHidden } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBell } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useNotifications } from '../../../domains/messages/shared/useNotifications.ts'
import { Link } from '../../../kernel/address/links.tsx'
import { loadTexts, useText } from '../../../kernel/i18n/index.ts'
import { Dots } from '../../../ui/Dots.tsx'
import classes from './Navbar.module.css'

const Latest = lazy(async () => {
  const [{ Latest }] = await Promise.all([
    import('../../../domains/messages/shared/Latest.tsx'),
    loadTexts(['notifications']),
  ])
  return { default: Latest }
})

/** What happened lately, and how much of it is unread. */
export function NotificationBell() {
  const t = useText('shell')
  const [isOpen, { toggle, close }] = useDisclosure(false)
  const { data } = useNotifications(frameNotifications)
  const unread = data?.unread ?? 0
  const label = unread > 0 ? t('unread', { count: unread }) : t('notifications')
  return (
    <Popover opened={isOpen} onDismiss={close} onClose={close} position="bottom-end" width={380} trapFocus shadow="md">
      <Popover.Target>
        <Tooltip label={label} disabled={isOpen}>
          <ActionIcon size={40} className={classes.tool} onClick={toggle}>
            {/* with the number beside it, it is named by what it shows */}
            <VisuallyHidden>{unread > 0 ? t('unreadShown') : t('notifications')}</VisuallyHidden>
            <Indicator label={unread > 99 ? '99+' : unread} disabled={unread === 0} size={16} color="red.8" offset={2}>
              <IconBell size={20} stroke={1.5} />
            </Indicator>
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={t('notifications')}>
        <Suspense fallback={<Dots />}>
          <Latest onLeave={close} />
        </Suspense>
        <Button component={Link} to="/notifications" variant="subtle" fullWidth radius={0} onClick={close}>
          {t('notifications.all')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  )
}
