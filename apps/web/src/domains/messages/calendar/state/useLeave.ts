import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { type LeaveMark, listLeaveDays } from '@dsms/contract/messages/calendar/calls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../../kernel/call/call.ts'
import { useSession } from '../../../../kernel/session/session.ts'
import { useMay } from '../../../../kit/records/useMay.ts'
import type { Day } from './days.ts'

/** What reading the list of leave asks for. */
export const leaveList = { access: { school: 'availability_and_leave.view', platform: 'schools.view' } } as const

/** Whether there may be leave to show: a trainer's own, or that of others. */
export function useSeesLeave(): boolean {
  const user = useSession()
  const may = useMay()
  return user?.scope === 'school' && (user.kind === 'trainer' || may(leaveList))
}

/** Approved leave that touches some days. As with holidays, a calendar is one without it, so no error is told. */
export function useLeave(from: Day, to: Day, isWanted: boolean): LeaveMark[] {
  const sees = useSeesLeave()
  const { data } = useQuery({
    queryKey: ['calendar', 'leave', from, to],
    queryFn: ({ signal }) => call(listLeaveDays, { query: { from, to } }, signal),
    enabled: isWanted && sees,
    placeholderData: keepPreviousData,
    staleTime: minuteMs,
  })
  return isWanted && data ? data : none
}

const none: LeaveMark[] = []
