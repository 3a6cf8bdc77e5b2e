import type { Bar, Lane, Model } from '../model.ts'
import { useBarText } from '../useBarText.ts'
import { StatusMark } from './StatusMark.tsx'
import classes from './Views.module.css'

interface Props {
  model: Model
  bar: Bar
  /** Named where the list is of several. */
  lane?: Lane | undefined
  open: (lesson: number) => void
}

/** A lesson on a phone: when, what, who. */
export function LessonRow({ model, bar, lane, open }: Props) {
  const text = useBarText(model)
  const type = model.types.get(bar.type)
  return (
    <button
      type="button"
      className={classes.row}
      data-status={bar.status}
      style={{ '--colour': type?.colour }}
      onClick={() => open(bar.id)}
    >
      <span className={classes.rowTop}>
        <span className={classes.time}>{text.times(bar.start, bar.end)}</span>
        <StatusMark status={bar.status} />
      </span>
      <span className={classes.rowName}>{type?.name}</span>
      <span className={classes.rowWho}>
        <bdi>{text.who(bar)}</bdi>
        {lane?.lane && <bdi>{lane.lane.name}</bdi>}
      </span>
    </button>
  )
}
