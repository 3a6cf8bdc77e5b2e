import { getStudentProgress } from '@dsms/contract/teaching/progress/calls'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { ProgressOf } from './ProgressOf.tsx'

interface Props {
  student: { id: number; name: string }
  school_id: number | undefined
}

/** How far a student is, on the office's page of them. */
export function StudentProgress({ student, school_id }: Props) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['progress', school_id ?? 'own', student.id],
    queryFn: ({ signal }) => call(getStudentProgress, { params: { id: student.id }, query: { school_id } }, signal),
  })
  if (error) return <ErrorBox error={error} onRetry={() => refetch()} />
  if (isPending) return <ListSkeleton rows={6} />
  return <ProgressOf student={{ ...student, is_self: false }} progress={data} records={{ school_id }} />
}
