import { listChatReports } from '@dsms/contract/chat'
import { IconFlag } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { SidebarLink } from '../../components/apps/SidebarLink.tsx'
import { useMay } from '../../components/records/useMay.ts'
import { useText } from '../../i18n/index.ts'
import { call } from '../../lib/call.ts'
import { useLive } from '../../lib/live.ts'
import { chatKeys } from './keys.ts'
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
