import { listMyStudents, type MyStudent } from '@dsms/contract/people/portal/calls'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchOf, whole } from '../../../kernel/address/search.ts'
import { call } from '../../../kernel/call/call.ts'

/** Everything that is kept of whom the reader looks after; forgotten together after a change. */
export const mineKey = ['my', 'students'] as const

export const useMyStudents = () =>
  useQuery({ queryKey: mineKey, queryFn: ({ signal }) => call(listMyStudents, {}, signal) })

const readers = { student: whole }

/** The one whom the address names, else the first. */
export function useChosen(students: MyStudent[] | undefined): MyStudent | undefined {
  const { student } = useSearchOf(readers)
  return students?.find(({ id }) => id === student) ?? students?.[0]
}

/** What links to the other screens of the portal carry, so that the same child stays chosen. */
export const chosenIn = (students: MyStudent[] | undefined, student: MyStudent | undefined): { student?: number } =>
  student && students && students.length > 1 ? { student: student.id } : {}

export function useMineChanged(): () => Promise<unknown> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['my'] })
}
