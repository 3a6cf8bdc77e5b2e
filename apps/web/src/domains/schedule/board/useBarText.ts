import { useMemo } from 'react'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import type { Bar, Lane, Model } from './model.ts'
import { instantAt, type Minute } from './time/axis.ts'

export type BarText = ReturnType<typeof useBarText>

/** What the board says of a lesson, in the reader's language. */
export function useBarText(model: Model) {
  const t = useText('schedule')
  const calendar = useCalendarFormat()
  const format = useFormat()
  return useMemo(() => {
    const zone = model.data.time_zone
    const time = (at: Minute) => calendar.time(instantAt(at), zone)
    const times = (from: Minute, to: Minute) => calendar.times(instantAt(from), instantAt(to), zone)
    /** The student, or how many of the seats are taken. */
    const who = (bar: Bar): string => {
      if (bar.seats > 1) return t('seats', { booked: format.number(bar.booked), seats: format.number(bar.seats) })
      return model.students.get(bar.student) ?? ''
    }
    const laneName = (lane: Lane | undefined) => lane?.lane?.name ?? t(`without.${model.by}`)
    return {
      time,
      /** The hour alone, with its minutes where it has any: "9", "9:30". */
      hour: (at: Minute) => hourIn(time(at)),
      times,
      who,
      laneName,
      label: (bar: Bar, lane: Lane | undefined, isElsewhere = false) =>
        format.joined([
          who(bar),
          times(bar.start, bar.end),
          model.types.get(bar.type)?.name ?? '',
          laneName(lane),
          t(`status.${bar.status}`),
          isElsewhere ? t('carriedElsewhere') : '',
        ]),
    }
  }, [model, t, calendar, format])
}

/** The short form of a time where there is no room: neither "am" nor full hours' noughts. */
function hourIn(time: string): string {
  const [, hour, minutes] = /(\d{1,2})\D(\d{2})/.exec(time) ?? []
  if (hour === undefined) return time
  return minutes === '00' ? String(Number(hour)) : `${Number(hour)}:${minutes}`
}
