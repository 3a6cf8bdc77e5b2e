import { actionOwners, getSchoolToday } from '@dsms/contract/insight/today/calls'
import { useQuery } from '@tanstack/react-query'
import { oneOf, useSearchOf } from '../../../kernel/address/search.ts'
import { call } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import type { School } from '../../../kit/school/useSchool.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { ActionQueue } from './ActionQueue.tsx'
import { StudentsAtRisk } from './StudentsAtRisk.tsx'
import classes from './Today.module.css'
import { TodayStrip } from './TodayStrip.tsx'

const readers = { whose: oneOf(actionOwners) }

/** What a school's day holds, what waits for whom, and whom it may lose. */
export function TodaySection({ school: { school_id, search } }: { school: School }) {
  const t = useText('today')
  const { whose = 'all' } = useSearchOf(readers)
  const { data, isError, error, refetch } = useQuery({
    // lessons and records change all day: it is read anew whenever the screen is come back to
    queryKey: ['lessons', 'today', school_id ?? 'own', whose],
    queryFn: ({ signal }) => call(getSchoolToday, { query: { school_id, whose } }, signal),
    // another filter leaves the strip as it is; another school does not
    placeholderData: (before, query) => (query?.queryKey[2] === (school_id ?? 'own') ? before : undefined),
    refetchInterval: 60_000,
  })
  return (
    <section aria-label={t('title')} className={classes.section}>
      {isError && !data && <ErrorBox error={error} onRetry={() => refetch()} />}
      {!data && !isError && <ListSkeleton rows={4} />}
      {data && (
        <>
          <TodayStrip today={data} search={search} />
          <div className={classes.columns}>
            <ActionQueue today={data} whose={whose} school={{ school_id, search }} />
            {data.at_risk && <StudentsAtRisk students={data.at_risk} search={search} />}
          </div>
        </>
      )}
    </section>
  )
}
