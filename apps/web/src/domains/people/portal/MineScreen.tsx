import type { MyStudent } from '@dsms/contract/people/portal/calls'
import { IconUserOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useChangeSearch } from '../../../kernel/address/search.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { LateSelect } from '../../../kit/inputs/LateSelect.tsx'
import { Empty } from '../../../kit/list/Empty.tsx'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
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
      <ChildSwitch students={mine.data} student={student} />
      {children(student, mine.data)}
    </>
  )
}

/** Switches between those whom a guardian speaks for; with one of them there is nothing to choose. */
function ChildSwitch({ students, student }: { students: MyStudent[]; student: MyStudent }) {
  const t = useText('portal')
  const change = useChangeSearch()
  if (students.length < 2) return null
  return (
    <LateSelect
      label={t('whom')}
      mb="md"
      allowDeselect={false}
      data={students.map(({ id, name, is_self }) => ({ value: String(id), label: is_self ? t('me', { name }) : name }))}
      value={String(student.id)}
      onChange={(id) => void change({ student: Number(id) })}
    />
  )
}
