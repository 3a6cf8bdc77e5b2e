import type { TrainerHours } from '@dsms/contract/trainers/availability/calls'
import type { FreeDay, LostTime } from '@dsms/contract/trainers/availability/rules'
import { leaveKinds } from '@dsms/contract/trainers/leaveRequests/rules'
import { Text } from '@mantine/core'
import { IconBan, IconBeach, IconConfetti, IconDoorOff } from '@tabler/icons-react'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import type { School } from '../../../kit/school/useSchool.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import classes from './Availability.module.css'
import { useFreeHours } from './availability.ts'

interface Props {
  trainer: TrainerHours
  today: string
  school: School
}

const icons = { unavailable: IconBan, leave: IconBeach, holiday: IconConfetti, closed: IconDoorOff }

/** Free hours of the next two weeks, and what takes the others. */
export function HoursLeft({ trainer, today, school }: Props) {
  const t = useText('availability')
  const free = useFreeHours(school.school_id, trainer.id, today)
  return (
    <section className="card" aria-label={t('left')}>
      <h2 className={classes.title}>{t('left')}</h2>
      <Text size="sm" c="dimmed" mb="sm">
        {t('leftHelp')}
      </Text>
      {free.isError && <ErrorBox error={free.error} onRetry={() => free.refetch()} />}
      {free.isPending && <ListSkeleton rows={7} />}
      <ol className={classes.days}>
        {free.data?.days.map((day) => (
          <HoursDay key={day.day} day={day} />
        ))}
      </ol>
    </section>
  )
}

/** A day with its free hours, and what takes the others. */
export function HoursDay({ day: { day, free, lost } }: { day: FreeDay }) {
  const t = useText('availability')
  const calendar = useCalendarFormat()
  const clock = ({ from, to }: { from: string; to: string }) =>
    t('clock', { from: calendar.wallTime(from), to: calendar.wallTime(to) })
  return (
    <li>
      <span className={classes.day}>{calendar.shortDay(day)}</span>
      <ul className={classes.parts}>
        {free.length === 0 && lost.length === 0 && (
          <li>
            <Text size="sm" c="dimmed" component="span">
              {t('noneThatDay')}
            </Text>
          </li>
        )}
        {free.map((part) => (
          <li key={part.starts_at} className={classes.free}>
            {clock(part)}
          </li>
        ))}
        {lost.map((part) => (
          <Lost key={`${part.from} ${part.by}`} part={part} times={clock(part)} />
        ))}
      </ul>
    </li>
  )
}

function Lost({ part: { by, name }, times }: { part: LostTime; times: string }) {
  const t = useText('availability')
  const Icon = icons[by]
  const kind = by === 'leave' ? leaveKinds.find((one) => one === name) : undefined
  const said = kind ? t(`leave.${kind}`) : name
  return (
    <li className={classes.lost}>
      <Icon size={16} stroke={1.5} aria-hidden />
      <span>{times}</span>
      <span>
        {t(`by.${by}`)}
        {said && (
          <>
            {': '}
            <Typed>{said}</Typed>
          </>
        )}
      </span>
    </li>
  )
}
