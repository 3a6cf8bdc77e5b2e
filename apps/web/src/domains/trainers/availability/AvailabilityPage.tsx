import { Select, Stack, Text } from '@mantine/core'
import { IconCalendarTime } from '@tabler/icons-react'
import { useChangeSearch, useSearchOf, whole } from '../../../kernel/address/search.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Empty } from '../../../kit/list/Empty.tsx'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { SchoolGate } from '../../../kit/school/SchoolGate.tsx'
import type { School } from '../../../kit/school/useSchool.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { useAvailability, useTrainers } from './availability.ts'
import { Exceptions } from './Exceptions.tsx'
import { HoursLeft } from './HoursLeft.tsx'
import { HoursSpans } from './HoursSpans.tsx'

const readers = { trainer_id: whole }

/** When each trainer teaches: the week, what is otherwise on single days, and what is left of both. */
export function AvailabilityPage() {
  const t = useText('availability')
  return (
    <SchoolGate scope="school" title={t('title')}>
      {(school) => <Hours school={school} />}
    </SchoolGate>
  )
}

function Hours({ school }: { school: School }) {
  const t = useText('availability')
  const change = useChangeSearch()
  const trainers = useTrainers(school.school_id)
  const named = useSearchOf(readers).trainer_id
  const trainer_id = named ?? (trainers[0] && Number(trainers[0].value))
  const hours = useAvailability(school.school_id, trainer_id)
  const trainer = hours.data?.trainers[0]
  return (
    <Page title={t('title')}>
      <Stack gap="lg">
        <Select
          label={t('trainer')}
          maw={360}
          searchable
          allowDeselect={false}
          data={trainers}
          value={trainer_id === undefined ? null : String(trainer_id)}
          onChange={(value) => change({ trainer_id: value ? Number(value) : undefined })}
        />
        {trainer_id === undefined && <Empty icon={<IconCalendarTime size={48} stroke={1} />} text={t('noTrainers')} />}
        {hours.isError && <ErrorBox error={hours.error} onRetry={() => hours.refetch()} />}
        {trainer_id !== undefined && hours.isPending && <ListSkeleton rows={8} />}
        {hours.data && trainer && (
          <>
            <HoursSpans key={trainer.id} hours={hours.data} trainer={trainer} school={school} />
            <Exceptions trainer={trainer} today={hours.data.today} school={school} />
            <HoursLeft trainer={trainer} today={hours.data.today} school={school} />
            <Text size="xs" c="dimmed">
              {t('zone', { zone: hours.data.time_zone })}
            </Text>
          </>
        )}
      </Stack>
    </Page>
  )
}
