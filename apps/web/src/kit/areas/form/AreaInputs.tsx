import { Select, type SelectProps, Textarea, type TextareaProps } from '@mantine/core'
import { fullRow } from '../../form/RecordForm.tsx'
import { useGenderScopes } from '../inputs/genders.ts'
import { useRecordChoices, withPresent } from '../inputs/useChoices.ts'
import type { AnyArea } from '../types.ts'

export interface ChoiceProps extends Omit<SelectProps, 'data'> {
  school_id: number | undefined
  /** What the record has, by key and name; it stays a choice even if it is none for others any more. */
  present: readonly [id: number | null | undefined, name: string | null | undefined]
}

/** A record of another area, of the first hundred by name that `wishes` find. */
export function RecordInput({
  area,
  wishes,
  school_id,
  present,
  ...props
}: ChoiceProps & { area: AnyArea; wishes?: object }) {
  return <Select data={withPresent(useRecordChoices(area, school_id, wishes), ...present)} {...props} />
}

/** Whether something is for men, for women or for both. */
export function GenderInput(props: Omit<SelectProps, 'data'>) {
  return <Select allowDeselect={false} data={useGenderScopes()} {...props} />
}

/** What else is to be known; a row of its own. */
export function NotesInput(props: TextareaProps) {
  return <Textarea className={fullRow} dir="auto" autosize minRows={2} maxLength={1000} {...props} />
}
