import { listFreedSlots, listWaiting, listWaitingChoices, rankFreedSlot } from '@dsms/contract/schedule/waiting/calls'
import { listMyOffers, listMyWaitingChoices } from '@dsms/contract/schedule/waiting/own'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { useIsSchoolKnown } from '../../../kit/school/useSchool.ts'
import { lessonsKey } from '../board/useBoard.ts'

export const useWaiting = (school_id: number | undefined) =>
  useQuery({
    enabled: useIsSchoolKnown(school_id),
    queryKey: [...lessonsKey, 'waiting', school_id],
    queryFn: ({ signal }) => call(listWaiting, { query: { school_id } }, signal),
  })

export const useFreedSlots = (school_id: number | undefined) =>
  useQuery({
    enabled: useIsSchoolKnown(school_id),
    queryKey: [...lessonsKey, 'freed', school_id],
    queryFn: ({ signal }) => call(listFreedSlots, { query: { school_id } }, signal),
  })

export const useRanking = (id: number, school_id: number | undefined) =>
  useQuery({
    queryKey: [...lessonsKey, 'ranking', id, school_id],
    queryFn: ({ signal }) => call(rankFreedSlot, { params: { id }, query: { school_id } }, signal),
  })

/** Trainers and branches that somebody can name, at the desk. */
export const useWaitingChoices = (school_id: number | undefined) =>
  useQuery({
    queryKey: ['waiting-choices', school_id],
    queryFn: ({ signal }) => call(listWaitingChoices, { query: { school_id } }, signal),
  })

/** The same for a student in a course. */
export const useMyWaitingChoices = (enrolment_id: number) =>
  useQuery({
    queryKey: ['waiting-choices', 'my', enrolment_id],
    queryFn: ({ signal }) => call(listMyWaitingChoices, { query: { enrolment_id } }, signal),
  })

export const useMyOffers = (student_id: number | undefined) =>
  useQuery({
    queryKey: [...lessonsKey, 'offers', student_id],
    queryFn: ({ signal }) => call(listMyOffers, { query: { student_id } }, signal),
  })
