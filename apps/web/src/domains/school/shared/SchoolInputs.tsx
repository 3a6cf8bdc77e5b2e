import { branches } from '@dsms/contract/school/branches/calls'
import type { LookupKind } from '@dsms/contract/school/lookups/calls'
import { Select } from '@mantine/core'
import { type ChoiceProps, RecordInput } from '../../../kit/areas/form/AreaInputs.tsx'
import { withPresent } from '../../../kit/areas/inputs/useChoices.ts'
import { useLookupChoices } from './useLookupChoices.ts'

/** At which branch something is. */
export const BranchInput = (props: ChoiceProps) => (
  <RecordInput area={branches} wishes={{ status: 'active' }} {...props} />
)

/** A choice of a list that the platform has and a school may add to. */
export function LookupInput({ kind, school_id, present, ...props }: ChoiceProps & { kind: LookupKind }) {
  return <Select data={withPresent(useLookupChoices(kind, school_id), ...present)} {...props} />
}
