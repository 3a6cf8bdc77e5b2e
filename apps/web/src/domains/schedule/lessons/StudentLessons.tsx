import { dayMs } from '@dsms/contract/kernel/time/milliseconds'
import { listSeatChoices } from '@dsms/contract/schedule/finding/calls'
import { createLesson, type Lesson, listLessons } from '@dsms/contract/schedule/lessons/calls'
import { Button, Group, Text } from '@mantine/core'
import { IconCalendar, IconCalendarSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { LinkAnchor, LinkButton } from '../../../ui/page/links.tsx'
import lines from '../../../ui/parts/lines/Lines.module.css'
import { clockAt, minuteOf } from '../board/time/axis.ts'
import { StatusMark } from '../board/views/StatusMark.tsx'
import classes from './StudentLessons.module.css'

const [daysBehind, daysAhead] = [730, 365]
/** So many of those behind stand there at first. */
const shown = 10

interface Props {
  student: { id: number }
  school_id: number | undefined
}

/** Lessons of a student on the office's page of them: who rings up and asks when the next one is has an answer. */
export function StudentLessons({ student, school_id }: Props) {
  const t = useText('schedule')
  const may = useMay()
  const [isWhole, setWhole] = useState(false)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['lessons', school_id ?? 'own', 'of student', student.id],
    queryFn: ({ signal }) => {
      const now = Date.now()
      const [from, to] = [now - daysBehind * dayMs, now + daysAhead * dayMs].map((at) => new Date(at).toISOString())
      return call(
        listLessons,
        { query: { student_id: student.id, from: String(from), to: String(to), school_id } },
        signal,
      )
    },
  })
  if (error) return <ErrorBox error={error} onRetry={() => refetch()} />
  if (isPending) return <ListSkeleton rows={5} />
  const coming = data.lessons.filter(({ end }) => Date.parse(end) > Date.now())
  const behind = data.lessons.filter((lesson) => !coming.includes(lesson)).reverse()
  const line = (lesson: Lesson) => (
    <Line key={lesson.id} lesson={lesson} zone={data.time_zone} studentId={student.id} school_id={school_id} />
  )
  return (
    <div className={classes.shelves}>
      <section className="card" aria-labelledby="lessons-coming">
        <div className={lines.head}>
          <h2 id="lessons-coming" className={lines.title}>
            {t('ofStudent.coming')}
          </h2>
          <Group gap="xs">
            {may(createLesson) && may(listSeatChoices) && (
              <LinkButton
                to="/school/schedule"
                search={{ school_id, find: true, student: student.id }}
                size="xs"
                leftSection={<IconCalendarSearch size={16} stroke={1.5} />}
              >
                {t('find')}
              </LinkButton>
            )}
            <LinkButton
              to="/school/schedule"
              search={{ school_id }}
              variant="default"
              size="xs"
              leftSection={<IconCalendar size={16} stroke={1.5} />}
            >
              {t('ofStudent.board')}
            </LinkButton>
          </Group>
        </div>
        {coming.length === 0 ? (
          <Text size="sm">{t('ofStudent.noneComing')}</Text>
        ) : (
          <ul className={lines.list}>{coming.map(line)}</ul>
        )}
      </section>
      <section className="card" aria-labelledby="lessons-behind">
        <h2 id="lessons-behind" className={lines.title}>
          {t('ofStudent.behind')}
        </h2>
        {behind.length === 0 ? (
          <Text size="sm">{t('ofStudent.noneBehind')}</Text>
        ) : (
          <ul className={lines.list}>{(isWhole ? behind : behind.slice(0, shown)).map(line)}</ul>
        )}
        {!isWhole && behind.length > shown && (
          <Button mt="sm" variant="default" size="xs" onClick={() => setWhole(true)}>
            {t('ofStudent.earlier')}
          </Button>
        )}
      </section>
    </div>
  )
}

interface LineProps {
  lesson: Lesson
  zone: string
  studentId: number
  school_id: number | undefined
}

function Line({ lesson, zone, studentId, school_id }: LineProps) {
  const t = useText('schedule')
  const calendar = useCalendarFormat()
  const { day } = clockAt(minuteOf(lesson.start), zone)
  const own = lesson.bookings.find(({ student_id }) => student_id === studentId)
  const status = own?.status === 'cancelled' ? 'cancelled' : lesson.status
  return (
    <li className={lines.line}>
      <span className={lines.what}>
        <LinkAnchor to="/school/schedule" search={{ school_id, date: day, lesson: lesson.id }}>
          <strong>{calendar.fullDay(day)}</strong> {calendar.times(lesson.start, lesson.end, zone)}
        </LinkAnchor>
        <span className={classes.facets}>
          <Typed>{lesson.type.name}</Typed>
          {lesson.trainer && <Typed>{lesson.trainer.name}</Typed>}
          {own?.attendance && <span>{t(`attendance.${own.attendance}`)}</span>}
          {own?.exam_result && <span>{t(`examResult.${own.exam_result}`)}</span>}
        </span>
      </span>
      <StatusMark status={status} />
    </li>
  )
}
