import { Button } from '@mantine/core'
import { type CSSProperties, useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import legend from '../../../../ui/status/Legend.module.css'
import { Lane } from './Lane.tsx'
import classes from './Strip.module.css'
import { hoursOf, type Strip, type StripProps, shareOf } from './strip.ts'
import { useMinute } from './useMinute.ts'
import { useStripText } from './useStripText.ts'

/** So many trainers are shown; the others on demand. */
const mostLanes = 12

/** The hours of a day from its opening to its closing, a line for each trainer at work, and where now is. */
export function DayStrip({ strip, day, zone, search, plan }: StripProps) {
  const t = useText('today')
  const text = useStripText(strip, zone)
  const now = useMinute()
  const [isWhole, setWhole] = useState(false)
  const isRunning = now >= strip.from && now <= strip.to
  const lanes = isWhole || strip.lanes.length <= mostLanes ? strip.lanes : busyFirst(strip.lanes).slice(0, mostLanes)
  const hours = hoursOf(strip)
  return (
    <>
      <div className={classes.scroll}>
        <div className={classes.strip}>
          <div className={classes.axis} aria-hidden>
            <span className={classes.name} />
            <div className={classes.line}>
              {hours.map((hour) => (
                <span key={hour} className={classes.hour} style={at(shareOf(strip, hour))}>
                  {text.start(hour)}
                </span>
              ))}
            </div>
          </div>
          <ul className={classes.lanes}>
            {lanes.map((lane) => (
              <Lane
                key={lane.trainer_id ?? 'none'}
                lane={lane}
                strip={strip}
                hours={hours}
                day={day}
                text={text}
                search={search}
                plan={plan}
              />
            ))}
          </ul>
          {isRunning && (
            <div className={classes.nowLine} aria-hidden>
              <span className={classes.now} style={at(shareOf(strip, now))} />
            </div>
          )}
        </div>
      </div>
      <div className={classes.foot}>
        <ul className={legend.legend}>
          {strip.types.map(({ id, name, colour }) => (
            <li key={id}>
              <span className={classes.swatch} style={{ '--colour': colour } as CSSProperties} aria-hidden />
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
        {strip.lanes.length > mostLanes && (
          <Button variant="subtle" size="compact-md" onClick={() => setWhole(!isWhole)} aria-expanded={isWhole}>
            {isWhole ? t('showLess') : t('showAll', { count: strip.lanes.length })}
          </Button>
        )}
      </div>
    </>
  )
}

/** Of many trainers those with lessons, each group in the order of their names. */
const busyFirst = (lanes: Strip['lanes']) =>
  lanes.toSorted((one, other) => Number(other.lessons.length > 0) - Number(one.lessons.length > 0))

const at = (share: number): CSSProperties => ({ insetInlineStart: `${share}%` })
