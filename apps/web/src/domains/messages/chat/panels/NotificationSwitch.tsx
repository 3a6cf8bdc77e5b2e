import { Switch } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'

const permissionNow = (): NotificationPermission | null => ('Notification' in window ? Notification.permission : null)

/** Notifications of the browser while this window is hidden. It is asked for leave only when they are switched on. */
export function NotificationSwitch({ isOn, save }: { isOn: boolean; save: (isOn: boolean) => Promise<boolean> }) {
  const t = useText('chat')
  const [permission, setPermission] = useState(permissionNow)
  // a browser that knows none needs no switch
  if (permission === null) return null
  const change = async (wanted: boolean) => {
    const allowed = wanted ? await Notification.requestPermission() : permission
    setPermission(allowed)
    if (allowed === 'granted' || !wanted) await save(wanted)
  }
  return (
    <Switch
      label={t('profile.notifications')}
      description={permission === 'denied' ? t('profile.notificationsDenied') : t('profile.notificationsHelp')}
      checked={isOn && permission === 'granted'}
      disabled={permission === 'denied'}
      onChange={(event) => void change(event.currentTarget.checked)}
    />
  )
}
