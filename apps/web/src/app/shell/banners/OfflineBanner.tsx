import { IconWifiOff } from '@tabler/icons-react'
import { useAwayNotes, waitingActs } from '../../../kernel/browser/kept/away.ts'
import { useStore } from '../../../kernel/browser/store.ts'
import { useOnline } from '../../../kernel/browser/useOnline.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import classes from './OfflineBanner.module.css'

/** The one place that says that the connection is gone: what stands on the screen, and how many acts wait to be sent. */
export function OfflineBanner() {
  const t = useText('shell')
  const isOnline = useOnline()
  const note = useAwayNotes().at(-1)
  const waiting = useStore(waitingActs)
  return (
    <div role="status">
      {(!isOnline || note !== undefined) && (
        <p className={classes.banner}>
          <IconWifiOff size={18} stroke={1.5} aria-hidden />
          {note ?? t('offline')} {waiting > 0 && t('offline.waiting', { count: waiting })}
        </p>
      )}
    </div>
  )
}
