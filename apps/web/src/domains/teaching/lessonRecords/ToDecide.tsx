import type { TeachingDay } from '@dsms/contract/teaching/lessonRecords/calls'
import { Alert } from '@mantine/core'
import { IconArrowsSplit2 } from '@tabler/icons-react'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { wallClock } from '../../../kernel/i18n/zone.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import { deskKey, lessonOfKey, useDesks } from './kept/desks.ts'
import classes from './Teaching.module.css'

/** Lessons whose acts the school did not take as they are, such as one that the office cancelled meanwhile: their trainer decides. */
export function ToDecide({ day }: { day: TeachingDay }) {
  const t = useText('lessonRecords')
  const calendar = useCalendarFormat()
  const { desks } = useDesks()
  const open = Object.entries(desks).flatMap(([key, { clashes }]) => {
    const at = clashes[0]?.acts[0]?.at
    return at === undefined ? [] : [{ key, at }]
  })
  if (open.length === 0) return null
  return (
    <Alert color="orange" role="alert" icon={<IconArrowsSplit2 size={20} stroke={1.5} />} title={t('clash.lessons')}>
      <ul className={classes.rows}>
        {open.map(({ key, at }) => {
          const lesson = day.lessons.find((one) => deskKey(one) === key)
          const { id, booking_id: booking } = lessonOfKey(key)
          const on = lesson ? day.day : wallClock(at, day.time_zone).slice(0, 10)
          return (
            <li key={key}>
              <LinkAnchor
                to="/my/day/$lesson"
                params={{ lesson: String(id) }}
                search={{ day: on === day.today ? undefined : on, booking }}
              >
                {lesson ? (
                  <>
                    <Typed>{lesson.student?.name ?? lesson.type.name}</Typed>{' '}
                    {calendar.times(lesson.start, lesson.end, day.time_zone)}
                  </>
                ) : (
                  t('clash.lessonOf', { day: calendar.shortDay(on) })
                )}
              </LinkAnchor>
            </li>
          )
        })}
      </ul>
    </Alert>
  )
}
