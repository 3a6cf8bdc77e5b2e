import { invoiceKinds } from '@dsms/contract/invoices'
import { day } from '@dsms/contract/shared'
import type { ListState } from '../../components/records/useListState.ts'

/** The list's search, filters and order under the names that the calls give them. What an address has wrong is left out. */
export const filterOf = ({ q, sort, filters }: Pick<ListState, 'q' | 'sort' | 'filters'>) => ({
  q: q || undefined,
  sort: sort || undefined,
  status: filters.status,
  kind: invoiceKinds.find((kind) => kind === filters.kind),
  from: day.safeParse(filters.from).data,
  until: day.safeParse(filters.until).data,
})
