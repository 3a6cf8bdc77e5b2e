import { type actionOwners, getSchoolToday } from '@dsms/contract/insight/today/calls'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'

/** Reads a school's day in one call: each minute, and when somebody comes back to the screen. Lessons change all day. */
export const useToday = (school_id: number | undefined, whose: (typeof actionOwners)[number]) =>
  useQuery({
    queryKey: ['lessons', 'today', school_id ?? 'own', whose],
    queryFn: ({ signal }) => call(getSchoolToday, { query: { school_id, whose } }, signal),
    // another filter leaves the strip as it is; another school does not
    placeholderData: (before, query) => (query?.queryKey[2] === (school_id ?? 'own') ? before : undefined),
    refetchInterval: 60_000,
  })
