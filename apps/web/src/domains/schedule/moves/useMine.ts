import { listMyMoves, previewMyCancellation, type StudentReason } from '@dsms/contract/schedule/moves/calls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { clockAt, minuteOf } from '../board/time/axis.ts'
import { lessonsKey } from '../board/useBoard.ts'

interface Ask {
  lessonId: number
  studentId: number | undefined
  deed: 'cancel' | 'move'
  reason?: StudentReason
  /** Once it is being done there is nothing to tell any more: an event may come before the answer. */
  isDone?: boolean
}

/** What calling a lesson off or moving it costs me now, and what waits for the office. */
export const useMyPreview = ({ lessonId, studentId, deed, reason, isDone = false }: Ask) =>
  useQuery({
    enabled: !isDone,
    queryKey: [...lessonsKey, 'my cost', lessonId, studentId, deed, reason],
    queryFn: ({ signal }) =>
      call(
        previewMyCancellation,
        { params: { id: lessonId }, body: { deed, reason: reason ?? null, student_id: studentId } },
        signal,
      ),
    placeholderData: keepPreviousData,
  })

/** Other times that were asked for instead of a lesson, the newest first. */
export const useMyMoves = (lessonId: number) =>
  useQuery({
    queryKey: [...lessonsKey, 'my moves'],
    queryFn: ({ signal }) => call(listMyMoves, { query: {} }, signal),
    select: ({ requests, time_zone }) => ({
      time_zone,
      requests: requests.filter(({ lesson_id }) => lesson_id === lessonId),
    }),
  })

/** The day and the times of a lesson, as sentences name them. */
export function useWhen() {
  const format = useCalendarFormat()
  return ({ start, end }: { start: string; end: string }, zone: string) =>
    `${format.shortDay(clockAt(minuteOf(start), zone).day)} ${format.times(start, end, zone)}`
}
