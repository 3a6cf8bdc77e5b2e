import { isPastMidnight } from '@dsms/contract/kernel/time/clock'
import { weekFrom } from '@dsms/contract/kernel/time/days'
import { getOpeningHours, type OpeningHours } from '@dsms/contract/school/openingHours/calls'
import type { Hours } from '@dsms/contract/school/openingHours/week'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'

const hoursKey = (school_id: number | undefined, branch_id?: number) =>
  ['opening-hours', school_id ?? 'own', ...(branch_id === undefined ? [] : [branch_id])] as const

/** Hours of a branch; of the main one while none is chosen. */
export const useHours = (school_id: number | undefined, branch_id: number | undefined) =>
  useQuery({
    queryKey: [...hoursKey(school_id), branch_id ?? 'main'],
    queryFn: ({ signal }) => call(getOpeningHours, { query: { branch_id, school_id } }, signal),
  })

/** Shows the hours that a call answered; those of other branches are read again. */
export function useHoursSaved(school_id: number | undefined, branch_id: number | undefined) {
  const client = useQueryClient()
  return async (saved: OpeningHours) => {
    await client.invalidateQueries({ queryKey: hoursKey(school_id), refetchType: 'none' })
    client.setQueryData([...hoursKey(school_id), branch_id ?? 'main'], saved)
    await client.invalidateQueries({ queryKey: ['onboarding'] })
  }
}

/** An hour as the form holds it: with a key of its own, so that inputs stay with their rows. */
export interface HoursRow extends Hours {
  key: string
}

export const rowsOf = (hours: readonly Hours[]): HoursRow[] =>
  hours.map((one) => ({ ...one, key: crypto.randomUUID() }))

export const hoursOfRows = (rows: readonly HoursRow[]): Hours[] =>
  rows
    .map(({ key: _, ...one }) => one)
    .sort((a, b) => a.weekday - b.weekday || (a.opens < b.opens ? -1 : a.opens > b.opens ? 1 : 0))

/** Where a new row of a day begins: after the last one, or in the morning. */
export function nextRow(rows: readonly HoursRow[], weekday: number): HoursRow {
  const last = rows
    .filter((row) => row.weekday === weekday)
    .sort((a, b) => (a.opens < b.opens ? -1 : 1))
    .at(-1)
  const key = crypto.randomUUID()
  if (!last || isPastMidnight(last.opens, last.closes) || last.closes >= '22:00')
    return { key, weekday, opens: '08:00', closes: '12:00' }
  const from = Math.min(Number(last.closes.slice(0, 2)) + 2, 21)
  const hour = (number: number) => `${String(number).padStart(2, '0')}:00`
  return { key, weekday, opens: hour(from), closes: hour(Math.min(from + 4, 23)) }
}

/** The hours of one day on all others too. */
export const copiedToAll = (rows: readonly HoursRow[], weekday: number): HoursRow[] =>
  weekFrom(0).flatMap((day) =>
    day === weekday
      ? rows.filter((row) => row.weekday === day)
      : rows
          .filter((row) => row.weekday === weekday)
          .map((row) => ({ ...row, weekday: day, key: crypto.randomUUID() })),
  )
