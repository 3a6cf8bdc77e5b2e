import { commentOnPost } from '@dsms/contract/content/blog/calls'
import { Text } from '@mantine/core'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useSession } from '../../../../kernel/session/session.ts'
import { useRecordForm } from '../../../../kit/form/useRecordForm.ts'
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import { useBlogChanged } from '../useBlog.ts'
import { CommentFrame } from './CommentFrame.tsx'
import classes from './Comments.module.css'
import type { CommentFormProps } from './commentForm.ts'

type Values = { text: string }

/** A comment of somebody who signed in. A student's waits until somebody read it, and stands there for them meanwhile. */
export function MemberForm({ post, parentId, close }: CommentFormProps) {
  const t = useText('blog')
  const user = useSession()
  const changed = useBlogChanged()
  const bodyOf = ({ text }: Values) => ({ text, parentId })
  const state = useRecordForm<Values, unknown>({
    initial: { text: '' },
    schema: commentOnPost.body,
    toBody: bodyOf,
    save: async (values) => {
      const { isWaiting } = await call(commentOnPost, { params: { post }, body: bodyOf(values) })
      showDone(t(isWaiting ? 'comments.waiting' : 'comments.shown'))
    },
    onSaved: async () => {
      state.form.reset()
      await changed()
      close?.()
    },
  })
  return (
    <CommentFrame
      state={state}
      isUnsaved={() => state.form.isDirty()}
      parentId={parentId}
      close={close}
      text={{ minRows: 3, autoFocus: close !== undefined, ...state.form.getInputProps('text') }}
    >
      <div className={classes.as}>
        <PersonAvatar name={user?.fullName ?? ''} src={user?.avatar ?? null} size={28} />
        <Text size="sm" c="dimmed">
          {t('comments.as', { name: user?.fullName ?? '' })}
        </Text>
      </div>
    </CommentFrame>
  )
}
