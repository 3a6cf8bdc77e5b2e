import type { Answer } from '@dsms/contract/kernel/endpoint'
import type { readMyBooking } from '@dsms/contract/schedule/booking/calls'
import { Select } from '@mantine/core'
import { IconCalendarOff } from '@tabler/icons-react'
import { text, useChangeSearch, useSearchOf, whole } from '../../../kernel/address/search.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Empty } from '../../../kit/list/Empty.tsx'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { StudentSwitch } from '../../../kit/person/StudentSwitch.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { KeepFocus } from '../../../ui/page/KeepFocus.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import classes from './Booking.module.css'
import { useMyBooking } from './booking.ts'
import { FreeTimes } from './FreeTimes.tsx'
import { HoldCard } from './HoldCard.tsx'

const readers = { student: whole, course: whole, branch: whole, type: whole, from: text }
type Booking = Answer<typeof readMyBooking>

/** Where a student books: what kind of lesson, then a day with free times, then the time, which is held until it is confirmed. */
export function BookPage() {
  const t = useText('booking')
  const { student } = useSearchOf(readers)
  const booking = useMyBooking(student)
  const all = useMyBooking(undefined)
  return (
    <Page title={t('book')} breadcrumbs={[{ label: t('title'), to: '/my/lessons' }]}>
      <KeepFocus className={classes.page}>
        <StudentSwitch
          students={all.data?.students ?? []}
          chosen={student ?? booking.data?.students[0]?.id}
          forget={['course', 'branch', 'type', 'from']}
        />
        {booking.isError && <ErrorBox error={booking.error} onRetry={() => booking.refetch()} />}
        {!booking.data && !booking.isError && <ListSkeleton rows={4} />}
        {booking.data && <Choice booking={booking.data} />}
      </KeepFocus>
    </Page>
  )
}

function Choice({ booking }: { booking: Booking }) {
  const t = useText('booking')
  const format = useFormat()
  const change = useChangeSearch()
  const said = useSearchOf(readers)
  const courses = booking.courses.filter(({ types }) => types.length > 0)
  const course = courses.find(({ enrolment_id }) => enrolment_id === said.course) ?? courses[0]
  const branch = course?.branches.find(({ id }) => id === said.branch) ?? course?.branches[0]
  if (!course || !branch) return <Empty icon={<IconCalendarOff size={48} stroke={1} />} text={t('closed')} />
  const type =
    course.types.find(({ id }) => id === said.type) ?? (course.types.length === 1 ? course.types[0] : undefined)
  if (booking.hold)
    return (
      <HoldCard
        key={booking.hold.id}
        lesson={booking.hold}
        zone={booking.time_zone}
        mayPay={booking.students.find(({ id }) => id === booking.hold?.student_id)?.may_pay ?? false}
        isAskedFor={
          booking.courses.find((one) => one.enrolment_id === booking.hold?.enrolment_id)?.is_asked_for ?? false
        }
      />
    )
  return (
    <>
      {courses.length > 1 && (
        <Select
          label={t('course')}
          allowDeselect={false}
          data={courses.map(({ enrolment_id, course: name }) => ({ value: String(enrolment_id), label: name }))}
          value={String(course.enrolment_id)}
          onChange={(id) => void change({ course: Number(id), type: undefined, from: undefined })}
        />
      )}
      {course.branches.length > 1 && (
        <Select
          label={t('branch')}
          allowDeselect={false}
          data={course.branches.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(branch.id)}
          onChange={(id) => void change({ branch: Number(id), from: undefined, day: undefined })}
        />
      )}
      <p className={classes.help}>
        {t('open', { open: format.number(course.open), most: format.number(course.most_open) })}
      </p>
      <fieldset className={classes.choices}>
        <legend className={classes.title}>{t('chooseType')}</legend>
        {course.types.map(({ id, name, minutes, colour }) => (
          <button
            key={id}
            type="button"
            className={classes.choice}
            aria-pressed={id === type?.id}
            onClick={() => void change({ course: course.enrolment_id, type: id, from: undefined })}
          >
            <span className={classes.dot} style={{ background: colour }} />
            <bdi>{name}</bdi>
            <span className={classes.unit}>{t('minutes', { minutes: format.number(minutes) })}</span>
          </button>
        ))}
      </fieldset>
      {type && (
        <FreeTimes
          key={`${course.enrolment_id} ${branch.id} ${type.id}`}
          enrolment_id={course.enrolment_id}
          branch={branch}
          type_id={type.id}
          now={booking.now}
          zone={booking.time_zone}
        />
      )}
    </>
  )
}
