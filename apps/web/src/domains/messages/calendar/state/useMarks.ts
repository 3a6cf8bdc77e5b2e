import { useMemo } from 'react'
import type { Day } from './days.ts'
import type { Mark } from './marks.ts'
import { useHolidays } from './useHolidays.ts'
import { useLeave } from './useLeave.ts'

/** Holidays, and leave unless it is switched off, that touch some days. */
export function useMarks(from: Day, to: Day, showsLeave: boolean, isWanted = true): Mark[] {
  const holidays = useHolidays(from, to, isWanted)
  const leave = useLeave(from, to, isWanted && showsLeave)
  return useMemo(() => [...holidays, ...leave], [holidays, leave])
}
