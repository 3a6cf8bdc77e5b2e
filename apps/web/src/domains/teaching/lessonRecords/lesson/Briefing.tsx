import type { DayLesson, TeachingDay } from '@dsms/contract/teaching/lessonRecords/calls'
import { isStale } from '@dsms/contract/teaching/lessonRecords/rules'
import { type Gap, gapOf, gaps } from '@dsms/contract/teaching/progress/rules'
import { ActionIcon, Text } from '@mantine/core'
import { IconMapPin, IconPhone } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useCalendarFormat } from '../../../../kernel/i18n/calendarFormat.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Bdi, Typed } from '../../../../ui/Bidi.tsx'
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx'
import classes from '../Teaching.module.css'

interface Props {
  day: TeachingDay
  lesson: DayLesson
  /** While the lesson has not begun; afterwards it is folded away. */
  isOpen: boolean
}

/** All that a trainer has to know before a lesson, in fifteen seconds. */
export function Briefing({ day, lesson, isOpen }: Props) {
  const t = useText('lessonRecords')
  const format = useFormat()
  const calendar = useCalendarFormat()
  const { student, vehicle, meeting_at: at } = lesson
  if (!student) return null
  const where = lesson.meeting_point || lesson.place || lesson.branch
  return (
    <details className="card" open={isOpen}>
      <summary className={classes.heading}>{t('briefing.title')}</summary>
      <div className={classes.who}>
        <PersonAvatar name={student.name} src={student.photo} size={48} />
        <div className={classes.grow}>
          <span>{calendar.times(lesson.start, lesson.end, day.time_zone)}</span>
          <span className={classes.quiet}>
            {lesson.type.name} · <Bdi>{student.licence_type}</Bdi> ·{' '}
            {t('day.nth', { nth: format.number(student.nth), of: format.number(student.of) })}
          </span>
        </div>
        {student.phone && (
          <ActionIcon
            component="a"
            href={`tel:${student.phone}`}
            variant="default"
            size={44}
            aria-label={t('briefing.call', { name: student.name })}
          >
            <IconPhone size={20} stroke={1.5} />
          </ActionIcon>
        )}
      </div>
      <dl className={classes.facts}>
        <Fact label={t('briefing.where')}>
          <Typed>{where}</Typed>{' '}
          {at && (
            <a href={`geo:${at.lat},${at.lng}?q=${at.lat},${at.lng}`}>
              <IconMapPin size={16} stroke={1.5} aria-hidden /> {t('briefing.map')}
            </a>
          )}
        </Fact>
        {vehicle && (
          <Fact label={t('briefing.vehicle')}>
            <Typed>{vehicle.name}</Typed> <Bdi>{vehicle.plate}</Bdi>
          </Fact>
        )}
        {lesson.notes && (
          <Fact label={t('briefing.notes')}>
            <Typed>{lesson.notes}</Typed>
          </Fact>
        )}
      </dl>
      <Before day={day} lesson={lesson} />
    </details>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

/** What the lesson before left: its focus, its notes, and what was not seen for long. */
function Before({ day, lesson: { last, skills } }: Pick<Props, 'day' | 'lesson'>) {
  const t = useText('lessonRecords')
  const format = useFormat()
  const calendar = useCalendarFormat()
  if (!last) return <Text size="sm">{t('briefing.first')}</Text>
  const named = (ids: number[]) => day.skills.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  const focus = named(last.focus)
  const stale = named(skills.filter((one) => isStale(one.last_seen, Date.parse(day.now))).map((one) => one.skill_id))
  const apart = (gap: Gap) => named(skills.filter((one) => gapOf(one) === gap).map((one) => one.skill_id))
  return (
    <div className={classes.before}>
      <h3 className={classes.small}>
        {t('briefing.last', { day: calendar.shortDay(last.start.slice(0, 10)) })}
        {last.trainer && (
          <>
            {' · '}
            <bdi>{last.trainer}</bdi>
          </>
        )}
      </h3>
      {focus.length > 0 && <Text fw={600}>{t('day.focus', { what: format.list(focus) })}</Text>}
      {last.shared_note && (
        <Text size="sm">
          <Typed>{last.shared_note}</Typed>
        </Text>
      )}
      {last.internal_note && (
        <Text size="sm" c="dimmed">
          {t('briefing.internal')} <Typed>{last.internal_note}</Typed>
        </Text>
      )}
      {gaps.map(
        (gap) =>
          apart(gap).length > 0 && (
            <Text size="sm" key={gap}>
              {t(`briefing.${gap}`, { what: format.list(apart(gap)) })}
            </Text>
          ),
      )}
      {stale.length > 0 && <Text size="sm">{t('briefing.stale', { what: format.list(stale) })}</Text>}
    </div>
  )
}
