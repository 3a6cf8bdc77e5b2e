import { useSession } from '../../../../kernel/session/session.ts'
import type { CommentFormProps } from './commentForm.ts'
import { MemberForm } from './MemberForm.tsx'
import { VisitorForm } from './VisitorForm.tsx'

/** People who signed in comment as themselves; everybody else says who they are. */
export const CommentForm = (props: CommentFormProps) =>
  useSession() ? <MemberForm {...props} /> : <VisitorForm {...props} />
