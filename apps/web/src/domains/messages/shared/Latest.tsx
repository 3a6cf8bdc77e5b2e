import { frameNotifications } from '@dsms/contract/kernel/session/me'
import { Button } from '@mantine/core'
import { useText } from '../../../kernel/i18n/index.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { Dots } from '../../../ui/status/Dots.tsx'
import classes from './Latest.module.css'
import { NotificationRow } from './NotificationRow.tsx'
import { useMarkRead, useNotifications } from './useNotifications.ts'

/** The newest notifications, under the bell. */
export function Latest({ onLeave }: { onLeave: () => void }) {
  const t = useText('notifications')
  const { data, error, refetch } = useNotifications(frameNotifications)
  const mark = useMarkRead()
  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('title')}</h2>
        {data && data.unread > 0 && (
          <Button size="compact-sm" variant="subtle" onClick={() => mark.mutate({ isRead: true })}>
            {t('markAllRead')}
          </Button>
        )}
      </div>
      {error && !data && <ErrorBox error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Dots />}
      {data?.rows.length === 0 && <p className={classes.empty}>{t('empty')}</p>}
      {data && data.rows.length > 0 && (
        <ul className={classes.list}>
          {data.rows.map((row) => (
            <NotificationRow key={row.id} notification={row} onLeave={onLeave} />
          ))}
        </ul>
      )}
    </>
  )
}
