import { Select } from '@mantine/core'
import { useSession } from '../../../kernel/session/session.ts'
import type { ChoiceProps } from '../../../kit/areas/form/AreaInputs.tsx'
import { withPresent } from '../../../kit/areas/inputs/useChoices.ts'
import { longList } from '../../../kit/inputs/longList.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { useOwners } from './useLeadChoices.ts'

const assigning = { access: { school: 'leads.assign', platform: 'schools.edit' } } as const

/** Who looks after a lead. Anyone who may not give leads to others may take one that is nobody's, and give up their own. */
export function OwnerInput({ school, school_id: _, present, ...props }: ChoiceProps & { school: School }) {
  const self = useSession()?.id
  const owners = useOwners(school)
  const mayAssign = useMay()(assigning)
  const [owner] = present
  const isFree = !owner || owner === self
  const offered = mayAssign ? owners : owners.filter(({ value }) => value === String(self))
  return (
    <Select
      {...longList}
      searchable
      {...props}
      disabled={props.disabled || !(mayAssign || isFree)}
      data={withPresent(offered, ...present)}
    />
  )
}
