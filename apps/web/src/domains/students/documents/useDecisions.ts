import { students } from '@dsms/contract/students/students/calls'
import { useText } from '../../../kernel/i18n/index.ts'
import { useAreaCalls, useAreaChanged } from '../../../kit/areas/area.ts'
import { type StudentPaper, studentPapers } from './documents.ts'

/** Makes papers be read again, and students: what these still lack depends on them. */
export function usePapersChanged(school_id: number | undefined): () => Promise<unknown> {
  const changed = useAreaChanged(studentPapers, school_id)
  const studentsChanged = useAreaChanged({ area: students }, school_id)
  return () => Promise.all([changed(), studentsChanged()])
}

/** Words for a paper that was approved or rejected. */
export function usePaperText() {
  const t = useText('documents')
  return (key: 'approved' | 'rejected' | 'reject.title', { kind, student }: Pick<StudentPaper, 'kind' | 'student'>) =>
    t(key, { kind: t(`kind.${kind}`), name: student })
}

export function useDecisions(school_id: number | undefined) {
  const calls = useAreaCalls(studentPapers, school_id)
  return {
    approve: (id: number) => calls.changeStatus(id, 'approved'),
    reject: (id: number, reason: string) => calls.changeStatus(id, 'rejected', reason),
  }
}
