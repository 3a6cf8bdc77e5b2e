import { Button, Pagination, Skeleton, Stack } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { NotificationRow } from '../shared/NotificationRow.tsx'
import { useMarkRead, useNotifications } from '../shared/useNotifications.ts'
import classes from './NotificationsPage.module.css'

const perPage = 25

/** Everything that concerned the reader, newest first. */
export function NotificationsPage() {
  const t = useText('notifications')
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useNotifications({ page, perPage })
  const mark = useMarkRead()
  const pageCount = Math.ceil((data?.total ?? 0) / perPage)
  return (
    <Page
      title={t('title')}
      count={data && t('unreadOf', { unread: data.unread, total: data.total })}
      action={
        data && data.unread > 0 ? (
          <Button
            variant="default"
            leftSection={<IconChecks size={18} stroke={1.5} />}
            loading={mark.isPending}
            onClick={() => mark.mutate({ isRead: true })}
          >
            {t('markAllRead')}
          </Button>
        ) : undefined
      }
    >
      {error && !data && <ErrorBox error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Waiting />}
      {data?.rows.length === 0 && <p className={`card ${classes.empty}`}>{t('empty')}</p>}
      {data && data.rows.length > 0 && (
        <ul className={`card ${classes.list}`}>
          {data.rows.map((row) => (
            <NotificationRow key={row.id} notification={row} />
          ))}
        </ul>
      )}
      {pageCount > 1 && (
        <Pagination
          total={pageCount}
          value={page}
          onChange={setPage}
          getControlProps={(control) => ({ 'aria-label': t(`pager.${control}`) })}
        />
      )}
    </Page>
  )
}

const Waiting = () => (
  <Stack gap="xs">
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} height={56} className={classes.late} />
    ))}
  </Stack>
)
