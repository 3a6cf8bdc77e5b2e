import { Button, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { CallError } from '../../kernel/call/callError.ts'
import { useErrorText } from '../../kernel/i18n/errorText.ts'
import { useText } from '../../kernel/i18n/index.ts'
import { LinkAnchor } from '../../ui/page/links.tsx'
import { useSchool } from '../school/useSchool.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import type { FieldText } from './fieldText.ts'
import classes from './RecordForm.module.css'
import { UnsavedGuard } from './UnsavedGuard.tsx'
import type { RecordFormState, Values } from './useRecordForm.ts'

interface Props<V extends Values> {
  state: RecordFormState<V>
  /** "Add person", "Save changes": the button says what it does. */
  saveLabel: string
  cancel: () => void
  /** Names of fields, for the comparison with somebody else's change. */
  fieldLabel?: (field: keyof V & string) => string
  /** A field's value in words, for the same. */
  fieldValue?: FieldText<V>
  /** At the start of the foot: what else can be done to the record. */
  actions?: ReactNode
  /** The part of the address's search that names the record, where the path does not. */
  param?: string
  children: ReactNode
}

/** A form for one record: its groups, and a foot that stays in sight with what went wrong and the actions. */
export function RecordForm<V extends Values>(props: Props<V>) {
  const { state, saveLabel, cancel, fieldLabel, fieldValue, actions, param, children } = props
  const t = useText('records')
  const common = useText('common')
  const errorText = useErrorText()
  return (
    <form noValidate onSubmit={state.submit} className={classes.form}>
      <Text size="sm" c="dimmed">
        {t('requiredMarked')}
      </Text>
      {children}
      <div className="foot">
        {state.error !== undefined && (
          <Text role="alert" size="sm" c="var(--mantine-color-error)">
            {errorText(state.error)} <WayOut error={state.error} />
          </Text>
        )}
        {actions}
        <Group gap="xs" className={classes.actions}>
          <Button variant="default" onClick={cancel}>
            {common('cancel')}
          </Button>
          <Button type="submit" loading={state.isSaving}>
            {saveLabel}
          </Button>
        </Group>
      </div>
      <UnsavedGuard isUnsaved={state.isUnsaved} {...(param ? { param } : {})} />
      {state.conflict && <ConflictDialog conflict={state.conflict} fieldLabel={fieldLabel} fieldValue={fieldValue} />}
    </form>
  )
}

/** Where to go from an error that another screen solves: a plan that is full. */
function WayOut({ error }: { error: unknown }) {
  const t = useText('records')
  const { search } = useSchool('school')
  if (!(error instanceof CallError) || error.code !== 'plan_limit') return null
  return (
    <LinkAnchor to="/school/plan" search={search}>
      {t('toPlan')}
    </LinkAnchor>
  )
}

/** Fields that belong together, under their title. */
export function FormGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={`card ${classes.group}`}>
      <legend className={classes.legend}>{title}</legend>
      <div className={classes.fields}>{children}</div>
    </fieldset>
  )
}

/** For a field that takes the whole width of its group. */
export const fullRow = classes.wide
