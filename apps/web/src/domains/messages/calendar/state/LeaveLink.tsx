import type { LeaveMark } from '@dsms/contract/messages/calendar/calls'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from '../../../../kernel/address/links.tsx'
import { useMay } from '../../../../kit/records/useMay.ts'
import { leaveList } from './useLeave.ts'

type Props = Pick<ComponentProps<'a'>, 'className' | 'style' | 'title'> & { mark: LeaveMark; children: ReactNode }

/** Leads to the leave itself: for the office to its page, for a trainer without that right to their own. */
export function LeaveLink({ mark, children, ...rest }: Props) {
  const may = useMay()
  return may(leaveList) ? (
    <Link to="/school/leave/$id" params={{ id: String(mark.leave_id) }} {...rest}>
      {children}
    </Link>
  ) : (
    <Link to="/my/leave" {...rest}>
      {children}
    </Link>
  )
}
