import { isClass } from '@dsms/contract/schedule/classes/rules'
import type { Lesson } from '@dsms/contract/schedule/lessons/calls'
import { Drawer, Group, Stack, Text } from '@mantine/core'
import { IconCalendarRepeat, IconUsersGroup } from '@tabler/icons-react'
import { useCalendarFormat } from '../../../../kernel/i18n/calendarFormat.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { LinkButton } from '../../../../ui/page/links.tsx'
import { clockAt, minuteOf } from '../../board/time/axis.ts'
import { StatusMark } from '../../board/views/StatusMark.tsx'
import parts from '../../shared/Parts.module.css'
import classes from '../Lessons.module.css'
import { useLesson } from '../useLesson.ts'
import { useRuleText } from '../useRuleText.ts'
import { CardActions } from './CardActions.tsx'
import { cancelWords } from './cancelWords.ts'

interface Props {
  id: number
  school_id: number | undefined
  zone: string
  close: () => void
  edit: (lesson: Lesson) => void
  /** Undefined where the board does not show it. */
  move: (() => void) | undefined
}

/** What a lesson is: when, what, who, with what, and what can be done about it. */
export function LessonCard({ id, school_id, zone, close, edit, move }: Props) {
  const t = useText('schedule')
  const found = useLesson(id, school_id)
  const { data: lesson } = found
  return (
    <Drawer opened onClose={close} title={t('lesson')} size="md">
      {found.isPending && <ListSkeleton rows={5} />}
      {found.isError && <ErrorBox error={found.error} onRetry={() => found.refetch()} />}
      {lesson && (
        <Stack gap="lg">
          <div className={classes.title} style={{ '--colour': lesson.type.colour }}>
            {lesson.type.name}
            <StatusMark status={lesson.status} />
          </div>
          <LessonFacts lesson={lesson} zone={zone} />
          <People lesson={lesson} />
          <CardLinks lesson={lesson} school_id={school_id} />
          <Overridden lesson={lesson} zone={zone} />
          <CardActions lesson={lesson} school_id={school_id} edit={() => edit(lesson)} move={move} />
        </Stack>
      )}
    </Drawer>
  )
}

/** In words, else by its degrees, which no direction of reading turns round. */
const placeText = (name: string | null, at: Lesson['meeting_at']) => name || (at && `\u2066${at.lat}, ${at.lng}\u2069`)

function LessonFacts({ lesson, zone }: { lesson: Lesson; zone: string }) {
  const t = useText('schedule')
  const format = useCalendarFormat()
  const numbers = useFormat()
  const minutes = minuteOf(lesson.end) - minuteOf(lesson.start)
  const facts: [string, string | null | undefined][] = [
    [t('field.day'), format.fullDay(clockAt(minuteOf(lesson.start), zone).day)],
    [
      t('column.time'),
      `${format.times(lesson.start, lesson.end, zone)} (${t('minutes', { minutes: numbers.number(minutes) })})`,
    ],
    [t('field.branch_id'), lesson.branch.name],
    [t('by.trainer'), lesson.trainer?.name],
    [t('by.vehicle'), lesson.vehicle?.name],
    [t('by.room'), lesson.room?.name],
    [t('by.circuit'), lesson.circuit && [lesson.circuit.name, lesson.zone?.name].filter(Boolean).join(' · ')],
    [t('by.simulator'), lesson.simulator?.name],
    [t('field.meeting_point'), placeText(lesson.meeting_point, lesson.meeting_at)],
    [t('field.end_point'), placeText(lesson.end_point, lesson.end_at)],
    [t('field.notes'), lesson.notes],
    [t('column.reason'), lesson.cancel_reason && t(cancelWords[lesson.cancel_reason])],
    [t('column.note'), lesson.status_reason],
    [t('column.hold'), lesson.status === 'held' && lesson.hold_until ? format.time(lesson.hold_until, zone) : null],
  ]
  return (
    <dl className={parts.facts}>
      {facts.map(
        ([name, value]) =>
          value && [
            <dt key={`${name} name`}>{name}</dt>,
            <dd key={name}>
              <bdi>{value}</bdi>
            </dd>,
          ],
      )}
    </dl>
  )
}

function People({ lesson }: { lesson: Lesson }) {
  const t = useText('schedule')
  const format = useFormat()
  const bookings = lesson.bookings.filter(({ status }) => status !== 'cancelled')
  const booked = bookings.filter(({ status }) => status === 'booked').length
  return (
    <section>
      <Text fw={600} mb={6}>
        {t('field.students')}{' '}
        <Text span c="dimmed" fw={400} size="sm">
          {t('seats', { booked: format.number(booked), seats: format.number(lesson.capacity) })}
        </Text>
      </Text>
      {bookings.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('noStudents')}
        </Text>
      )}
      <ul className={classes.people}>
        {bookings.map((one) => (
          <li key={one.id}>
            <bdi>{one.student ?? t('hiddenStudent')}</bdi>
            {one.status === 'waiting' && (
              <Text size="sm" c="dimmed">
                {t('onWaitingList')}
              </Text>
            )}
            {one.attendance && (
              <Text size="sm" c="dimmed">
                {t(`attendance.${one.attendance}`)}
              </Text>
            )}
            {one.taught_minutes !== null && (
              <Text size="sm" c="dimmed">
                {t('taught', {
                  taught: format.number(one.taught_minutes),
                  counted: format.number(one.counted_minutes ?? one.taught_minutes),
                })}
                {one.minutes_reason && (
                  <>
                    {' · '}
                    <bdi>{one.minutes_reason}</bdi>
                  </>
                )}
              </Text>
            )}
            {one.exam_result && (
              <Text size="sm" fw={600}>
                {t(`examResult.${one.exam_result}`)}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where more of it stands: the roster of a class, and the lessons that were planned together with it. */
function CardLinks({ lesson, school_id }: { lesson: Lesson; school_id: number | undefined }) {
  const t = useText('schedule')
  const search = school_id ? { school_id } : {}
  const isGroup = isClass(lesson.type.kind, lesson.capacity)
  if (!isGroup && lesson.series_id === null) return null
  return (
    <Group gap="xs">
      {isGroup && (
        <LinkButton
          to="/school/schedule/classes/$id"
          params={{ id: String(lesson.id) }}
          search={search}
          variant="light"
          leftSection={<IconUsersGroup size={18} stroke={1.5} />}
        >
          {t('openRoster')}
        </LinkButton>
      )}
      {lesson.series_id !== null && (
        <LinkButton
          to="/school/schedule/series/$id"
          params={{ id: String(lesson.series_id) }}
          search={search}
          variant="light"
          leftSection={<IconCalendarRepeat size={18} stroke={1.5} />}
        >
          {t('openSeries')}
        </LinkButton>
      )}
    </Group>
  )
}

function Overridden({ lesson, zone }: { lesson: Lesson; zone: string }) {
  const t = useText('schedule')
  const ruleText = useRuleText(zone)
  const format = useFormat()
  if (lesson.overridden.length === 0) return null
  return (
    <section>
      <Text fw={600} mb={6}>
        {t('overridden')}
      </Text>
      <ul className={classes.rules}>
        {lesson.overridden.map((one) => (
          <li key={`${one.code} ${one.at}`} data-severity="overridable">
            <span>
              {ruleText(one)}
              <small>
                <bdi>{one.reason}</bdi>
                {' · '}
                {one.by && (
                  <>
                    <bdi>{one.by}</bdi>
                    {' · '}
                  </>
                )}
                {format.dateTime(one.at, zone)}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
