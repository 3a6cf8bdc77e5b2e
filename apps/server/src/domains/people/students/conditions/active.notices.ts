import type { Actor } from '../../../../kernel/actor.ts'
import { ofStudent } from '../../directory/notices/ofStudent.ts'
import { type Told, tell } from '../../directory/notices/tell.ts'

interface Student {
  id: number
  name: string
  status: string
}

/** Tells a student, and those who sign for them, that the school has activated their file. */
export async function tellActive<S extends Student>(app: Told, actor: Actor, student: S): Promise<S> {
  const { id, name, status } = student
  if (status !== 'active') return student
  await tell(app, actor, {
    kind: 'student_active',
    source: ofStudent(actor.tenant, id),
    permit: 'sign',
    page: `/home?student=${id}`,
    shown: () => ({ name }),
    more: () => ({ student: name }),
    but: actor.id,
  })
  return student
}
