import type { DocumentKind } from '@dsms/contract/kernel/choices/documentKinds'
import type { Actor } from '../../../kernel/actor.ts'
import { ofStudent } from '../notices/ofStudent.ts'
import { type NoticeServices, tell } from '../notices/tell.ts'
import { paperNames } from './documents.names.ts'

interface Paper {
  student_id: number
  student: string
  kind: DocumentKind
  status: string
  status_reason: string | null
}

/** Tells a student, and those who sign for them, that the office approved or rejected a paper, which, and why. */
export async function tellPaperDecided<P extends Paper>(app: NoticeServices, actor: Actor, paper: P): Promise<P> {
  const { status, student_id, student, kind, status_reason: reason } = paper
  if (status !== 'approved' && status !== 'rejected') return paper
  const why: Record<string, string> = status === 'rejected' ? { reason: reason ?? '' } : {}
  await tell(app, actor, {
    kind: status === 'approved' ? 'document_approved' : 'document_rejected',
    source: ofStudent(actor.tenant, student_id),
    permit: 'sign',
    page: `/my/papers?student=${student_id}`,
    shown: ({ language }) => ({ name: student, paper: paperNames[kind][language], ...why }),
    more: ({ language }) => ({ student, paper: paperNames[kind][language], ...why }),
    but: actor.id,
  })
  return paper
}
