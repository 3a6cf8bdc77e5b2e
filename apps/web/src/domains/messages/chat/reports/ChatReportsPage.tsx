import { listChatReports } from '@dsms/contract/messages/chat/calls'
import { SegmentedControl, Skeleton, Stack } from '@mantine/core'
import { IconFlag } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Empty } from '../../../../kit/list/Empty.tsx'
import { ListFooter } from '../../../../kit/list/ListFooter.tsx'
import { useListState } from '../../../../kit/records/useListState.ts'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { Page } from '../../../../ui/page/Page.tsx'
import { chatKeys } from '../state/keys.ts'
import classes from './ChatReports.module.css'
import { ReportCard } from './ReportCard.tsx'

const choices = ['open', 'settled', 'all'] as const

/** Conversations that somebody reported, for those who look after messages. */
export function ChatReportsPage() {
  const t = useText('chat')
  const list = useListState(['status'])
  const chosen = choices.find((one) => one === list.filters.status) ?? 'open'
  const { page, perPage } = list
  const query = { page, perPage, ...(chosen === 'all' ? {} : { status: chosen }) }
  const { data, error, refetch } = useQuery({
    queryKey: [...chatKeys.reports, query],
    queryFn: ({ signal }) => call(listChatReports, { query }, signal),
    placeholderData: keepPreviousData,
  })
  return (
    <Page
      title={t('reports.title')}
      count={data && t('reports.count', { count: data.total })}
      breadcrumbs={[{ label: t('title'), to: '/apps/chat' }]}
    >
      <SegmentedControl
        className={classes.filter}
        aria-label={t('reports.filter')}
        value={chosen}
        onChange={(status) => list.set({ filters: { status: status === 'open' ? '' : status } })}
        data={choices.map((value) => ({ value, label: t(`reports.status.${value}`) }))}
      />
      {error && !data && <ErrorBox error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Stack className={classes.late}>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} height={140} />
          ))}
        </Stack>
      )}
      {data?.rows.length === 0 && (
        <Empty icon={<IconFlag size={40} stroke={1.5} />} text={t(`reports.empty.${chosen}`)} />
      )}
      {data && data.rows.length > 0 && (
        <>
          <ul className={classes.list}>
            {data.rows.map((report) => (
              <ReportCard key={report.id} report={report} />
            ))}
          </ul>
          <ListFooter list={list} page={data} />
        </>
      )}
    </Page>
  )
}
