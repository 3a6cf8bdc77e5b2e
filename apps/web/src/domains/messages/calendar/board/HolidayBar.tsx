import type { HolidayMark } from '@dsms/contract/school/holidays/calls'
import { IconBeach, IconClock } from '@tabler/icons-react'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import classes from '../event/Event.module.css'
import { useHolidayWords } from '../state/useHolidayWords.ts'
import { fromStart } from './EventBar.tsx'

type Props = Pick<ComponentProps<'button'>, 'className' | 'style'> & { mark: HolidayMark }

/** A holiday in the schedule: it is read, not pressed, and dashed apart from what people put there. */
export function HolidayBar({ mark, className, style }: Props) {
  const { joined } = useFormat()
  const words = joined(useHolidayWords()(mark))
  const Sign = mark.is_working ? IconClock : IconBeach
  return (
    <div
      className={clsx(className, classes.event, classes.holiday)}
      style={fromStart(style)}
      title={joined([mark.name, words])}
    >
      <span className={classes.body}>
        <Sign className={classes.mark} stroke={1.75} aria-hidden />
        <bdi className={classes.title}>{mark.name}</bdi>
        <span className="visuallyHidden">{words}</span>
      </span>
    </div>
  )
}
