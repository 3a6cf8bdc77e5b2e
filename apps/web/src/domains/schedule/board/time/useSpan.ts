import { addDays, daysFrom, firstOfWeek } from '@dsms/contract/kernel/time/days'
import { useState } from 'react'
import { deviceDay } from '../../../../kernel/browser/deviceDay.ts'
import type { View, Wishes } from '../search.ts'
import { monthsAfter, sheetOf } from './days.ts'

export interface Span {
  /** The day that the address names, or today. */
  day: string
  from: string
  to: string
  days: string[]
  /** The day before or after which the arrows go to. */
  previous: string
  next: string
}

/** Which days a view shows around a day. */
function spanOf(view: View, day: string, weekStart: number, weeks: number): Span {
  if (view === 'day') return { day, from: day, to: day, days: [day], previous: addDays(day, -1), next: addDays(day, 1) }
  if (view === 'month') {
    const { from, to } = sheetOf(day, weekStart)
    return { day, from, to, days: daysFrom(from, to), previous: monthsAfter(day, -1), next: monthsAfter(day, 1) }
  }
  const from = firstOfWeek(day, weekStart)
  const days = weeks * 7
  const to = addDays(from, days - 1)
  return { day, from, to, days: daysFrom(from, to), previous: addDays(day, -days), next: addDays(day, days) }
}

/** The span of the address, before anything of the school is known. */
export const spanIn = (wishes: Wishes): Span => spanOf(wishes.view, wishes.date ?? deviceDay(), 0, weeksOf(wishes))

/** Who looks for the lessons of one student sees as many weeks as the board answers at once. */
const weeksOf = ({ view, student_id }: Wishes): number => (view === 'list' && student_id ? 6 : 1)

/** The span of the address. What the school calls today, and where its weeks begin, is known with the first answer. */
export function useSpan(wishes: Wishes) {
  const { view, date } = wishes
  const weeks = weeksOf(wishes)
  const [known, setKnown] = useState({ today: deviceDay(), weekStart: 0 })
  const learn = (today: string, weekStart: number) => {
    if (known.today !== today || known.weekStart !== weekStart) setKnown({ today, weekStart })
  }
  return { span: spanOf(view, date ?? known.today, known.weekStart, weeks), today: known.today, learn }
}
