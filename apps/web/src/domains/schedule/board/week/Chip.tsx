import { IconAlertTriangle } from '@tabler/icons-react'
import { memo } from 'react'
import { statusIcons } from '../grid/Bars.tsx'
import { firstName } from '../grid/names.ts'
import type { Bar, Lane, Model } from '../model.ts'
import type { BarText } from '../useBarText.ts'
import classes from './Week.module.css'

interface Props {
  bar: Bar
  model: Model
  text: BarText
  lane: Lane
  /** Which of the week's days it stands in. */
  day: number
  /** The Tab key reaches it. */
  isCurrent: boolean
  open: (lesson: number) => void
}

/** A lesson in a word: its hour, and who is taught; of a class what it is. */
export const Chip = memo(function Chip({ bar, model, text, lane, day, isCurrent, open }: Props) {
  const type = model.types.get(bar.type)
  const Sign = statusIcons[bar.status]
  const who = bar.seats > 1 ? '' : text.who(bar)
  const label = text.label(bar, lane)
  return (
    <button
      type="button"
      className={classes.chip}
      data-bar={bar.id}
      data-day={day}
      data-status={bar.status}
      tabIndex={isCurrent ? 0 : -1}
      title={label}
      style={{ '--colour': type?.colour }}
      onClick={() => open(bar.id)}
    >
      <span className={classes.told}>{label}</span>
      <span aria-hidden>{text.hour(bar.start)}</span>
      <bdi aria-hidden>{who ? firstName(who) : type?.name}</bdi>
      {lane.id === 0 && <IconAlertTriangle size={12} stroke={2} aria-hidden />}
      {Sign && <Sign size={12} stroke={2} aria-hidden />}
    </button>
  )
})
