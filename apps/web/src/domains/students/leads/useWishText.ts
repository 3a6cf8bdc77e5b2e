import { fromIso } from '@dsms/contract/kernel/time/days'
import type { WishTime } from '@dsms/contract/kit/wishTimes'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'

/** Times of the week that suit somebody, in words: "Sunday 5:00 pm – 8:00 pm". */
export function useWishText(): (times: readonly WishTime[]) => string {
  const { weekdays, joined, range } = useFormat()
  const { wallTime } = useCalendarFormat()
  return (times) =>
    joined(times.map(({ weekday, from, to }) => `${weekdays[fromIso(weekday)]} ${range(wallTime(from), wallTime(to))}`))
}
