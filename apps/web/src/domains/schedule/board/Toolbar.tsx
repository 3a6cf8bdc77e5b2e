import { laneKinds } from '@dsms/contract/schedule/board/calls'
import { ActionIcon, Button, Group, Indicator, Popover, SegmentedControl, Select, Stack } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight, IconFilter } from '@tabler/icons-react'
import { useState } from 'react'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { DaySheet } from '../../../kit/inputs/time/DaySheet.tsx'
import { Filters } from './Filters.tsx'
import classes from './Schedule.module.css'
import { type Change, views, type Wishes } from './search.ts'
import type { Span } from './time/useSpan.ts'

interface Props {
  wishes: Wishes
  change: Change
  span: Span
  today: string
  school_id: number | undefined
}

/** Which days are shown, how, and of whom. */
export function Toolbar({ wishes, change, span, today, school_id }: Props) {
  const t = useText('schedule')
  const format = useCalendarFormat()
  const isPhone = useMediaQuery('(max-width: 48em)') ?? false
  const [isOpen, setOpen] = useState(false)
  const { view, by } = wishes
  const go = (date: string) => void change({ date: date === today ? undefined : date }, { replace: false })
  const title =
    view === 'day'
      ? format.fullDay(span.day)
      : view === 'month'
        ? format.monthYear(span.day)
        : format.days(span.from, span.to)
  const lanes = laneKinds.map((value) => ({ value, label: t(`by.${value}`) }))
  const changeLanes = (value: string | null) =>
    void change({ by: value === 'trainer' ? undefined : value, lane: undefined })
  const active = [wishes.branch_id, wishes.licence_type_id, wishes.states.length || undefined].filter(Boolean).length
  return (
    <div className={classes.toolbar}>
      <Group gap={4} wrap="nowrap">
        <ActionIcon variant="default" size={36} aria-label={t(`previous.${view}`)} onClick={() => go(span.previous)}>
          <IconChevronLeft size={18} stroke={1.5} className="mirror" />
        </ActionIcon>
        <Button variant="default" disabled={span.day === today} onClick={() => go(today)}>
          {t('today')}
        </Button>
        <ActionIcon variant="default" size={36} aria-label={t(`next.${view}`)} onClick={() => go(span.next)}>
          <IconChevronRight size={18} stroke={1.5} className="mirror" />
        </ActionIcon>
      </Group>
      <Popover opened={isOpen} onChange={setOpen} position="bottom-start" trapFocus returnFocus withRoles={false}>
        <Popover.Target>
          <Button
            variant="subtle"
            color="gray"
            className={classes.title}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <span aria-live="polite">{title}</span>
          </Button>
        </Popover.Target>
        <Popover.Dropdown role="dialog" aria-label={t('chooseDay')}>
          <DaySheet
            value={span.day}
            onChange={(day) => {
              if (day) go(day)
              setOpen(false)
            }}
            defaultDate={span.day}
          />
        </Popover.Dropdown>
      </Popover>
      <SegmentedControl
        className={classes.views}
        aria-label={t('view')}
        value={view}
        onChange={(value) => void change({ view: value === 'day' ? undefined : value })}
        data={views.map((value) => ({ value, label: t(`view.${value}`) }))}
      />
      {view !== 'month' && isPhone && (
        <Select
          className={classes.by}
          aria-label={t('by')}
          allowDeselect={false}
          value={by}
          onChange={changeLanes}
          data={lanes}
        />
      )}
      {view !== 'month' && !isPhone && (
        <SegmentedControl className={classes.by} aria-label={t('by')} value={by} onChange={changeLanes} data={lanes} />
      )}
      {isPhone ? (
        <Popover position="bottom-end" width={280} trapFocus>
          <Indicator disabled={active === 0} label={active} size={18}>
            <Popover.Target>
              <ActionIcon variant="default" size={36} aria-label={t('filters')}>
                <IconFilter size={18} stroke={1.5} />
              </ActionIcon>
            </Popover.Target>
          </Indicator>
          <Popover.Dropdown>
            <Stack gap="sm">
              <Filters wishes={wishes} change={change} school_id={school_id} />
            </Stack>
          </Popover.Dropdown>
        </Popover>
      ) : (
        <Group gap="xs" className={classes.filters}>
          <Filters wishes={wishes} change={change} school_id={school_id} />
        </Group>
      )}
    </div>
  )
}
