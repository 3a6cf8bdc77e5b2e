import { addDays } from '@dsms/contract/kernel/time/days'
import type { DayLesson, TeachingDay } from '@dsms/contract/teaching/lessonRecords/calls'
import { recordStatus } from '@dsms/contract/teaching/lessonRecords/rules'
import { ActionIcon, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconSteeringWheel } from '@tabler/icons-react'
import { useEffect } from 'react'
import { text, useChangeSearch, useSearchOf } from '../../../kernel/address/search.ts'
import { keepScreens } from '../../../kernel/browser/kept/screens.ts'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { loadTexts, useText } from '../../../kernel/i18n/index.ts'
import { Empty } from '../../../kit/list/Empty.tsx'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { Bdi, Typed } from '../../../ui/Bidi.tsx'
import { LinkAnchor, LinkButton } from '../../../ui/page/links.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'
import { LessonFeed } from '../../schedule/public.ts'
import { TrainerError } from '../../trainers/public.ts'
import { deskKey } from './kept/desks.ts'
import { NetworkNote } from './NetworkNote.tsx'
import { bookingOf, isCancelledOrNoShow, nextOf } from './nextOf.ts'
import { RecordStatusBadge } from './RecordStatusBadge.tsx'
import classes from './Teaching.module.css'
import { ToDecide } from './ToDecide.tsx'
import { useDay, useShown, useUnfinished } from './useTeaching.ts'
import { VehicleChecks } from './vehicles/VehicleChecks.tsx'
import { VehicleStopped } from './vehicles/VehicleStopped.tsx'

const readers = { day: text }

/** What a lesson needs, and what stands around it once somebody does something. */
const loadLesson = () =>
  Promise.all([
    import('./LessonPage.tsx'),
    import('./vehicles/CheckForm.tsx'),
    import('../../../ui/toasts/ToastHost.tsx'),
    loadTexts(['lessonRecords', 'drivingErrors', 'markingSchemes', 'contracts', 'problems']),
  ])

/** What a trainer works from: the lesson of now and the next one, the day's list, and what was left unfinished. */
export function DayPage() {
  const t = useText('lessonRecords')
  const { day } = useSearchOf(readers)
  const asked = /^\d{4}-\d\d-\d\d$/.test(day) ? day : 'today'
  const { data, isError, error, refetch } = useDay(asked)
  const isFresh = data !== undefined && !data.isKept
  useEffect(() => {
    if (isFresh) void keepScreens('/my/day', loadLesson)
  }, [isFresh])
  return (
    <Page title={t('day.title')}>
      <div className={classes.narrow}>
        {data && <DaySwitch day={data.day} today={data.today} />}
        <NetworkNote isKept={Boolean(data?.isKept)} />
        {isError && !data && <TrainerError error={error} onRetry={() => refetch()} />}
        {!data && !isError && <ListSkeleton rows={5} />}
        {data?.lessons.length === 0 && (
          <Empty icon={<IconSteeringWheel size={48} stroke={1} />} text={t('day.empty')} />
        )}
        {data && <ToDecide day={data} />}
        {data && <VehicleChecks day={data} />}
        {data && data.lessons.length > 0 && <Lessons day={data} />}
        {data && data.day === data.today && !data.isKept && <Unfinished />}
        {data && data.day === data.today && !data.isKept && <LessonFeed />}
      </div>
    </Page>
  )
}

function DaySwitch({ day, today }: { day: string; today: string }) {
  const t = useText('lessonRecords')
  const calendar = useCalendarFormat()
  const change = useChangeSearch()
  const go = (to: string) => void change({ day: to === today ? undefined : to })
  return (
    <div className={classes.switch}>
      <ActionIcon variant="default" size={44} aria-label={t('day.before')} onClick={() => go(addDays(day, -1))}>
        <IconChevronLeft className="mirror" size={20} stroke={1.5} />
      </ActionIcon>
      <h2 className={classes.dayName}>{calendar.fullDay(day)}</h2>
      <ActionIcon variant="default" size={44} aria-label={t('day.after')} onClick={() => go(addDays(day, 1))}>
        <IconChevronRight className="mirror" size={20} stroke={1.5} />
      </ActionIcon>
    </div>
  )
}

