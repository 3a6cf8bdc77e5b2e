import type { TrainerHome as Home } from '@dsms/contract/trainers/trainers/portal'
import { Alert, Text } from '@mantine/core'
import { IconCircleCheck, IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { askEarly } from '../../../../kernel/call/early.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { Typed } from '../../../../ui/Bidi.tsx'
import { LinkButton } from '../../../../ui/page/links.tsx'
import { StatusBadge } from '../../../../ui/status/StatusBadge.tsx'
import hours from '../../availability/Availability.module.css'
import { HoursDay } from '../../availability/HoursLeft.tsx'
import { useLeaveDays } from '../../leaveRequests/useLeaveDays.ts'
import classes from './Portal.module.css'
import { TrainerError } from './TrainerError.tsx'
import { trainerHome, useTrainerHome } from './useMine.ts'

/** What a trainer starts the day with: whether they may teach, their week, their leave and their students. */
export function TrainerHome() {
  const t = useText('trainerPortal')
  const found = useTrainerHome()
  if (found.isError) return <TrainerError error={found.error} onRetry={() => found.refetch()} />
  return (
    <section aria-label={t('section')}>
      {found.isPending ? (
        <ListSkeleton rows={6} />
      ) : (
        <div className={classes.cards}>
          <Standing home={found.data} />
          <Leave home={found.data} />
          <Students home={found.data} />
          <Week home={found.data} />
        </div>
      )}
    </section>
  )
}
TrainerHome.ask = () => askEarly(trainerHome)

const Card = ({ title, action, children }: { title: ReactNode; action: ReactNode; children: ReactNode }) => (
  <section className={`card ${classes.card}`}>
    <div className={classes.head}>
      <h2>{title}</h2>
      {action}
    </div>
    {children}
  </section>
)

function Standing({ home }: { home: Home }) {
  const t = useText('trainerPortal')
  const trainers = useText('trainers')
  const credentials = useText('credentials')
  const format = useFormat()
  const { status, status_reason, blocked_by, next_end, waiting_credentials } = home
  const isActive = status === 'active'
  const may = isActive && blocked_by.length === 0
  return (
    <Card
      title={trainers(`status.${status}`)}
      action={
        <LinkButton to="/my/credentials" variant={may ? 'default' : 'filled'} size="compact-md" mih={44}>
          {t(next_end && may ? 'renew' : 'bring')}
        </LinkButton>
      }
    >
      <Alert
        color={may ? 'green' : 'red'}
        icon={may ? <IconCircleCheck stroke={1.5} aria-hidden /> : <IconLock stroke={1.5} aria-hidden />}
        title={t(may ? 'mayTeach' : 'mayNotTeach')}
      >
        {blocked_by.length > 0 &&
          t('lacking', { what: format.list(blocked_by.map((kind) => credentials(`kind.${kind}`))) })}
        {blocked_by.length === 0 && !isActive && t('notActive')}
      </Alert>
      {status_reason && (
        <Text size="sm">
          <Typed>{status_reason}</Typed>
        </Text>
      )}
      {next_end && (
        <Text size="sm">
          {t('nextEnd', { what: credentials(`kind.${next_end.kind}`), day: format.date(next_end.expires_on) })}
          {' · '}
          {t('endsIn', { count: next_end.days_left })}
        </Text>
      )}
      {waiting_credentials > 0 && (
        <Text size="sm" c="dimmed">
          {t('waitingPapers', { count: waiting_credentials })}
        </Text>
      )}
    </Card>
  )
}

function Week({ home: { week, week_minutes } }: { home: Home }) {
  const t = useText('trainerPortal')
  const { hours: minutes } = useFormat()
  return (
    <Card
      title={t('week')}
      action={
        <LinkButton to="/my/hours" variant="default" size="compact-md" mih={44}>
          {t('allHours')}
        </LinkButton>
      }
    >
      <Text size="sm">{t('weekSum', { time: minutes(week_minutes) })}</Text>
      <ol className={hours.days}>
        {week.map((day) => (
          <HoursDay key={day.day} day={day} />
        ))}
      </ol>
    </Card>
  )
}

function Leave({ home: { next_leave, waiting_leave } }: { home: Home }) {
  const t = useText('trainerPortal')
  const words = useText('leaveRequests')
  const days = useLeaveDays()
  return (
    <Card
      title={t('leave.title')}
      action={
        <LinkButton to="/my/leave" variant="default" size="compact-md" mih={44}>
          {t('ask')}
        </LinkButton>
      }
    >
      {next_leave ? (
        <Text size="sm">
          <StatusBadge status="approved" label={words('status.approved')} />{' '}
          {t('nextLeave', {
            kind: words(`kind.${next_leave.kind}`),
            days: days({ ...next_leave, from_noon: false, until_noon: false }),
          })}
        </Text>
      ) : (
        <Text size="sm" c="dimmed">
          {t('noLeave')}
        </Text>
      )}
      {waiting_leave > 0 && <Text size="sm">{t('waitingLeave', { count: waiting_leave })}</Text>}
    </Card>
  )
}

function Students({ home: { students, students_lacking } }: { home: Home }) {
  const t = useText('trainerPortal')
  return (
    <Card
      title={t('students', { count: students })}
      action={
        students > 0 && (
          <LinkButton to="/my/students" variant="default" size="compact-md" mih={44}>
            {t('showStudents')}
          </LinkButton>
        )
      }
    >
      <Text size="sm" c={students_lacking ? undefined : 'dimmed'}>
        {students_lacking > 0
          ? t('lackingStudents', { count: students_lacking })
          : t(students > 0 ? 'allComplete' : 'students.none')}
      </Text>
    </Card>
  )
}
