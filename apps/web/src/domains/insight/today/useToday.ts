import { type actionOwners, getSchoolToday } from '@dsms/contract/insight/today/calls'
import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { call } from '../../../kernel/call/call.ts'
import { type Asked, useEarlyQuery } from '../../../kernel/call/early.ts'
import type { Today } from './today.ts'

type Owner = (typeof actionOwners)[number]

/** A school's day in one call. */
export const todayOf = (school_id: number | undefined, whose: Owner): Asked<Today> => ({
  queryKey: ['lessons', 'today', school_id ?? 'own', whose],
  queryFn: ({ signal }) => call(getSchoolToday, { query: { school_id, whose } }, signal),
})

/** Reads it each minute, and when somebody comes back to the screen. Lessons change all day. */
export const useToday = (school_id: number | undefined, whose: Owner) =>
  useEarlyQuery({
    ...todayOf(school_id, whose),
    // another filter leaves the strip as it is; another school does not
    placeholderData: (before, query) => (query?.queryKey[2] === (school_id ?? 'own') ? before : undefined),
    refetchInterval: minuteMs,
  })
