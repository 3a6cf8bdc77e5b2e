import type { MyLesson } from '@dsms/contract/schedule/booking/calls'
import { Text } from '@mantine/core'
import { IconCalendarPlus, IconSteeringWheel } from '@tabler/icons-react'
import { useSearchOf } from '../../../kernel/address/search.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Empty } from '../../../kit/list/Empty.tsx'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { StudentSwitch } from '../../../kit/person/StudentSwitch.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { KeepFocus } from '../../../ui/page/KeepFocus.tsx'
import { LinkButton } from '../../../ui/page/links.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { LessonFeed } from '../feeds/LessonFeed.tsx'
import { MyWaiting } from '../waiting/MyWaiting.tsx'
import { OfferCards } from '../waiting/OfferCards.tsx'
import { useMyOffers } from '../waiting/waiting.ts'
import classes from './Booking.module.css'
import { studentReader, useMyLessons } from './booking.ts'
import { HoldCard } from './HoldCard.tsx'
import { LessonLine } from './list/LessonLine.tsx'
import { NextLesson } from './NextLesson.tsx'

/** A student's own lessons: the next one at large, those after it, and what is over. */
export function MyLessonsPage() {
  const t = useText('booking')
  const { student } = useSearchOf(studentReader)
  const all = useMyLessons(undefined)
  const students = all.data?.students ?? []
  const shown = students.find(({ id }) => id === student) ?? students[0]
  // of several children one at a time is shown; a single one needs no second call
  const chosen = students.length > 1 ? shown?.id : undefined
  const mine = useMyLessons(chosen)
  const offers = useMyOffers(chosen)
  return (
    <Page
      title={t('title')}
      action={
        shown?.is_open && (
          <LinkButton
            to="/my/lessons/book"
            search={chosen ? { student: chosen } : {}}
            leftSection={<IconCalendarPlus size={18} stroke={1.5} />}
          >
            {t('book')}
          </LinkButton>
        )
      }
    >
      <KeepFocus className={classes.page}>
        <StudentSwitch students={students} chosen={shown?.id} />
        {offers.data && <OfferCards offers={offers.data.offers} zone={offers.data.time_zone} />}
        {mine.isError && <ErrorBox error={mine.error} onRetry={() => mine.refetch()} />}
        {!mine.data && !mine.isError && <ListSkeleton rows={4} />}
        {mine.data && shown && (
          <Lessons
            coming={mine.data.coming}
            past={mine.data.past}
            zone={mine.data.time_zone}
            name={shown.is_self ? undefined : shown.name}
            mayPay={shown.may_pay}
          />
        )}
        {offers.data && shown?.may_book && <MyWaiting student_id={shown.id} waiting={offers.data.waiting} />}
        {mine.data && <LessonFeed />}
      </KeepFocus>
    </Page>
  )
}

interface LessonsProps {
  coming: MyLesson[]
  past: MyLesson[]
  zone: string
  name: string | undefined
  mayPay: boolean
}

function Lessons({ coming, past, zone, name, mayPay }: LessonsProps) {
  const t = useText('booking')
  const held = coming.find(({ status }) => status === 'held')
  const [next, ...later] = coming.filter(({ status }) => status !== 'held')
  return (
    <>
      {held && <HoldCard key={held.id} lesson={held} zone={zone} mayPay={mayPay} />}
      {next ? (
        <NextLesson lesson={next} zone={zone} name={name} />
      ) : (
        <Empty icon={<IconSteeringWheel size={48} stroke={1} />} text={name ? t('none.of', { name }) : t('none')} />
      )}
      <LessonList id="later" title={t('later')} lessons={later} zone={zone} />
      <LessonList id="past" title={t('past')} lessons={past} zone={zone} />
    </>
  )
}

interface ListProps {
  id: string
  title: string
  lessons: MyLesson[]
  zone: string
}

function LessonList({ id, title, lessons, zone }: ListProps) {
  const format = useFormat()
  if (lessons.length === 0) return null
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}{' '}
        <Text component="span" c="dimmed" size="sm">
          {format.number(lessons.length)}
        </Text>
      </h2>
      <ul className={classes.rows} aria-labelledby={id}>
        {lessons.map((lesson) => (
          <LessonLine key={lesson.booking_id} lesson={lesson} zone={zone} />
        ))}
      </ul>
    </section>
  )
}
