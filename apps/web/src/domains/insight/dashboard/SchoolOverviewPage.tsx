import { listSchoolRoles } from '@dsms/contract/identity/roles/calls'
import { getSchoolDashboard } from '@dsms/contract/insight/dashboard/calls'
import { listSchoolStaff } from '@dsms/contract/staff/staff/school'
import { Stack } from '@mantine/core'
import { IconShieldLock, IconStar, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { SchoolGate } from '../../../kit/school/SchoolGate.tsx'
import type { School } from '../../../kit/school/useSchool.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { FigureCard } from '../../../ui/FigureCard.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'
import { Attention } from './Attention.tsx'
import classes from './Dashboard.module.css'
import { LatestChanges } from './LatestChanges.tsx'
import { StaffByRole } from './StaffByRole.tsx'
import { totalOf, useStatusParts } from './useStatusParts.ts'

/** A school at a glance: its people, roles and reviews, and what was changed lately. */
export function SchoolOverviewPage() {
  const t = useText('dashboard')
  return (
    <SchoolGate scope="school" title={t('title.school')}>
      {(school) => <Overview school={school} />}
    </SchoolGate>
  )
}

function Overview({ school: { school_id, search } }: { school: School }) {
  const t = useText('dashboard')
  const format = useFormat()
  const may = useMay()
  const partsOf = useStatusParts()
  const dashboard = useQuery({
    queryKey: ['dashboard', 'school', school_id ?? 'own'],
    queryFn: ({ signal }) => call(getSchoolDashboard, { query: { school_id } }, signal),
  })
  const { data } = dashboard
  const status = statuses.find((one) => one === data?.school.status)
  return (
    <Page
      title={t('title.school')}
      count={data?.school.name}
      status={status && <StatusBadge status={status} label={t(`status.${status}`)} />}
    >
      {dashboard.isError && <ErrorBox error={dashboard.error} onRetry={() => dashboard.refetch()} />}
      {dashboard.isPending && <ListSkeleton />}
      {data && (
        <Stack gap="md">
          <div className={classes.figures}>
            <FigureCard
              label={t('staff.school')}
              figure={totalOf(data.staffByStatus)}
              parts={partsOf(data.staffByStatus)}
              icon={<IconUsers size={20} stroke={1.5} />}
              link={may(listSchoolStaff) ? { to: '/school/staff', search, label: t('toStaff') } : undefined}
            />
            <FigureCard
              label={t('roles')}
              figure={data.roles}
              icon={<IconShieldLock size={20} stroke={1.5} />}
              link={may(listSchoolRoles) ? { to: '/school/roles', search, label: t('toRoles') } : undefined}
            />
            <FigureCard
              label={t('rating')}
              figure={
                data.reviews.average === null
                  ? t('noReviews')
                  : t('ratingOf', { average: format.number(data.reviews.average, { maximumFractionDigits: 1 }) })
              }
              parts={data.reviews.total > 0 ? [{ label: t('reviews'), count: data.reviews.total }] : []}
              icon={<IconStar size={20} stroke={1.5} />}
            />
          </div>
          <div className={classes.columns}>
            <Attention items={data.attention} search={search} />
            <StaffByRole roles={data.staffByRole} />
          </div>
          <LatestChanges changes={data.changes} />
        </Stack>
      )}
    </Page>
  )
}

const statuses = ['pending', 'trial', 'active', 'past_due', 'suspended', 'closed', 'rejected'] as const
