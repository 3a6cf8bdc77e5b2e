import { laneKinds } from '@dsms/contract/schedule/board/calls'
import { ActionIcon, Button, Group, SegmentedControl, Select } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight, IconUserQuestion } from '@tabler/icons-react'
import { later } from '../../../../kernel/browser/later/later.tsx'
import { useCalendarFormat } from '../../../../kernel/i18n/calendarFormat.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import type { BoardData } from '../model.ts'
import { type Change, isFiltered, views, type Wishes } from '../search.ts'
import type { Span } from '../time/useSpan.ts'
import { DayButton } from './DayButton.tsx'
import { FilterButton } from './FilterButton.tsx'
import { HourTools } from './HourTools.tsx'
import classes from './Tools.module.css'

// of those who filter
const FilterChips = later(async () => (await import('./FilterChips.tsx')).FilterChips, {
  Waiting: () => <div className={classes.chips} />,
})

interface Props {
  wishes: Wishes
  change: Change
  span: Span
  today: string
  data: BoardData | undefined
  school_id: number | undefined
}

/** One line chooses the days, the view and the lanes. The active filters stand below it. */
export function Toolbar({ wishes, change, span, today, data, school_id }: Props) {
  const t = useText('schedule')
  const format = useCalendarFormat()
  const isPhone = useMediaQuery('(max-width: 48em)') ?? false
  const { view, by, isTrayOpen } = wishes
  const side = isPhone ? 44 : 36
  const go = (date: string) => void change({ date: date === today ? undefined : date }, { replace: false })
  const title =
    view === 'day'
      ? span.day.slice(0, 4) === today.slice(0, 4)
        ? `${format.weekday(span.day, 'long')} ${format.dayMonth(span.day)}`
        : format.fullDay(span.day)
      : view === 'month'
        ? format.monthYear(span.day)
        : format.days(span.from, span.to)
  const named = (kind: 'trainer' | 'vehicle') => (id: number) =>
    by === kind && data ? [...data.lanes, ...data.others].find((one) => one.id === id)?.name : undefined
  return (
    <div className={classes.tools}>
      <div className={classes.line}>
        <Group gap={4} wrap="nowrap">
          <ActionIcon
            variant="default"
            size={side}
            aria-label={t(`previous.${view}`)}
            onClick={() => go(span.previous)}
          >
            <IconChevronLeft size={18} stroke={1.5} className="mirror" />
          </ActionIcon>
          <Button variant="default" px="sm" h={side} disabled={span.day === today} onClick={() => go(today)}>
            {t('today')}
          </Button>
          <ActionIcon variant="default" size={side} aria-label={t(`next.${view}`)} onClick={() => go(span.next)}>
            <IconChevronRight size={18} stroke={1.5} className="mirror" />
          </ActionIcon>
        </Group>
        <DayButton day={span.day} title={title} go={go} />
        <SegmentedControl
          className={classes.views}
          aria-label={t('view')}
          value={view}
          onChange={(value) => void change({ view: value === 'day' ? undefined : value })}
          data={views.map((value) => ({ value, label: t(`view.${value}`) }))}
        />
        {view !== 'month' && (
          <Select
            className={classes.by}
            aria-label={t('by')}
            allowDeselect={false}
            value={by}
            onChange={(value) => void change({ by: value === 'trainer' ? undefined : value, lane: undefined })}
            data={laneKinds.map((value) => ({ value, label: t(`by.${value}`) }))}
          />
        )}
        <FilterButton wishes={wishes} change={change} data={data} school_id={school_id} isPhone={isPhone} />
        {(view === 'day' || view === 'week') && !isPhone && (
          <HourTools wishes={wishes} change={change} isPerson={isPerson(wishes)} />
        )}
        <TrayButton isOpen={isTrayOpen} change={change} isPhone={isPhone} />
      </div>
      {isFiltered(wishes) && (
        <FilterChips
          wishes={wishes}
          change={change}
          school_id={school_id}
          named={{ trainer: named('trainer'), vehicle: named('vehicle') }}
        />
      )}
    </div>
  )
}

/** The week of one of them is a calendar, which is not looked at more closely. */
const isPerson = ({ view, student_id, trainer_id, vehicle_id }: Wishes): boolean =>
  view === 'week' && Boolean(student_id || trainer_id || vehicle_id)

/** Who is still to be planned, beside the board. */
function TrayButton({ isOpen, change, isPhone }: { isOpen: boolean; change: Change; isPhone: boolean }) {
  const t = useText('schedule')
  const icon = <IconUserQuestion size={18} stroke={1.5} />
  const press = {
    variant: isOpen ? 'light' : 'default',
    'aria-pressed': isOpen,
    onClick: () => void change({ unplanned: isOpen ? undefined : 1 }),
  }
  if (isPhone)
    return (
      <ActionIcon {...press} size={44} aria-label={t('tray.title')}>
        {icon}
      </ActionIcon>
    )
  return (
    <Button {...press} px="sm" leftSection={icon}>
      {t('tray.title')}
    </Button>
  )
}
