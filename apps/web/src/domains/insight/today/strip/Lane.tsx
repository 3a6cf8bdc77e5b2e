import type { CSSProperties } from 'react'
import { Link } from '../../../../kernel/address/links.tsx'
import classes from './Strip.module.css'
import { openingIn, rowsOf, type StripLane, type StripProps, shareOf } from './strip.ts'
import type { StripText } from './useStripText.ts'

interface Props extends Pick<StripProps, 'strip' | 'day' | 'search' | 'plan'> {
  lane: StripLane
  hours: readonly number[]
  text: StripText
}

const [rowSize, around] = [36, 2]

/** One trainer's day: lessons, free time that can be filled, and when they do not teach. */
export function Lane({ lane, strip, hours, day, text, search, plan }: Props) {
  const { rows, depth } = rowsOf(lane.lessons)
  const place = ({ from, to }: { from: number; to: number }): CSSProperties => {
    const start = shareOf(strip, from)
    return { insetInlineStart: `${start}%`, inlineSize: `${shareOf(strip, to) - start}%` }
  }
  const trainer = text.trainer(lane)
  return (
    <li className={classes.lane} style={{ blockSize: depth * rowSize + 2 * around }}>
      <span className={classes.name} data-none={lane.trainer_id === null || undefined} title={trainer}>
        <bdi>{trainer}</bdi>
      </span>
      <div className={classes.line}>
        {hours.map((hour) => (
          <span
            key={hour}
            className={classes.tick}
            style={{ insetInlineStart: `${shareOf(strip, hour)}%` }}
            aria-hidden
          />
        ))}
        {lane.off.map((span) => (
          <span key={span.from} className={classes.off} style={place(span)} aria-hidden />
        ))}
        {lane.lessons.map((lesson) => {
          const label = text.label(lesson, lane)
          return (
            <Link
              key={lesson.id}
              to="/school/schedule"
              search={{ ...search, date: day, lesson: lesson.id }}
              className={classes.bar}
              data-status={lesson.status}
              title={label}
              style={
                {
                  '--colour': text.colourOf(lesson),
                  ...place(lesson),
                  insetBlockStart: around + (rows.get(lesson.id) ?? 0) * rowSize,
                } as CSSProperties
              }
            >
              <span className={classes.unseen}>{label}</span>
              <bdi aria-hidden>{text.who(lesson)}</bdi>
            </Link>
          )
        })}
        {lane.gaps.map((gap) =>
          plan && lane.trainer_id !== null ? (
            <button
              key={gap.from}
              type="button"
              className={classes.gap}
              style={place(gap)}
              title={text.plan(lane, gap)}
              onClick={() => plan(openingIn(lane.trainer_id ?? 0, gap))}
            >
              <span className={classes.unseen}>{text.plan(lane, gap)}</span>
              <span aria-hidden>{text.length(gap)}</span>
            </button>
          ) : (
            <span key={gap.from} className={classes.gap} style={place(gap)} title={text.times(gap.from, gap.to)}>
              {text.length(gap)}
            </span>
          ),
        )}
      </div>
    </li>
  )
}
