import { shareDone } from '@dsms/contract/students/enrolments/rules'
import { getStudentStanding, type StudentStanding } from '@dsms/contract/students/students/standing'
import { Progress, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useCalendarFormat } from '../../../../kernel/i18n/calendarFormat.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useTaught } from '../../../../kernel/i18n/useTaught.ts'
import { wallClock } from '../../../../kernel/i18n/zone.ts'
import { useMay } from '../../../../kit/records/useMay.ts'
import type { School } from '../../../../kit/school/useSchool.ts'
import { Bdi, Typed } from '../../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import linked from '../../../../ui/LinkedCard.module.css'
import { LinkAnchor } from '../../../../ui/page/links.tsx'
import { pupils, type Student } from '../students.ts'
import classes from './Standing.module.css'
import { seesCharges, seesLessons, seesProgress } from './tabs.ts'

interface Props {
  student: Student
  school: School
}

/** The three numbers that people open the page for, each the way to its tab. */
export function Standing({ student, school }: Props) {
  const t = useText('students')
  const may = useMay()
  const { data, error, isPending, refetch } = useQuery({
    // of the lessons, so that one which is planned or called off is told here too
    queryKey: ['lessons', school.school_id ?? 'own', 'standing of', student.id],
    queryFn: ({ signal }) =>
      call(getStudentStanding, { params: { id: student.id }, query: { school_id: school.school_id } }, signal),
  })
  if (error) return <ErrorBox error={error} onRetry={() => refetch()} />
  const seen = [seesProgress, seesLessons, seesCharges].filter((access) => may({ access }))
  if (seen.length === 0) return null
  return (
    <section className={classes.row} aria-label={t('standing')}>
      {isPending ? (
        seen.map(({ school: permission }) => <Skeleton key={permission} className={classes.waiting} />)
      ) : (
        <>
          {data.progress !== undefined && <Done progress={data.progress} {...{ student, school }} />}
          {data.next_lesson !== undefined && (
            <Next next={data.next_lesson} zone={data.time_zone} {...{ student, school }} />
          )}
          {data.balance && <Balance sums={data.balance} {...{ student, school }} />}
        </>
      )}
    </section>
  )
}

interface CardProps extends Props {
  label: string
  tab: string
  figure: ReactNode
  isQuiet?: boolean
  isBad?: boolean
  children?: ReactNode
}

function Card({ student, school, label, tab, figure, isQuiet, isBad, children }: CardProps) {
  const id = useId()
  return (
    <section className={`card ${linked.card} ${classes.card}`} aria-labelledby={id}>
      <LinkAnchor
        id={id}
        className={`${linked.link} ${classes.label}`}
        to={`${pupils.link}/${student.id}`}
        search={{ ...school.search, tab }}
      >
        {label}
      </LinkAnchor>
      <span className={classes.figure} data-quiet={isQuiet || undefined} data-bad={isBad || undefined}>
        {figure}
      </span>
      {children}
    </section>
  )
}

function Done({ progress, ...of }: Props & { progress: StudentStanding['progress'] }) {
  const t = useText('students')
  const format = useFormat()
  const taught = useTaught()
  const card = { ...of, label: t('standing.progress'), tab: 'lessons' }
  if (!progress) return <Card {...card} figure={t('noCourse')} isQuiet />
  const { course, done_minutes: done, owed_minutes: owed } = progress
  return (
    <Card {...card} figure={done === 0 ? taught(done) : taught(done, owed)} isQuiet={done === 0}>
      <Progress size={6} value={shareDone({ owed, done })} aria-hidden />
      <span className={classes.more}>
        <Typed>
          {progress.practise.length > 0 ? t('standing.practise', { what: format.joined(progress.practise) }) : course}
        </Typed>
        {done === 0 && ` · ${t('standing.ahead', { owed: format.hours(owed) })}`}
      </span>
    </Card>
  )
}

function Next({ next, zone, ...of }: Props & { next: StudentStanding['next_lesson']; zone: string }) {
  const t = useText('students')
  const calendar = useCalendarFormat()
  const card = { ...of, label: t('standing.next'), tab: 'lessons' }
  if (!next) return <Card {...card} figure={t('standing.noLesson')} isQuiet />
  const { start, type, trainer, vehicle, status } = next
  return (
    <Card {...card} figure={`${calendar.shortDay(wallClock(new Date(start), zone))} ${calendar.time(start, zone)}`}>
      <span className={classes.more}>
        <Typed>{type}</Typed>
        {trainer && (
          <>
            {' · '}
            <Typed>{trainer}</Typed>
          </>
        )}
        {vehicle && (
          <>
            {' · '}
            <Bdi>{vehicle}</Bdi>
          </>
        )}
        {` · ${t(`standing.${status}`)}`}
      </span>
    </Card>
  )
}

function Balance({ sums, ...of }: Props & { sums: NonNullable<StudentStanding['balance']> }) {
  const t = useText('students')
  const format = useFormat()
  const card = { ...of, label: t('standing.balance'), tab: 'money' }
  const amounts = (name: 'open_minor' | 'overdue_minor' | 'balance_minor') =>
    format.list(sums.filter((sum) => sum[name] > 0).map((sum) => format.money(sum[name], sum.currency)))
  const [open, overdue, back] = [amounts('open_minor'), amounts('overdue_minor'), amounts('balance_minor')]
  if (!open && !back) return <Card {...card} figure={t('standing.settled')} isQuiet />
  return (
    <Card
      {...card}
      figure={open ? t('standing.owes', { amount: open }) : t('standing.hasBalance', { amount: back })}
      isBad={overdue !== ''}
    >
      {(overdue || (open && back)) && (
        <span className={classes.more}>
          {[
            ...(overdue ? [t('standing.overdue', { amount: overdue })] : []),
            ...(open && back ? [t('standing.hasBalance', { amount: back })] : []),
          ].join(' · ')}
        </span>
      )}
    </Card>
  )
}
