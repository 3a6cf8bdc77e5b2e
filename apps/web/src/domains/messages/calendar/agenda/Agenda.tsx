import { Button } from '@mantine/core'
import { IconCalendarOff, IconPlus } from '@tabler/icons-react'
import { useCalendarFormat } from '../../../../kernel/i18n/calendarFormat.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Empty } from '../../../../kit/list/Empty.tsx'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { idOf } from '../board/scheduleEvents.ts'
import classes from '../CalendarPage.module.css'
import { nameOf } from '../state/marks.ts'
import { useCalendarSettings } from '../state/useCalendarSettings.ts'
import type { CalendarState } from '../state/useCalendarState.ts'
import { EventRow } from './EventRow.tsx'
import { MarkRow } from './MarkRow.tsx'
import { useAgenda } from './useAgenda.ts'
import { useDayLabel } from './useDayLabel.ts'

/** Events as a list by days: a month from the chosen day on, and as far as one wants; or what a search finds. */
export function Agenda({ state }: { state: CalendarState }) {
  const t = useText('calendar')
  const format = useCalendarFormat()
  const { showsHijri } = useCalendarSettings()
  const dayLabel = useDayLabel(showsHijri)
  const { days, until, error, isPending, refetch, more, isLoadingMore } = useAgenda(state)
  if (error) {
    return (
      <div className={classes.notice}>
        <ErrorBox error={error} onRetry={() => void refetch()} />
      </div>
    )
  }
  if (isPending) return <ListSkeleton rows={10} />
  return (
    <section className={classes.agenda} aria-label={t('view.agenda')}>
      {days.length === 0 ? (
        <Empty icon={<IconCalendarOff size={40} stroke={1.25} />} text={emptyText()}>
          {state.q === '' && state.kinds.length > 0 && (
            <Button leftSection={<IconPlus size={18} stroke={1.5} />} onClick={() => state.openNew(state.day)}>
              {t('add')}
            </Button>
          )}
        </Empty>
      ) : (
        <ol className={classes.days}>
          {days.map(({ day, events, marks }) => (
            <li key={day}>
              <h3 className={classes.dayTitle} data-today={day === state.today || undefined}>
                {day === state.today ? t('todayIs', { day: dayLabel(day) }) : dayLabel(day)}
              </h3>
              <ul className={classes.events}>
                {marks.map((mark) => (
                  <li key={nameOf(mark)}>
                    <MarkRow mark={mark} listedOn={day} />
                  </li>
                ))}
                {events.map((event) => (
                  <li key={idOf(event)}>
                    <EventRow
                      event={event}
                      day={state.q === '' ? day : undefined}
                      open={() => state.openEvent(event.id, state.q === '' ? event.extendedProps.occurrence : null)}
                    />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
      {more && (
        <div className={classes.more}>
          {t('shownUntil', { day: format.fullDay(until) })}
          <Button variant="default" loading={isLoadingMore} onClick={() => void more()}>
            {t('later')}
          </Button>
        </div>
      )}
    </section>
  )

  function emptyText(): string {
    if (state.kinds.length === 0) return t('noKinds')
    return state.q === '' ? t('noneUntil', { day: format.fullDay(until) }) : t('noneFound')
  }
}
