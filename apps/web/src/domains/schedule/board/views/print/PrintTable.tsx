import { addDays } from '@dsms/contract/kernel/time/days'
import { clsx } from 'clsx'
import { useCalendarFormat } from '../../../../../kernel/i18n/calendarFormat.ts'
import { useFormat } from '../../../../../kernel/i18n/format.ts'
import { useText } from '../../../../../kernel/i18n/index.ts'
import type { Bar, Lane, Model } from '../../model.ts'
import { minuteAt } from '../../time/axis.ts'
import { useBarText } from '../../useBarText.ts'
import classes from './Print.module.css'

interface Props {
  model: Model
  days: readonly string[]
  /** Of the students of each lesson; where there are none the board's words are taken. */
  names: ReadonlyMap<number, readonly string[]>
  zone: string
}

/** What needs no word: that a lesson is given is what people expect. */
const expected: readonly Bar['status'][] = ['scheduled', 'confirmed', 'in_progress', 'completed']
/** Why nobody is taught, as far as it is said of a day. */
const toldBands = ['leave', 'holiday', 'maintenance'] as const

/** A row for each lane, a column for each day. */
export function PrintTable({ model, days, names, zone }: Props) {
  const t = useText('schedule')
  const format = useCalendarFormat()
  const text = useBarText(model)
  const spans = days.map((day) => ({
    day,
    from: minuteAt(day, '00:00', zone),
    to: minuteAt(addDays(day, 1), '00:00', zone),
  }))
  const isDay = days.length === 1
  return (
    <table className={clsx(classes.table, isDay && classes.oneDay)}>
      <thead>
        <tr>
          <th scope="col">{t(`by.${model.by}`)}</th>
          {days.map((day) => (
            <th key={day} scope="col">
              {isDay ? t('boardOf.day') : format.shortDay(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...model.lanes, ...model.folded].map((lane) => (
          <tr key={lane.id}>
            <th scope="row">
              <bdi>{text.laneName(lane)}</bdi>
              {lane.lane?.detail && <small dir="auto">{lane.lane.detail}</small>}
            </th>
            {spans.map(({ day, from, to }) => (
              <td key={day}>
                <Away lane={lane} from={from} to={to} />
                <ul>
                  {lane.bars
                    .filter(({ start }) => from <= start && start < to)
                    .map((bar) => (
                      <Lesson key={bar.id} bar={bar} model={model} names={names.get(bar.id)} />
                    ))}
                </ul>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Lesson({ bar, model, names }: { bar: Bar; model: Model; names: readonly string[] | undefined }) {
  const t = useText('schedule')
  const format = useFormat()
  const text = useBarText(model)
  const type = model.types.get(bar.type)
  const people = names?.length ? format.list([...names]) : ''
  const who = bar.seats > 1 ? [text.who(bar), people].filter(Boolean).join(' · ') : people || text.who(bar)
  return (
    <li style={{ '--colour': type?.colour }}>
      <strong>{text.times(bar.start, bar.end)}</strong>
      <span>
        <bdi>{type?.name}</bdi>
        {!expected.includes(bar.status) && ` (${t(`status.${bar.status}`)})`}
      </span>
      {who && <bdi>{who}</bdi>}
    </li>
  )
}

function Away({ lane: { bands }, from, to }: { lane: Lane; from: number; to: number }) {
  const t = useText('schedule')
  const kinds = toldBands.filter((kind) => bands.some((band) => band.kind === kind && band.from < to && from < band.to))
  return kinds.map((kind) => (
    <p key={kind} className={classes.away}>
      {t(`band.${kind}`)}
    </p>
  ))
}
