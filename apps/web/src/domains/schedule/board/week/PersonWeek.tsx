import { VisuallyHidden } from '@mantine/core'
import { clsx } from 'clsx'
import { type MouseEvent, useState } from 'react'
import { useCalendarFormat } from '../../../../kernel/i18n/calendarFormat.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { statusIcons } from '../grid/Bars.tsx'
import { Legend } from '../grid/Legend.tsx'
import { shortName } from '../grid/names.ts'
import { useRoom } from '../grid/useRoom.ts'
import { type Bar, isAwayOn, type Model } from '../model.ts'
import { axisOf, instantAt, type Minute, minuteIn, type Stretch } from '../time/axis.ts'
import { shownHours } from '../time/hours.ts'
import { useNow } from '../time/useNow.ts'
import type { Span } from '../time/useSpan.ts'
import type { BoardActions } from '../types.ts'
import { useBarText } from '../useBarText.ts'
import { useAwayText } from '../views/useAwayText.ts'
import { columnsOf, dayIn, type Person } from './person.ts'
import classes from './Week.module.css'

interface Props {
  model: Model
  person: Person
  span: Span
  hasAllHours: boolean
  actions: BoardActions
}

/** Heads of days, and the legend with the page's own edge below. */
const [head, below] = [44, 72]
/** Pixels of an hour at least: two lines of a lesson fit in. */
const leastHour = 40

/** The week of one student, trainer or vehicle: hours down, days across. */
export function PersonWeek({ model, person, span, hasAllHours, actions }: Props) {
  const t = useText('schedule')
  const format = useCalendarFormat()
  const away = useAwayText()
  const now = useNow()
  const [box, setBox] = useState<HTMLElement | null>(null)
  const room = useRoom(box, below)
  const zone = model.data.time_zone
  const hours = shownHours(model.data, person.bars, hasAllHours)
  const [first] = axisOf(span.days.slice(0, 1), hours, zone, 1).stretches
  const minutes = first ? first.to - first.from : 60
  const scale = Math.max(leastHour / 60, ((room ?? 600) - head - 2) / minutes)
  const { lane } = person
  const begin = (event: MouseEvent<HTMLElement>, day: string) => {
    if (!actions.mayCreate || !(event.target instanceof Element) || event.target.closest('button')) return
    const step = model.data.step_minutes
    const place = event.clientY - event.currentTarget.getBoundingClientRect().top
    const start = minuteIn(axisOf([day], hours, zone, scale), place - (step / 2) * scale, step)
    actions.drawn({ lane: lane?.id ?? 0, start, end: start })
  }
  return (
    <>
      <section
        ref={setBox}
        className={classes.board}
        style={{ '--room': room && `${room}px` }}
        aria-label={t('boardOf.week')}
        data-board
        // its own keys scroll it where it is longer than the window
        tabIndex={person.bars.length === 0 ? 0 : undefined}
      >
        <div className={classes.person}>
          <div className={classes.corner} />
          {span.days.map((day) => (
            <button
              key={day}
              type="button"
              className={clsx(classes.day, classes.personDay)}
              aria-current={day === model.data.today ? 'date' : undefined}
              onClick={() => actions.openDay(day)}
            >
              <VisuallyHidden>{format.fullDay(day)}</VisuallyHidden>
              <strong aria-hidden>{dayIn(format, day)}</strong>
              {lane && isAwayOn(lane, day) && <span>{away(lane, day)}</span>}
            </button>
          ))}
          <div className={classes.hours} style={{ blockSize: minutes * scale }} aria-hidden>
            {first &&
              fullHours(first).map((hour) => (
                <span key={hour} style={{ insetBlockStart: (hour - first.from) * scale }}>
                  {format.time(instantAt(hour), zone)}
                </span>
              ))}
          </div>
          {span.days.map((day) => {
            const [stretch] = axisOf([day], hours, zone, scale).stretches
            if (!stretch) return null
            const bars = person.bars.filter(({ start, end }) => end > stretch.from && start < stretch.to)
            const place = (from: number, to: number) => ({
              insetBlockStart: (Math.max(from, stretch.from) - stretch.from) * scale,
              blockSize: (Math.min(to, stretch.to) - Math.max(from, stretch.from)) * scale,
            })
            return (
              // biome-ignore lint/a11y/noStaticElementInteractions: "new lesson" does the same by keys
              // biome-ignore lint/a11y/useKeyWithClickEvents: "new lesson" does the same by keys
              <div
                key={day}
                className={classes.column}
                data-may={actions.mayCreate || undefined}
                style={{ blockSize: minutes * scale, '--hour': `${60 * scale}px` }}
                onClick={(event) => begin(event, day)}
              >
                {(lane?.bands ?? [])
                  .filter((band) => band.to > stretch.from && band.from < stretch.to)
                  .map((band) => (
                    <span
                      key={`${band.kind} ${band.from}`}
                      className={classes.band}
                      title={band.name ?? t(`band.${band.kind}`)}
                      style={place(band.from, band.to)}
                    />
                  ))}
                {columnsOf(bars).map(({ bar, from, share }) => (
                  <PersonBar
                    key={bar.id}
                    bar={bar}
                    model={model}
                    person={person}
                    open={actions.open}
                    style={{
                      ...place(bar.start, bar.end),
                      insetInlineStart: `${from * 100}%`,
                      inlineSize: `calc(${share * 100}% - 2px)`,
                    }}
                  />
                ))}
                {stretch.from <= now && now < stretch.to && (
                  <span className={classes.now} style={{ insetBlockStart: (now - stretch.from) * scale }} />
                )}
              </div>
            )
          })}
        </div>
      </section>
      <Legend model={model} />
    </>
  )
}

const fullHours = ({ from, to }: Stretch): Minute[] =>
  Array.from({ length: Math.floor((to - from) / 60) }, (_, nth) => from + nth * 60)

interface BarProps {
  bar: Bar
  model: Model
  person: Person
  open: (lesson: number) => void
  style: { insetBlockStart: number; blockSize: number; insetInlineStart: string; inlineSize: string }
}

/** A lesson in full: who, when, and what. Of a student's week it names the trainer, since the student is known. */
function PersonBar({ bar, model, person, open, style }: BarProps) {
  const text = useBarText(model)
  const type = model.types.get(bar.type)
  const Sign = statusIcons[bar.status]
  const lane = model.lanes.find(({ id }) => id === bar.on[model.by])
  const student = bar.seats > 1 ? type?.name : shortName(text.who(bar)) || type?.name
  const who = person.kind === 'student' ? text.laneName(lane) : student
  return (
    <button
      type="button"
      className={classes.bar}
      data-bar={bar.id}
      data-status={bar.status}
      title={text.label(bar, lane)}
      style={{ ...style, blockSize: Math.max(style.blockSize - 2, 20), '--colour': type?.colour }}
      onClick={() => open(bar.id)}
    >
      <strong>
        <bdi>{who}</bdi>
        {Sign && <Sign size={14} stroke={2} aria-hidden />}
      </strong>
      <span>
        {text.times(bar.start, bar.end)}
        {bar.seats > 1 && ` · ${text.who(bar)}`}
      </span>
      <span>
        <bdi>{type?.name}</bdi>
      </span>
    </button>
  )
}
