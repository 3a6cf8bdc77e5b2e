import type { Actor } from '../../../kernel/actor.ts'
import { notify } from '../../../kernel/notify/notify.ts'
import type { Services } from '../../../kernel/services.ts'
import { peopleAround } from '../guardians/guardians.told.ts'

interface Paper {
  student_id: number
  student: string
  status: string
  status_reason: string | null
}

/** Tells a student, and those who sign for them, that the office approved or rejected a paper. */
export async function tellPaperDecided<P extends Paper>(
  app: Pick<Services, 'events' | 'mailer'>,
  actor: Actor,
  paper: P,
): Promise<P> {
  const { status, student_id, student } = paper
  if (status !== 'approved' && status !== 'rejected') return paper
  await notify(app, actor.db, await peopleAround(actor, student_id, 'sign'), {
    kind: status === 'approved' ? 'document_approved' : 'document_rejected',
    params: { name: student, ...(status === 'rejected' ? { reason: paper.status_reason ?? '' } : {}) },
    link: '/my/papers',
  })
  return paper
}
