import { listPlatformRoles } from '@dsms/contract/identity/roles/calls'
import { getPlatformDashboard } from '@dsms/contract/insight/dashboard/calls'
import { listPlatformStaff } from '@dsms/contract/staff/staff/calls'
import { Stack } from '@mantine/core'
import { IconSchool, IconShieldLock, IconUsers, IconUsersGroup } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { FigureCard } from '../../../ui/FigureCard.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { Attention } from './Attention.tsx'
import classes from './Dashboard.module.css'
import { LatestChanges } from './LatestChanges.tsx'
import { SchoolsByMonth } from './SchoolsByMonth.tsx'
import { totalOf, useStatusParts } from './useStatusParts.ts'

/** The platform today. */
export function PlatformDashboardPage() {
  const t = useText('dashboard')
  const may = useMay()
  const partsOf = useStatusParts()
  const dashboard = useQuery({
    queryKey: ['dashboard', 'platform'],
    queryFn: ({ signal }) => call(getPlatformDashboard, {}, signal),
  })
  const { data } = dashboard
  return (
    <Page title={t('title.platform')}>
      {dashboard.isError && <ErrorBox error={dashboard.error} onRetry={() => dashboard.refetch()} />}
      {dashboard.isPending && <ListSkeleton />}
      {data && (
        <Stack gap="md">
          <div className={classes.figures}>
            <FigureCard
              label={t('schools')}
              figure={totalOf(data.schoolsByStatus)}
              parts={partsOf(data.schoolsByStatus)}
              icon={<IconSchool size={20} stroke={1.5} />}
            />
            <FigureCard
              label={t('staff.platform')}
              figure={totalOf(data.staffByStatus)}
              parts={partsOf(data.staffByStatus)}
              icon={<IconUsers size={20} stroke={1.5} />}
              link={may(listPlatformStaff) ? { to: '/platform/staff', label: t('toStaff') } : undefined}
            />
            <FigureCard label={t('people')} figure={data.people} icon={<IconUsersGroup size={20} stroke={1.5} />} />
            <FigureCard
              label={t('roles')}
              figure={data.roles}
              icon={<IconShieldLock size={20} stroke={1.5} />}
              link={may(listPlatformRoles) ? { to: '/platform/roles', label: t('toRoles') } : undefined}
            />
          </div>
          <div className={classes.columns}>
            <Attention items={data.attention} search={{}} />
            <SchoolsByMonth months={data.schoolsByMonth} />
          </div>
          <LatestChanges changes={data.changes} />
        </Stack>
      )}
    </Page>
  )
}
