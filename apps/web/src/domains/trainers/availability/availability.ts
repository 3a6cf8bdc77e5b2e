import { addDays } from '@dsms/contract/kernel/time/days'
import {
  type Availability,
  getAvailability,
  getFreeHours,
  type HoursRule,
  type TrainerHours,
} from '@dsms/contract/trainers/availability/calls'
import type { HourKind } from '@dsms/contract/trainers/availability/rules'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { browserZone, wallClock } from '../../../kernel/i18n/zone.ts'
import type { Choice } from '../../../kit/areas/inputs/useChoices.ts'
import type { WeekTimes } from '../../../kit/inputs/week/weekTimes.ts'
import { useIsSchoolKnown } from '../../../kit/school/useSchool.ts'

const hoursKey = (school_id: number | undefined) => ['availability', school_id ?? 'own'] as const

const today = () => wallClock(new Date(), browserZone()).slice(0, 10)

/** Everybody who teaches at the school, to choose from. */
export function useTrainers(school_id: number | undefined): Choice[] {
  const { data } = useQuery({
    enabled: useIsSchoolKnown(school_id),
    queryKey: [...hoursKey(school_id), 'trainers'],
    queryFn: ({ signal }) => call(getAvailability, { query: { from: today(), to: today(), school_id } }, signal),
  })
  return (data?.trainers ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
}

export const useAvailability = (school_id: number | undefined, trainer_id: number | undefined) =>
  useQuery({
    queryKey: [...hoursKey(school_id), 'of', trainer_id],
    queryFn: ({ signal }) => call(getAvailability, { query: { trainer_id: trainer_id ?? 0, school_id } }, signal),
    enabled: trainer_id !== undefined,
  })

/** Free hours in the two weeks from a day on. */
export const useFreeHours = (school_id: number | undefined, trainer_id: number, from: string) =>
  useQuery({
    queryKey: [...hoursKey(school_id), 'free', trainer_id, from],
    queryFn: ({ signal }) =>
      call(getFreeHours, { query: { trainer_id, from, to: addDays(from, 13), school_id } }, signal),
  })

/** Shows what a call answered; everything else about hours is read again. */
export function useHoursSaved(school_id: number | undefined, trainer_id: number) {
  const client = useQueryClient()
  return async (saved?: Availability) => {
    if (saved) client.setQueryData([...hoursKey(school_id), 'of', trainer_id], saved)
    await client.invalidateQueries({ queryKey: hoursKey(school_id) })
  }
}

/** A row as the form holds it: with a key of its own, so that inputs stay with their rows. */
export interface HoursRow extends WeekTimes {
  key: string
  kind: HourKind
  branch_id: number | null
}

export const isSameHours = (a: HoursRow, b: HoursRow): boolean => a.kind === b.kind && a.branch_id === b.branch_id

export const rowsOf = (rules: readonly Omit<HoursRow, 'key'>[]): HoursRow[] =>
  rules.map(({ weekday, from, to, kind, branch_id }) => ({
    key: crypto.randomUUID(),
    weekday,
    from,
    to,
    kind,
    branch_id,
  }))

/** Rows without their keys, in order: what is sent, and what tells whether anything was changed. */
export const hoursOf = (rows: readonly HoursRow[]) =>
  rows.map(({ weekday, from, to, kind, branch_id }) => ({ weekday, from, to, kind, branch_id }))

/** Days for which the same week holds. */
export interface Validity {
  valid_from: string
  valid_to: string | null
}

/** The spans that a trainer's hours are said for, earliest first. Each save parts them, so they never overlap. */
export const spansOf = ({ rules }: Pick<TrainerHours, 'rules'>): Validity[] =>
  [
    ...new Map(
      rules.map(({ valid_from, valid_to }) => [`${valid_from} ${valid_to}`, { valid_from, valid_to }]),
    ).values(),
  ].sort((a, b) => (a.valid_from < b.valid_from ? -1 : 1))

export const rulesOn = (rules: readonly HoursRule[], day: string): HoursRule[] =>
  rules.filter(({ valid_from, valid_to }) => valid_from <= day && (valid_to === null || day <= valid_to))
