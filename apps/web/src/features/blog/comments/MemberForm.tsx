import { commentOnPost } from '@dsms/contract/blog'
import { Button, Group, Text, Textarea } from '@mantine/core'
import { FormProblem } from '../../../components/FormProblem.tsx'
import { UnsavedGuard } from '../../../components/records/form/UnsavedGuard.tsx'
import { useRecordForm } from '../../../components/records/form/useRecordForm.ts'
import { PersonAvatar } from '../../../components/records/PersonAvatar.tsx'
import { showDone } from '../../../components/records/toasts.tsx'
import { useText } from '../../../i18n/index.ts'
import { call } from '../../../lib/call.ts'
import { useSession } from '../../../session.ts'
import { useBlogChanged } from '../useBlog.ts'
import type { CommentFormProps } from './CommentForm.tsx'
import classes from './Comments.module.css'

type Values = { text: string }

/** A comment of somebody who signed in; it is shown at once. */
export function MemberForm({ post, parentId, close }: CommentFormProps) {
  const t = useText('blog')
  const common = useText('common')
  const user = useSession()
  const changed = useBlogChanged()
  const bodyOf = ({ text }: Values) => ({ text, parentId })
  const state = useRecordForm<Values, unknown>({
    initial: { text: '' },
    schema: commentOnPost.body,
    toBody: bodyOf,
    save: (values) => call(commentOnPost, { params: { post }, body: bodyOf(values) }),
    onSaved: async () => {
      showDone(t('comments.shown'))
      state.form.reset()
      await changed()
      close?.()
    },
  })
  return (
    <form noValidate onSubmit={state.submit} className={classes.form}>
      <div className={classes.as}>
        <PersonAvatar name={user?.fullName ?? ''} src={user?.avatar ?? null} size={28} />
        <Text size="sm" c="dimmed">
          {t('comments.as', { name: user?.fullName ?? '' })}
        </Text>
      </div>
      <Textarea
        label={t('comments.text')}
        required
        autosize
        minRows={3}
        maxRows={12}
        maxLength={2000}
        dir="auto"
        autoFocus={close !== undefined}
        {...state.form.getInputProps('text')}
      />
      <FormProblem problem={state.error} />
      <Group gap="xs">
        <Button type="submit" loading={state.isSaving}>
          {t(parentId === null ? 'comments.send' : 'comments.sendReply')}
        </Button>
        {close && (
          <Button variant="default" onClick={close}>
            {common('cancel')}
          </Button>
        )}
      </Group>
      <UnsavedGuard isUnsaved={() => state.form.isDirty()} />
    </form>
  )
}