function Lessons({ day }: { day: TeachingDay }) {
  const t = useText('lessonRecords')
  const shown = useShown()
  const now = Date.now()
  const next = nextOf(day, shown)
  return (
    <>
      {next && (
        <section className="card" aria-labelledby="now">
          <h2 id="now" className={classes.heading}>
            {t(Date.parse(next.start) <= now ? 'day.now' : 'day.next')}
          </h2>
          <LessonLine lesson={next} day={day} />
          <LinkButton
            to="/my/day/$lesson"
            params={{ lesson: String(next.id) }}
            search={{ booking: bookingOf(next) }}
            fullWidth
            size="lg"
            mt="sm"
          >
            {t('day.open')}
          </LinkButton>
        </section>
      )}
      <ul className={classes.list} aria-label={t('day.list')}>
        {day.lessons.map((lesson) => (
          <li key={deskKey(lesson)} className="card" data-off={isCancelledOrNoShow(lesson) || undefined}>
            <LessonLine lesson={lesson} day={day} isLink />
          </li>
        ))}
      </ul>
    </>
  )
}

function LessonLine({ lesson, day, isLink = false }: { lesson: DayLesson; day: TeachingDay; isLink?: boolean }) {
  const t = useText('lessonRecords')
  const format = useFormat()
  const calendar = useCalendarFormat()
  const shown = useShown()
  const { student, vehicle, last, type } = lesson
  const name = student?.name ?? t('day.group', { count: lesson.booked, name: type.name })
  const focus = day.skills.filter(({ id }) => last?.focus.includes(id)).map((skill) => skill.name)
  const where = lesson.meeting_point || lesson.place || lesson.branch
  const status = recordStatus(shown(lesson), Date.parse(day.now))
  return (
    <div className={classes.line}>
      <div className={classes.lineHead}>
        <time className="tabular" dateTime={lesson.start}>
          {calendar.times(lesson.start, lesson.end, day.time_zone)}
        </time>
        {isCancelledOrNoShow(lesson) ? (
          <StatusBadge
            status="cancelled"
            label={t(`status.${lesson.status === 'no_show' ? 'no_show' : 'cancelled'}`)}
          />
        ) : (
          status !== 'none' && <RecordStatusBadge status={status} />
        )}
      </div>
      {isLink ? (
        <LessonLink lesson={lesson} day={day} name={name} />
      ) : (
        <strong className={classes.name}>
          <Typed>{name}</Typed>
        </strong>
      )}
      <div className={classes.facets}>
        <span>{type.name}</span>
        {student && <span>{t('day.nth', { nth: format.number(student.nth), of: format.number(student.of) })}</span>}
        <Typed>{where}</Typed>
        {vehicle && (
          <span>
            <Typed>{vehicle.name}</Typed> <Bdi>{vehicle.plate}</Bdi>
          </span>
        )}
      </div>
      {!isCancelledOrNoShow(lesson) && <VehicleStopped vehicle={vehicle} />}
      {focus.length > 0 && <Text size="sm">{t('day.focus', { what: format.list(focus) })}</Text>}
      {last?.shared_note && (
        <Text size="sm" c="dimmed" lineClamp={2}>
          <Typed>{last.shared_note}</Typed>
        </Text>
      )}
    </div>
  )
}

function LessonLink({ lesson, day, name }: { lesson: DayLesson; day: TeachingDay; name: string }) {
  if (lesson.is_class)
    return (
      <LinkAnchor to="/school/schedule/classes/$id" params={{ id: String(lesson.id) }} className={classes.name}>
        <Typed>{name}</Typed>
      </LinkAnchor>
    )
  return (
    <LinkAnchor
      to="/my/day/$lesson"
      params={{ lesson: String(lesson.id) }}
      search={{ ...(day.day === day.today ? {} : { day: day.day }), booking: bookingOf(lesson) }}
      className={classes.name}
    >
      <Typed>{name}</Typed>
    </LinkAnchor>
  )
}

/** Lessons of the last days that somebody still has to finish or sign. */
function Unfinished() {
  const t = useText('lessonRecords')
  const calendar = useCalendarFormat()
  const { data } = useUnfinished()
  if (!data?.length) return null
  return (
    <section className="card" aria-labelledby="unfinished">
      <h2 id="unfinished" className={classes.heading}>
        {t('unfinished.title')}
      </h2>
      <ul className={classes.rows}>
        {data.map((one) => (
          <li key={one.booking_id} className={classes.row}>
            <LinkAnchor
              to="/my/day/$lesson"
              params={{ lesson: String(one.id) }}
              search={{ day: one.day, booking: one.is_shared ? one.booking_id : undefined }}
            >
              <Typed>{one.student ?? one.type}</Typed>
            </LinkAnchor>
            <span className={classes.quiet}>
              {calendar.shortDay(one.day)} · {t(one.is_finished ? 'unfinished.sign' : 'unfinished.finish')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
