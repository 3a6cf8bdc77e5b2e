import { Button, Group, Text, Textarea, type TextareaProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { UnsavedGuard } from '../../../../kit/form/UnsavedGuard.tsx'
import type { RecordFormState } from '../../../../kit/form/useRecordForm.ts'
import { FormProblem } from '../../../../ui/errors/FormProblem.tsx'
import classes from './Comments.module.css'
import type { CommentFormProps } from './commentForm.ts'

interface Props extends Pick<CommentFormProps, 'parentId' | 'close'> {
  state: Pick<RecordFormState<never>, 'submit' | 'isSaving' | 'error'>
  isUnsaved: () => boolean
  /** Of the comment's text. */
  text: TextareaProps
  /** Who writes. */
  children: ReactNode
  /** Below the text. */
  below?: ReactNode
  /** Beside the buttons. */
  note?: string
}

/** What every comment is written in: who writes, the text, and the buttons. */
export function CommentFrame({ state, isUnsaved, parentId, close, text, children, below, note }: Props) {
  const t = useText('blog')
  const common = useText('common')
  return (
    <form noValidate onSubmit={state.submit} className={classes.form}>
      {children}
      <Textarea label={t('comments.text')} required autosize maxRows={12} maxLength={2000} dir="auto" {...text} />
      {below}
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
        {note && (
          <Text size="sm" c="dimmed">
            {note}
          </Text>
        )}
      </Group>
      <UnsavedGuard isUnsaved={isUnsaved} />
    </form>
  )
}
