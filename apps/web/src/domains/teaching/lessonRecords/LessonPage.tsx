import { IconPlayerPlay } from '@tabler/icons-react'
import { useParam } from '../../../kernel/address/links.tsx'
import { text, useSearchOf, whole } from '../../../kernel/address/search.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Empty } from '../../../kit/list/Empty.tsx'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { TrainerError } from '../../trainers/public.ts'
import { deskKey } from './kept/desks.ts'
import { LessonParts } from './LessonParts.tsx'
import { StudentSwitch } from './lesson/StudentSwitch.tsx'
import { NetworkNote } from './NetworkNote.tsx'
import classes from './Teaching.module.css'
import { useDay } from './useTeaching.ts'

const readers = { day: text, booking: whole }

/** One lesson: the briefing before it, the pad while it is given, and the signatures after it. */
export function LessonPage() {
  const t = useText('lessonRecords')
  const { day, booking } = useSearchOf(readers)
  const id = Number(useParam('lesson'))
  const { data, isError, error, refetch } = useDay(day || 'today')
  const shared = data?.lessons.filter((one) => one.id === id) ?? []
  const lesson = shared.find(({ student }) => student?.booking_id === booking) ?? shared[0]
  const title = lesson?.student?.name ?? t('lesson.title')
  return (
    <Page title={title} breadcrumbs={[{ label: t('day.title'), to: '/my/day' }]}>
      <div className={classes.narrow}>
        <NetworkNote isKept={Boolean(data?.isKept)} />
        {isError && !data && <TrainerError error={error} onRetry={() => refetch()} />}
        {!data && !isError && <ListSkeleton rows={6} />}
        {data && !lesson?.student && <Empty icon={<IconPlayerPlay size={48} stroke={1} />} text={t('lesson.gone')} />}
        {shared.length > 1 && lesson && <StudentSwitch lessons={shared} lesson={lesson} />}
        {data && lesson?.student && <LessonParts key={deskKey(lesson)} day={data} lesson={lesson} />}
      </div>
    </Page>
  )
}
