import { type Employee, listEmployeePage } from '@dsms/contract/insight/tables/calls'
import { call } from '../../../kernel/call/call.ts'
import type { ListState } from '../../../kit/records/useListState.ts'
import { filterOf } from './useEmployees.ts'

/** More is not for paper or the clipboard but for a file. */
const most = 2000

/** The chosen rows; without a choice all that the filter leaves, whatever page is shown. */
export async function readChosen(list: ListState, chosen: Employee[]): Promise<Employee[]> {
  if (chosen.length > 0) return chosen
  const rows: Employee[] = []
  for (let page = 1; rows.length < most; page++) {
    const { rows: more, total } = await call(listEmployeePage, { query: { ...filterOf(list), page, perPage: 100 } })
    rows.push(...more)
    if (more.length === 0 || rows.length >= total) break
  }
  return rows.slice(0, most)
}
