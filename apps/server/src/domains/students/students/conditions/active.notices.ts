import type { Actor } from '../../../../kernel/actor.ts'
import { ofStudents } from '../../notices/ofStudent.ts'
import { type NoticeServices, tell } from '../../notices/tell.ts'

interface Student {
  id: number
  name: string
}

/** Tells students, and those who sign for them, that the school has activated their files. */
export async function tellActive(app: NoticeServices, actor: Actor, students: readonly Student[]): Promise<void> {
  if (students.length === 0) return
  const names = new Map(students.map(({ id, name }) => [id, name]))
  const nameOf = (id: number) => names.get(id) ?? ''
  await tell(app, actor, {
    kind: 'student_active',
    source: ofStudents(actor.tenant, [...names.keys()]),
    permit: 'sign',
    page: ({ student_id }) => `/home?student=${student_id}`,
    shown: ({ student_id }) => ({ name: nameOf(student_id) }),
    more: ({ student_id }) => ({ student: nameOf(student_id) }),
    but: actor.id,
  })
}
