import { IconWifiOff } from '@tabler/icons-react'
import { useOnline } from '../../../kernel/browser/useOnline.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import classes from './OfflineBanner.module.css'

/** Says that the connection is gone, and that what stands on the screen stays. */
export function OfflineBanner() {
  const t = useText('shell')
  const isOnline = useOnline()
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
