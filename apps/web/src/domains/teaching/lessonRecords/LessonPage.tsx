import type { DayLesson, TeachingDay } from '@dsms/contract/teaching/lessonRecords/calls'
import { isClosed } from '@dsms/contract/teaching/lessonRecords/rules'
import { Button, Text } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useParam } from '../../../kernel/address/links.tsx'
import { text, useSearchOf, whole } from '../../../kernel/address/search.ts'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Empty } from '../../../kit/list/Empty.tsx'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { useServerNow } from './kept/clock.ts'
import { likelyContext } from './kept/context.ts'
import { deskKey } from './kept/desks.ts'
import { Briefing } from './lesson/Briefing.tsx'
import { Clashes } from './lesson/Clashes.tsx'
import { Drive } from './lesson/Drive.tsx'
import { ErrorPad } from './lesson/ErrorPad.tsx'
import { FinishCard } from './lesson/FinishCard.tsx'
import { FocusPad } from './lesson/FocusPad.tsx'
import { Notes } from './lesson/Notes.tsx'
import { RatingPad } from './lesson/RatingPad.tsx'
import { Reopen } from './lesson/Reopen.tsx'
import { SignCard } from './lesson/SignCard.tsx'
import { StudentSwitch } from './lesson/StudentSwitch.tsx'
import { numbersOf } from './minutes.ts'
import { NetworkNote } from './NetworkNote.tsx'
import classes from './Teaching.module.css'
import { useDay, useDesk } from './useTeaching.ts'

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
        {isError && !data && <ErrorBox error={error} onRetry={() => refetch()} />}
        {!data && !isError && <ListSkeleton rows={6} />}
        {data && !lesson?.student && <Empty icon={<IconPlayerPlay size={48} stroke={1} />} text={t('lesson.gone')} />}
        {shared.length > 1 && lesson && <StudentSwitch lessons={shared} lesson={lesson} />}
        {data && lesson?.student && <Lesson key={deskKey(lesson)} day={data} lesson={lesson} />}
      </div>
    </Page>
  )
}

function Lesson({ day, lesson }: { day: TeachingDay; lesson: DayLesson }) {
  const t = useText('lessonRecords')
  const format = useCalendarFormat()
  const numbers = useFormat()
  const { record, act, desk } = useDesk(lesson)
  const pad = { day, lesson, isClosed: isClosed(record, Date.now()) }
  const isOpen = useServerNow() >= Date.parse(lesson.opens_at ?? lesson.start)
  const isOff = (lesson.status === 'cancelled' || lesson.status === 'no_show') && !lesson.is_despite_cancel
  return (
    <>
      {desk.clashes.length > 0 && <Clashes {...pad} />}
      <Briefing day={day} lesson={lesson} isOpen={record.started_at === null} />
      {record.started_at === null && isOff && <Text>{t('lesson.off')}</Text>}
      {record.started_at === null && !isOff && !isOpen && (
        <Text role="status">
          {t('lesson.opens', { time: format.time(lesson.opens_at ?? lesson.start, day.time_zone) })}
        </Text>
      )}
      {record.started_at === null && !isOff && isOpen && (
        <Button
          size="xl"
          fullWidth
          leftSection={<IconPlayerPlay size={24} stroke={1.5} />}
          onClick={() => act({ kind: 'start' }, { kind: 'context', context: likelyContext(day, lesson) })}
        >
          {t('lesson.start')}
        </Button>
      )}
      {record.started_at !== null && (
        <>
          {pad.isClosed && <Text size="sm">{t('lesson.closed')}</Text>}
          <RatingPad {...pad} />
          <ErrorPad {...pad} />
          <FocusPad {...pad} />
          <Notes {...pad} />
          <Drive {...pad} />
          {record.finished_at === null && <FinishCard {...pad} />}
          {record.finished_at !== null &&
            (record.is_absent ? <Text>{t('finish.wasAbsent')}</Text> : <SignCard {...pad} />)}
          {lesson.minutes && <Text size="sm">{t('minutes.differ', numbersOf(lesson.minutes, numbers))}</Text>}
          <Reopen {...pad} />
        </>
      )}
    </>
  )
}
