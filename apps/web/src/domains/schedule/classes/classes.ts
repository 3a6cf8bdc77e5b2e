import type { Arguments } from '@dsms/contract/kernel/endpoint'
import { getKiosk, listMyClasses } from '@dsms/contract/schedule/classes/checkIns'
import { getRoster, listClasses } from '@dsms/contract/schedule/classes/roster'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { useIsSchoolKnown } from '../../../kit/school/useSchool.ts'
import { lessonsKey } from '../board/useBoard.ts'

type Query = Arguments<typeof listClasses>['query']

export function useClasses(query: Query) {
  return useQuery({
    enabled: useIsSchoolKnown(Number(query.school_id) || undefined),
    queryKey: [...lessonsKey, 'classes', query],
    queryFn: ({ signal }) => call(listClasses, { query }, signal),
    placeholderData: keepPreviousData,
  })
}

export const rosterKey = (id: number) => [...lessonsKey, 'roster', id] as const

export function useRoster(id: number, school_id: number | undefined) {
  return useQuery({
    enabled: useIsSchoolKnown(school_id),
    queryKey: rosterKey(id),
    queryFn: ({ signal }) => call(getRoster, { params: { id }, query: { school_id } }, signal),
  })
}

/**
 * What the class room shows. Outside of the shell no events are heard, so it is read again every few seconds and when the
 * code changes, also while nobody touches the tablet.
 */
export function useKiosk(id: number, school_id: number | undefined) {
  return useQuery({
    enabled: useIsSchoolKnown(school_id),
    queryKey: [...lessonsKey, 'kiosk', id],
    queryFn: ({ signal }) => call(getKiosk, { params: { id }, query: { school_id } }, signal),
    staleTime: 0,
    // who comes is told by an event; the code is another after its time
    refetchInterval: ({ state: { data } }) => ((data?.seconds_left ?? 15) + 0.3) * 1000,
    refetchIntervalInBackground: true,
  })
}

export const useMyClasses = () =>
  useQuery({
    queryKey: [...lessonsKey, 'mine'],
    queryFn: ({ signal }) => call(listMyClasses, {}, signal),
  })
