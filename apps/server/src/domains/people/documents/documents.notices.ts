import { sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { notify } from '../../../kernel/notify/notify.ts'
import type { Services } from '../../../kernel/services.ts'

interface Paper {
  student_id: number
  student: string
  status: string
  status_reason: string | null
}

/** Tells a student, and those who speak for them, that the office approved or rejected a paper. */
export async function tellPaperDecided<P extends Paper>(
  app: Pick<Services, 'events' | 'mailer'>,
  actor: Actor,
  paper: P,
): Promise<P> {
  const { status, student_id, student } = paper
  if (status !== 'approved' && status !== 'rejected') return paper
  const { rows } = await actor.db.execute<{ id: number }>(sql`
    select u.id from users u
     where u.tenant = ${actor.tenant} and u.account_id is not null and u.status = 'active' and u.id <> ${actor.id}
       and (u.id = ${student_id} or u.id in (
         select g.guardian_id from student_guardians g where g.tenant = ${actor.tenant} and g.student_id = ${student_id}))`)
  const people = rows.map(({ id }) => ({ id, schoolId: actor.schoolId }))
  await notify(app, actor.db, people, {
    kind: status === 'approved' ? 'document_approved' : 'document_rejected',
    params: { name: student, ...(status === 'rejected' ? { reason: paper.status_reason ?? '' } : {}) },
    link: '/my/papers',
  })
  return paper
}
