import type { MyStudent } from '@dsms/contract/students/portal/calls'
import { IconUserOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import { Empty } from '../../../kit/list/Empty.tsx'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { StudentSwitch } from '../../../kit/person/StudentSwitch.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { useChosen, useMyStudents } from './mine.ts'

/** What stands on a screen of the portal: loading, failing, nobody there, or the student whom it is about. */
export function MineScreen({ children }: { children: (student: MyStudent, all: MyStudent[]) => ReactNode }) {
  const t = useText('portal')
  const mine = useMyStudents()
  const student = useChosen(mine.data)
  if (mine.isError) return <ErrorBox error={mine.error} onRetry={() => mine.refetch()} />
  if (!mine.data)
    return (
      <div data-waiting>
        <ListSkeleton rows={5} />
      </div>
    )
  if (!student) return <Empty icon={<IconUserOff size={48} stroke={1} />} text={t('nobody')} />
  return (
    <>
      <StudentSwitch students={mine.data} chosen={student.id} mb="md" />
      {children(student, mine.data)}
    </>
  )
}
