import { listSellable } from '@dsms/contract/billing/sales/calls'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../kernel/call/call.ts'
import { moneyKey } from '../../payments/useMoneyChanged.ts'

/** The packages on sale for a course of a student. */
export function useOffer(studentId: number, enrolment: number | undefined, school_id: number | undefined) {
  return useQuery({
    queryKey: [...moneyKey(studentId, school_id), 'sellable', enrolment],
    queryFn: ({ signal }) => call(listSellable, { query: { enrolment_id: Number(enrolment), school_id } }, signal),
    enabled: enrolment !== undefined,
  })
}
