import type { HolidayMark } from '@dsms/contract/school/holidays/calls'
import { IconBeach, IconClock } from '@tabler/icons-react'
import { useCalendarFormat } from '../../../../kernel/i18n/calendarFormat.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import type { Day } from '../state/days.ts'
import { useHolidayWords } from '../state/useHolidayWords.ts'
import classes from './Row.module.css'

/** A holiday as a line of a list. One of several days says until when, where it stands under its first alone. */
export function HolidayRow({ mark, listedOn }: { mark: HolidayMark; listedOn?: Day }) {
  const t = useText('calendar')
  const format = useCalendarFormat()
  const words = useHolidayWords()(mark)
  const Sign = mark.is_working ? IconClock : IconBeach
  const isLonger = listedOn !== undefined && mark.ends_on > listedOn
  return (
    <div className={classes.row} data-still>
      <span className={classes.hours}>{t('allDay')}</span>
      <Sign className={classes.sign} size={18} stroke={1.5} aria-hidden />
      <span className={classes.what}>
        <span className={classes.title}>
          <bdi>{mark.name}</bdi>
        </span>
        <span className={classes.about}>
          {words.map((word) => (
            <bdi key={word}>{word}</bdi>
          ))}
          {isLonger && <span>{t('holiday.until', { day: format.dayMonth(mark.ends_on) })}</span>}
        </span>
      </span>
    </div>
  )
}
