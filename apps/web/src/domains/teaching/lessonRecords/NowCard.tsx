import { Group, Skeleton, Text } from '@mantine/core'
import { askEarly } from '../../../kernel/call/early.ts'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { LinkAnchor, LinkButton } from '../../../ui/page/links.tsx'
import { isNoTrainer } from '../../trainers/public.ts'
import { bookingOf, isCancelledOrNoShow, nextOf } from './nextOf.ts'
import classes from './Teaching.module.css'
import { ToDecide } from './ToDecide.tsx'
import { dayOf, useDay, useShown, useUnfinished } from './useTeaching.ts'
import { VehicleChecks } from './vehicles/VehicleChecks.tsx'
import { VehicleStopped } from './vehicles/VehicleStopped.tsx'

/** On the first screen of trainers: the lesson of now or the next one today, and what is still to be written up. */
export function NowCard() {
  const t = useText('lessonRecords')
  const format = useFormat()
  const calendar = useCalendarFormat()
  const shown = useShown()
  const { data, isError, error, refetch } = useDay('today')
  const unfinished = useUnfinished().data?.length ?? 0
  // what stands below on the first screen says why, and where to go on
  if (isError && !data && isNoTrainer(error)) return null
  if (isError && !data) return <ErrorBox error={error} onRetry={() => refetch()} />
  if (!data) return <Skeleton height={180} mb="md" />
  const next = nextOf(data, shown)
  return (
    <>
      <div className={classes.checks}>
        <ToDecide day={data} />
      </div>
      <section className="card" aria-labelledby="now" style={{ marginBlockEnd: 16 }}>
        <h2 id="now" className={classes.heading}>
          {t(next && Date.parse(next.start) <= Date.now() ? 'day.now' : 'day.next')}
        </h2>
        {next ? (
          <>
            <div className={classes.line}>
              <time className="tabular" dateTime={next.start}>
                {calendar.times(next.start, next.end, data.time_zone)}
              </time>
              <strong className={classes.name}>
                <Typed>{next.student?.name ?? next.type.name}</Typed>
              </strong>
            </div>
            <div className={classes.facets}>
              <span>{next.type.name}</span>
              {next.student && (
                <span>
                  {t('day.nth', { nth: format.number(next.student.nth), of: format.number(next.student.of) })}
                </span>
              )}
              <Typed>{next.meeting_point ?? next.place ?? next.branch}</Typed>
            </div>
            <VehicleStopped vehicle={next.vehicle} />
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
          </>
        ) : (
          <Text size="sm" c="dimmed">
            {t(data.lessons.some((lesson) => !isCancelledOrNoShow(lesson)) ? 'day.over' : 'day.empty')}
          </Text>
        )}
        <Group gap="md" mt="sm">
          <LinkAnchor to="/my/day">{t('day.title')}</LinkAnchor>
          {unfinished > 0 && (
            <Text size="sm">
              {t('unfinished.title')}: {format.number(unfinished)}
            </Text>
          )}
        </Group>
      </section>
      <div className={classes.checks}>
        <VehicleChecks day={data} />
      </div>
    </>
  )
}
NowCard.ask = () => askEarly(dayOf('today'))
