import { TextInput } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useSession } from '../../../../kernel/session/session.ts'
import type { RecordFormState } from '../../../../kit/form/useRecordForm.ts'
import { DateField } from '../../../../kit/inputs/time/DateField.tsx'
import { LazyRichText } from '../../../../ui/apps/LazyRichText.tsx'
import { PersonSelect } from '../../../students/public.ts'
import { LinkInput } from './LinkInput.tsx'
import { TagsInput } from './TagsInput.tsx'
import type { TaskValues } from './taskValues.ts'

interface Props {
  state: RecordFormState<TaskValues>
  /** Who made the task, when that is not the reader: only they give it to somebody else. */
  owner?: string | undefined
}

/** The inputs of a task, new or changed. */
export function TaskFields({ state, owner }: Props) {
  const t = useText('tasks')
  const user = useSession()
  const { form } = state
  const { values } = form
  return (
    <>
      <TextInput
        label={t('field.title')}
        required
        dir="auto"
        maxLength={200}
        data-autofocus={values.title === '' || undefined}
        {...form.getInputProps('title')}
      />
      <PersonSelect
        label={t('field.assignee')}
        own
        {...(user ? { self: user } : {})}
        disabled={owner !== undefined}
        description={owner === undefined ? undefined : t('assigneeLocked', { name: `\u2068${owner}\u2069` })}
        value={values.assignee}
        onChange={(person) => {
          form.setFieldValue('assignee', person)
          form.clearFieldError('assignee')
        }}
        error={form.errors.assignee}
      />
      <DateField label={t('field.dueDate')} {...form.getInputProps('dueDate')} value={values.dueDate} />
      <TagsInput value={values.tags} onChange={(tags) => form.setFieldValue('tags', tags)} error={form.errors.tags} />
      <LinkInput value={values.link} onChange={(link) => form.setFieldValue('link', link)} error={form.errors.link} />
      <LazyRichText
        label={t('field.description')}
        value={values.description}
        onChange={(html) => form.setFieldValue('description', html)}
        error={form.errors.description}
        onSubmit={() => state.submit()}
      />
    </>
  )
}
