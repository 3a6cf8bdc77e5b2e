import type { MyStudent } from '@dsms/contract/people/portal/calls'
import { getMyProgress } from '@dsms/contract/teaching/progress/calls'
import { IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Empty } from '../../../kit/list/Empty.tsx'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { MineScreen } from '../../people/public.ts'
import { keyOf } from './keyOf.ts'
import { Lessons, ProgressOf } from './ProgressOf.tsx'

/**
 * How far a student is, what to practise and what the trainers wrote: for the student, and for guardians who may see it. Who may
 * sign alone finds the lessons to sign.
 */
export function ProgressPage() {
  const t = useText('progress')
  return (
    <Page title={t('title')}>
      <MineScreen>{(student) => <OfStudent key={student.id} student={student} />}</MineScreen>
    </Page>
  )
}

function OfStudent({ student }: { student: MyStudent }) {
  const t = useText('progress')
  const sees = student.is_self || student.rights.includes('view_progress')
  const reads = sees || student.rights.includes('sign')
  const { data, isError, error, refetch } = useQuery({
    enabled: reads,
    queryKey: keyOf(student.id),
    queryFn: ({ signal }) => call(getMyProgress, { params: { id: student.id } }, signal),
  })
  if (!reads) return <Empty icon={<IconLock size={48} stroke={1} />} text={t('hidden')} />
  if (isError && !data) return <ErrorBox error={error} onRetry={() => refetch()} />
  if (!data) return <ListSkeleton rows={6} />
  return sees ? <ProgressOf student={student} progress={data} /> : <Lessons student={student} progress={data} />
}
