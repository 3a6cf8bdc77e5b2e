import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ConflictDialog } from '../../../../kit/form/ConflictDialog.tsx'
import { UnsavedGuard } from '../../../../kit/form/UnsavedGuard.tsx'
import type { RecordFormState } from '../../../../kit/form/useRecordForm.ts'
import classes from './TaskDrawer.module.css'
import { TaskFields } from './TaskFields.tsx'
import type { TaskValues } from './taskValues.ts'
import { useValueWords } from './useValueWords.ts'

interface Props {
  state: RecordFormState<TaskValues>
  owner?: string | undefined
  saveLabel: string
  /** The other button: cancel, or back to what is stored. */
  other: ReactNode
  /** Below the fields: where the task comes from. */
  children?: ReactNode
}

/** The form of a task: fields that scroll, and a foot with what went wrong and the actions. */
export function TaskForm({ state, owner, saveLabel, other, children }: Props) {
  const t = useText('tasks')
  const errorText = useErrorText()
  const words = useValueWords()
  return (
    <form noValidate onSubmit={state.submit} className={classes.form}>
      <div className={classes.fields}>
        <TaskFields state={state} owner={owner} />
        {children}
      </div>
      <div className={classes.foot}>
        {state.error !== undefined && (
          <div role="alert" className={classes.error}>
            {errorText(state.error)}
          </div>
        )}
        <Button type="submit" loading={state.isSaving}>
          {saveLabel}
        </Button>
        {other}
      </div>
      <UnsavedGuard isUnsaved={state.isUnsaved} param="task" />
      {state.conflict && (
        <ConflictDialog conflict={state.conflict} fieldLabel={(field) => t(`field.${field}`)} fieldValue={words} />
      )}
    </form>
  )
}
