import { invoiceKinds } from '@dsms/contract/billing/invoices/calls'
import { parsedDay } from '../../../../kit/inputs/time/parsedDay.ts'
import type { ListWishes } from '../../../../kit/records/useListState.ts'

/** The list's search, filters and order under the names that the calls give them. What an address has wrong is left out. */
export const filterOf = ({ q, sort, filters }: Pick<ListWishes, 'q' | 'sort' | 'filters'>) => ({
  q: q || undefined,
  sort: sort || undefined,
  status: filters.status,
  kind: invoiceKinds.find((kind) => kind === filters.kind),
  from: dayOf(filters.from),
  until: dayOf(filters.until),
})

const dayOf = (text: string | undefined) => (text && parsedDay(text) === text ? text : undefined)
