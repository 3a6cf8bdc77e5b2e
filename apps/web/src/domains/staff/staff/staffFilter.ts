import { personStatuses } from '@dsms/contract/staff/staff/calls'
import type { ListWishes } from '../../../kit/records/useListState.ts'

/** The list's search, filters and order under the names that the calls give them. */
export const filterOf = ({ q, sort, filters }: ListWishes) => ({
  user_name: q || undefined,
  sort: sort || undefined,
  status: personStatuses.find((one) => one === filters.status),
  staff_role: filters.role ? Number(filters.role) : undefined,
})
