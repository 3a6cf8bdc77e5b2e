import type { Answer } from '@dsms/contract/kernel/endpoint'
import { listMyFreeSlots, listMyLessons, type MyLesson, readMyBooking } from '@dsms/contract/schedule/booking/calls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { whole } from '../../../kernel/address/search.ts'
import { call } from '../../../kernel/call/call.ts'
import { type Asked, useEarlyQuery } from '../../../kernel/call/early.ts'
import { askOrKept } from '../../../kernel/call/keptAnswers.ts'
import { getSession } from '../../../kernel/session/session.ts'
import { lessonsKey } from '../board/useBoard.ts'

/** Whose lessons are shown, for who looks after several. */
export const studentReader = { student: whole }

/** Lessons of one student, or of all whom the reader looks after; without a connection those of the last time. */
export const myLessonsOf = (student_id: number | undefined): Asked<Answer<typeof listMyLessons>> => ({
  queryKey: [...lessonsKey, 'my', student_id],
  queryFn: ({ signal }) =>
    askOrKept(getSession()?.id ?? 0, `lessons ${student_id ?? 'all'}`, () =>
      call(listMyLessons, { query: { student_id } }, signal),
    ),
  networkMode: 'always',
})

export const useMyLessons = (student_id: number | undefined) =>
  useEarlyQuery({ ...myLessonsOf(student_id), placeholderData: keepPreviousData })

export const useMyBooking = (student_id: number | undefined) =>
  useQuery({
    queryKey: [...lessonsKey, 'booking', student_id],
    queryFn: ({ signal }) => call(readMyBooking, { query: { student_id } }, signal),
    placeholderData: keepPreviousData,
  })

interface Ask {
  enrolment_id: number
  type_id: number
  /** That of the course unless said. */
  branch_id?: number
  /** A lesson for which another time is looked for. */
  lesson_id?: number
  from: string
  to: string
}

/** Free times are told apart from lessons: looked up again at each event of a school they would keep its server busy. */
export const freeSlotsKey = ['my', 'free-slots'] as const

export const useFreeSlots = (ask: Ask) =>
  useQuery({
    queryKey: [...freeSlotsKey, ask],
    queryFn: ({ signal }) => call(listMyFreeSlots, { query: ask }, signal),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  })

/** Where a lesson begins, on a map. */
export const mapOf = ({ lat, lng }: NonNullable<MyLesson['meeting_at']>): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`
