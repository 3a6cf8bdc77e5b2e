import { Button } from '@mantine/core'
import { type CSSProperties, useState } from 'react'
import { Link } from '../../../../kernel/address/links.tsx'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from './Strip.module.css'
import { openingIn, type StripLane, type StripLesson, type StripProps } from './strip.ts'
import { useMinute } from './useMinute.ts'
import { useStripText } from './useStripText.ts'

/** So many are shown of a day on a phone, from now on. */
const most = 6

type Item = { lane: StripLane; from: number; to: number; lesson?: StripLesson }

/** The same day on a phone: lessons and free times one below the other, the next one first. */
export function StripList({ strip, day, zone, search, plan }: StripProps) {
  const t = useText('today')
  const text = useStripText(strip, zone)
  const now = useMinute()
  const [isWhole, setWhole] = useState(false)
  const all = strip.lanes
    .flatMap((lane): Item[] => [
      ...lane.lessons.map((lesson) => ({ lane, from: lesson.from, to: lesson.to, lesson })),
      ...lane.gaps.map(({ from, to }) => ({ lane, from, to })),
    ])
    .sort((one, other) => one.from - other.from)
  const ahead = all.filter(({ to }) => to > now)
  // what is over comes last; a day that is over is shown as it was
  const items = ahead.length > 0 ? [...ahead, ...all.filter(({ to }) => to <= now)] : all
  const shown = isWhole ? items : items.slice(0, most)
  return (
    <>
      <ol className={classes.list}>
        {shown.map(({ lane, from, to, lesson }) => (
          <li key={lesson?.id ?? `${lane.trainer_id} ${from}`} data-over={to <= now || undefined}>
            <span className={classes.time}>{text.start(from)}</span>
            {lesson ? (
              <Link
                to="/school/schedule"
                search={{ ...search, date: day, lesson: lesson.id }}
                className={classes.item}
                data-status={lesson.status}
                style={{ '--colour': text.colourOf(lesson) } as CSSProperties}
              >
                <span className={classes.unseen}>{text.label(lesson, lane)}</span>
                <bdi aria-hidden>{text.who(lesson)}</bdi>
                <span className={classes.quiet} aria-hidden>
                  <bdi>{text.trainer(lane)}</bdi>
                </span>
              </Link>
            ) : (
              <button
                type="button"
                className={classes.freeItem}
                disabled={!plan || lane.trainer_id === null}
                onClick={() => plan?.(openingIn(lane.trainer_id ?? 0, { from, to }))}
              >
                <span className={classes.unseen}>{text.plan(lane, { from, to })}</span>
                <bdi aria-hidden>{text.trainer(lane)}</bdi>
                <span className={classes.quiet} aria-hidden>
                  {t('gap.free')} · {text.length({ from, to })}
                </span>
              </button>
            )}
          </li>
        ))}
      </ol>
      {items.length > most && (
        <Button variant="subtle" fullWidth mih={44} onClick={() => setWhole(!isWhole)} aria-expanded={isWhole}>
          {isWhole ? t('showLess') : t('showAll', { count: items.length })}
        </Button>
      )}
    </>
  )
}
