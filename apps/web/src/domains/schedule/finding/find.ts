import type { Answer, Arguments } from '@dsms/contract/kernel/endpoint'
import { listFreeSlots, listSeatChoices } from '@dsms/contract/schedule/finding/calls'
import { isExam } from '@dsms/contract/schedule/rules/kinds'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { flag, useChangeSearch, useSearchOf, whole } from '../../../kernel/address/search.ts'
import { call } from '../../../kernel/call/call.ts'
import type { TypeData } from '../board/model.ts'
import { lessonsKey } from '../board/useBoard.ts'

export type Slots = Answer<typeof listFreeSlots>
export type Slot = Slots['slots'][number]
export type SeatChoice = Answer<typeof listSeatChoices>['rows'][number]
type Asked = Arguments<typeof listFreeSlots>['query']

const readers = { find: flag, student: whole, type: whole }

/** Whether the address asks who is free, for whom and what; and how to have it ask. */
export function useAsking() {
  const { find, student, type } = useSearchOf(readers)
  const change = useChangeSearch()
  return {
    isAsking: find,
    student,
    type,
    ask: (what: { student?: number | undefined; type?: number | undefined } = {}) =>
      void change({ find: 1, ...what }, { replace: false }),
    stop: () => void change({ find: undefined, student: undefined, type: undefined }),
  }
}

/** The next starts that a wish has; undefined while nobody knows enough to ask. */
export const useFreeSlots = (asked: Asked | undefined) =>
  useQuery({
    queryKey: [...lessonsKey, 'free', asked],
    queryFn: asked ? ({ signal }) => call(listFreeSlots, { query: asked }, signal) : skipToken,
    placeholderData: keepPreviousData,
  })

/** Students who may have lessons, as everywhere found by name, phone or number. */
export const useSeatChoices = (q: string, school_id: number | undefined, isWanted = true) =>
  useQuery({
    queryKey: ['enrolments', school_id ?? 'own', 'seats', q],
    queryFn: async ({ signal }) =>
      (await call(listSeatChoices, { query: { q: q || undefined, school_id } }, signal)).rows,
    placeholderData: keepPreviousData,
    enabled: isWanted,
  })

/** The courses of a student whom the address names. */
export const useSeatsOf = (student_id: number | undefined, school_id: number | undefined) =>
  useQuery({
    queryKey: ['enrolments', school_id ?? 'own', 'seats of', student_id],
    queryFn:
      student_id === undefined
        ? skipToken
        : async ({ signal }) => (await call(listSeatChoices, { query: { student_id, school_id } }, signal)).rows,
  })

/** Kinds that most lessons are of, what people mean by a lesson first. */
const usualKinds = ['road', 'yard', 'simulator'] as const

/** The type that somebody most likely wants: what they drove last, else a usual one; a class or an exam is nobody's habit. */
export function usualType(types: readonly TypeData[], seat: SeatChoice | undefined): number | null {
  const known = types.filter(({ is_active, kind }) => is_active && kind !== 'theory_class' && !isExam(kind))
  const kinds = usualKinds.map((kind) => known.find((type) => type.kind === kind))
  const usual =
    known.find(({ id }) => id === seat?.last_type_id) ??
    kinds.find(Boolean) ??
    known[0] ??
    types.find(({ is_active }) => is_active)
  return usual?.id ?? null
}
