import { listSellable } from '@dsms/contract/billing/sales/calls'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../kernel/call/call.ts'

/** The packages on sale for a course of a student. */
export function useOffer(studentId: number, enrolment: number | undefined, school_id: number | undefined) {
  return useQuery({
    queryKey: ['charges', school_id ?? 'own', studentId, 'sellable', enrolment],
    queryFn: ({ signal }) => call(listSellable, { query: { enrolment_id: Number(enrolment), school_id } }, signal),
    enabled: enrolment !== undefined,
  })
}
