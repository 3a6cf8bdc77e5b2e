import { useSession } from '../../../../kernel/session/session.ts'
import { MemberForm } from './MemberForm.tsx'
import { VisitorForm } from './VisitorForm.tsx'

export interface CommentFormProps {
  post: number
  /** The comment that it answers. */
  parentId: number | null
  /** Of an answer: leaves the form. */
  close?: () => void
}

/** People who signed in comment as themselves; everybody else says who they are. */
export const CommentForm = (props: CommentFormProps) =>
  useSession() ? <MemberForm {...props} /> : <VisitorForm {...props} />
