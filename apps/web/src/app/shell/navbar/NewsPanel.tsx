import { Button, Popover } from '@mantine/core'
import { cloneElement } from 'react'
import { Latest } from '../../../domains/messages/shared/Latest.tsx'
import { Link } from '../../../kernel/address/links.tsx'
import { useText } from '../../../kernel/i18n/index.ts'
import { type Hosted, useHosted } from '../../../ui/late/pressed.tsx'

/** The latest notifications, beside the bell. */
export function NewsPanel({ target }: Hosted) {
  const t = useText('shell')
  const { isOpen, setOpen, button } = useHosted({ target })
  const close = () => setOpen(false)
  return (
    <Popover opened={isOpen} onDismiss={close} onClose={close} position="bottom-end" width={380} trapFocus shadow="md">
      <Popover.Target>{cloneElement(button, { onClick: () => setOpen(!isOpen) })}</Popover.Target>
      <Popover.Dropdown p={0} aria-label={t('notifications')}>
        <Latest onLeave={close} />
        <Button component={Link} to="/notifications" variant="subtle" fullWidth radius={0} onClick={close}>
          {t('notifications.all')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  )
}
