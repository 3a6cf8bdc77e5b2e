import { type EmployeeFilter, listEmployeePage } from '@dsms/contract/insight/tables/calls'
import { call } from '../../../kernel/call/call.ts'
import type { ListState } from '../../../kit/records/useListState.ts'
import { useRecords } from '../../../kit/records/useRecords.ts'

export const employeesKey = ['employees'] as const

/** One page of employees as a list's state asks for it. */
export const useEmployees = (list: ListState) =>
  useRecords({
    queryKey: employeesKey,
    list,
    load: ({ page, perPage, ...rest }, signal) =>
      call(listEmployeePage, { query: { ...filterOf(rest), page, perPage } }, signal),
  })

/** What narrows and orders the list, as the calls take it; empty parts are left out. */
export const filterOf = ({ q, sort, filters }: Pick<ListState, 'q' | 'sort' | 'filters'>): EmployeeFilter => ({
  ...filters,
  ...(q ? { q } : {}),
  ...(sort ? { sort } : {}),
})
