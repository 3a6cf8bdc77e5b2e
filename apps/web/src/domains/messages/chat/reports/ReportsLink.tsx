import { listChatReports } from '@dsms/contract/messages/chat/calls'
import { IconFlag } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../kernel/call/call.ts'
import { useLive } from '../../../../kernel/call/live.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useMay } from '../../../../kit/records/useMay.ts'
import { SidebarLink } from '../../../../ui/apps/SidebarLink.tsx'
import { chatKeys } from '../state/keys.ts'
import classes from './ReportsLink.module.css'

/** The way to what people reported, for those who look after it. */
export function ReportsLink() {
  const t = useText('chat')
  const may = useMay()(listChatReports)
  const { data } = useQuery({
    queryKey: [...chatKeys.reports, 'count'],
    queryFn: ({ signal }) => call(listChatReports, { query: { status: 'open', perPage: 1 } }, signal),
    enabled: may,
  })
  const client = useQueryClient()
  // whoever looks after reports is notified of a new one
  useLive('notification', () => void client.invalidateQueries({ queryKey: chatKeys.reports }))
  if (!may) return null
  return (
    <nav className={classes.foot} aria-label={t('reports.title')}>
      <SidebarLink
        to="/apps/chat/reports"
        isCurrent={false}
        icon={<IconFlag size={20} stroke={1.5} />}
        count={data?.total}
        countLabel={t('reports.open', { count: data?.total ?? 0 })}
        colour="red"
      >
        {t('reports.title')}
      </SidebarLink>
    </nav>
  )
}
