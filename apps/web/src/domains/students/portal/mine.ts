import { listMyStudents, type MyStudent } from '@dsms/contract/students/portal/calls'
import { useQueryClient } from '@tanstack/react-query'
import { useSearchOf, whole } from '../../../kernel/address/search.ts'
import { call } from '../../../kernel/call/call.ts'
import { type Asked, useEarlyQuery } from '../../../kernel/call/early.ts'
import { askOrKept } from '../../../kernel/call/keptAnswers.ts'
import { getSession } from '../../../kernel/session/session.ts'

/** Everything that is kept of whom the reader looks after; forgotten together after a change. */
export const mineKey = ['my', 'students'] as const

/** Without a connection those of the last time. */
export const myStudents: Asked<MyStudent[]> = {
  queryKey: mineKey,
  queryFn: ({ signal }) => askOrKept(getSession()?.id ?? 0, 'students', () => call(listMyStudents, {}, signal)),
  networkMode: 'always',
}

export const useMyStudents = () => useEarlyQuery(myStudents)

const readers = { student: whole }

/** The one whom the address names, else the first. */
export function useChosen(students: MyStudent[] | undefined): MyStudent | undefined {
  const { student } = useSearchOf(readers)
  return students?.find(({ id }) => id === student) ?? students?.[0]
}

/** Whether the reader acts in writing for a student: they themselves, and guardians who sign for them. */
export const actsFor = ({ rights }: MyStudent): boolean => rights.includes('sign')

/** What links to the other screens of the portal carry, so that the same child stays chosen. */
export const chosenIn = (students: MyStudent[] | undefined, student: MyStudent | undefined): { student?: number } =>
  student && students && students.length > 1 ? { student: student.id } : {}

export function useMineChanged(): () => Promise<unknown> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['my'] })
}
