import type { CancelReason } from '@dsms/contract/schedule/lessons/statuses'
import { previewCancellation } from '@dsms/contract/schedule/policies/calls'
import { Stack } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { lessonsKey } from '../board/useBoard.ts'
import { CostNote } from './CostNote.tsx'

interface Props {
  lessonId: number
  reason: CancelReason
  has_proof: boolean
  /** Of one student alone. */
  bookingId?: number
  school_id: number | undefined
}

/** What cancelling a lesson, or one seat of it, costs whom: asked again with each reason. */
export function CancelCosts({ lessonId, reason, has_proof, bookingId, school_id }: Props) {
  const t = useText('schedule')
  const body = { reason, has_proof, booking_id: bookingId, school_id }
  const { data, error, refetch } = useQuery({
    queryKey: [...lessonsKey, 'cost', lessonId, body],
    queryFn: ({ signal }) => call(previewCancellation, { params: { id: lessonId }, body }, signal),
    placeholderData: keepPreviousData,
  })
  if (error) return <ErrorBox error={error} onRetry={() => refetch()} />
  if (!data) return <ListSkeleton rows={1} />
  return (
    <Stack gap="xs">
      {data.costs.map(({ booking_id, student, cost }) => (
        <CostNote key={booking_id} cost={cost} zone={data.time_zone} name={student ?? t('hiddenStudent')} />
      ))}
    </Stack>
  )
}
