import { actionOwners } from '@dsms/contract/insight/today/calls'
import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { createLesson } from '@dsms/contract/schedule/lessons/calls'
import { Alert, Button, Stack } from '@mantine/core'
import { IconCalendarDue, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { Search } from '../../../kernel/address/address.ts'
import { oneOf, readSearch, useSearchOf } from '../../../kernel/address/search.ts'
import { deviceDay } from '../../../kernel/browser/deviceDay.ts'
import { askEarly } from '../../../kernel/call/early.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { SchoolGate } from '../../../kit/school/SchoolGate.tsx'
import { type School, schoolIn } from '../../../kit/school/useSchool.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { LazyNewLesson } from '../../schedule/public.ts'
import { SetupCard } from '../../school/public.ts'
import { DayCard } from '../today/DayCard.tsx'
import { ActionQueue } from '../today/queue/ActionQueue.tsx'
import { StudentsAtRisk } from '../today/StudentsAtRisk.tsx'
import { nextOpening, type Opening } from '../today/strip/strip.ts'
import classes from '../today/Today.module.css'
import { Unconfirmed } from '../today/Unconfirmed.tsx'
import { useCounts } from '../today/useCounts.ts'
import { useDayName } from '../today/useDayName.ts'
import { todayOf, useToday } from '../today/useToday.ts'

const readers = { whose: oneOf(actionOwners) }

/** A school's day: for its own people, or for the platform looking in. */
export function SchoolDashboardPage() {
  const t = useText('today')
  return (
    <SchoolGate scope="school" title={t('title')}>
      {(school) => <Day school={school} />}
    </SchoolGate>
  )
}

SchoolDashboardPage.ask = async (search: Search) => {
  const school = schoolIn('school', search)
  if (school) await askEarly(todayOf(school.school_id, readSearch(readers, search).whose ?? 'all'))
}

function Day({ school }: { school: School }) {
  const t = useText('today')
  const format = useFormat()
  const nameOf = useDayName()
  const mayPlan = useMay()(createLesson)
  const { school_id, search } = school
  const { whose = 'all' } = useSearchOf(readers)
  const { data, isError, error, refetch } = useToday(school_id, whose)
  const counts = useCounts(data)
  const [opening, setOpening] = useState<Opening>()
  const strip = data?.strip
  return (
    <Page
      title={nameOf(data?.today ?? deviceDay())}
      // of a day that is closed or over the strip of the next one tells them
      count={data?.closed || data?.over ? undefined : counts}
      action={
        strip &&
        mayPlan && (
          <Button
            leftSection={<IconPlus size={18} stroke={1.5} />}
            onClick={() => setOpening(nextOpening(strip, Date.now() / minuteMs))}
          >
            {t('newLesson')}
          </Button>
        )
      }
    >
      <SetupCard school={school} />
      {isError && !data && <ErrorBox error={error} onRetry={() => refetch()} />}
      {!data && !isError && <ListSkeleton rows={8} />}
      {data && (
        <Stack gap="md">
          {data.school.status === 'trial' && data.school.trial_ends_at && (
            <Alert color="blue" icon={<IconCalendarDue size={20} stroke={1.5} />}>
              {t('trialEnds', { date: format.date(data.school.trial_ends_at) })}
            </Alert>
          )}
          {strip && <DayCard today={data} strip={strip} search={search} plan={mayPlan ? setOpening : undefined} />}
          <div className={classes.columns}>
            <ActionQueue today={data} whose={whose} school={{ school_id, search }} />
            <div className={classes.beside}>
              {data.unconfirmed && (
                <Unconfirmed today={data} unconfirmed={data.unconfirmed} school={{ school_id, search }} />
              )}
              {data.at_risk && <StudentsAtRisk students={data.at_risk} search={search} />}
            </div>
          </div>
          {opening && (
            <LazyNewLesson opening={opening} day={data.day} school_id={school_id} close={() => setOpening(undefined)} />
          )}
        </Stack>
      )}
    </Page>
  )
}
