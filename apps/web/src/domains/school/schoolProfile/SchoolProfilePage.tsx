import { getSchoolProfile, updateSchoolProfile } from '@dsms/contract/school/schoolProfile/calls'
import { Alert, Stack } from '@mantine/core'
import { IconLicense, IconWorld } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { RecordHistory } from '../../../kit/areas/RecordHistory.tsx'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { SchoolGate } from '../../../kit/school/SchoolGate.tsx'
import type { School } from '../../../kit/school/useSchool.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { LinkButton } from '../../../ui/page/links.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import type { Profile } from './profileValues.ts'

/** What a school says of itself. */
export function SchoolProfilePage() {
  const t = useText('schoolProfile')
  return (
    <SchoolGate scope="school" title={t('profile.title')}>
      {(school) => <SchoolProfile school={school} />}
    </SchoolGate>
  )
}

function SchoolProfile({ school }: { school: School }) {
  const t = useText('schoolProfile')
  const mayEdit = useMay()(updateSchoolProfile)
  const { school_id } = school
  const profile = useQuery({
    queryKey: ['school-profile', school_id ?? 'own'],
    queryFn: ({ signal }) => call(getSchoolProfile, { query: { school_id } }, signal),
  })
  const { data } = profile
  return (
    <Page
      title={t('profile.title')}
      action={
        data && (
          <LinkButton
            to="/schools/$slug"
            params={{ slug: data.slug }}
            variant="default"
            leftSection={<IconWorld size={18} stroke={1.5} aria-hidden />}
          >
            {t('publicPage')}
          </LinkButton>
        )
      }
    >
      {profile.isError && <ErrorBox error={profile.error} onRetry={() => profile.refetch()} />}
      {profile.isPending && <ListSkeleton rows={8} />}
      {data && (
        <Stack gap="lg">
          <LicenceNotice profile={data} />
          <ProfileForm key={data.version} profile={data} school={school} mayEdit={mayEdit} />
          <RecordHistory history={data.history} words="schoolProfile" />
        </Stack>
      )}
    </Page>
  )
}

/** The licence has ended, or will soon. */
function LicenceNotice({ profile }: { profile: Profile }) {
  const t = useText('schoolProfile')
  const format = useFormat()
  const { licence_days_left: left, licence_expires_on: day, licence_warning_days } = profile
  if (left === null || day === null || day === undefined || left > licence_warning_days) return null
  return (
    <Alert color={left < 0 ? 'red' : 'yellow'} icon={<IconLicense size={20} stroke={1.5} />} role="status">
      {left < 0
        ? t('licence.over', { date: format.date(day) })
        : t('licence.left', { count: left, date: format.date(day) })}
    </Alert>
  )
}
