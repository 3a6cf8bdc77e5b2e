import { IconWifiOff } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import classes from './OfflineBanner.module.css'

/** Says that the connection is gone, and that what stands on the screen stays. */
export function OfflineBanner() {
  const t = useText('shell')
  const isOnline = useSyncExternalStore(follow, () => navigator.onLine)
  return (
    <div role="status">
      {!isOnline && (
        <p className={classes.banner}>
          <IconWifiOff size={18} stroke={1.5} aria-hidden />
          {t('offline')}
        </p>
      )}
    </div>
  )
}

function follow(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
