import { students } from '@dsms/contract/students/students/calls'
import { useAreaChanged } from '../../../kit/areas/area.ts'
import { speakers } from './guardians.ts'

/** Makes guardians be read again, and students: what these still lack depends on who speaks for them. */
export function useGuardiansChanged(school_id: number | undefined): () => Promise<unknown> {
  const changed = useAreaChanged(speakers, school_id)
  const studentsChanged = useAreaChanged({ area: students }, school_id)
  return () => Promise.all([changed(), studentsChanged()])
}
