import { slot } from '../../../kernel/slot.tsx'
import type { AreaFormState } from '../../../kit/areas/form/useAreaForm.ts'
import type { SchoolValues } from './schools.ts'

/** Where a school chooses the country whose rules it follows; whoever knows the rules fills it. */
export const PackField = slot<{ form: AreaFormState<SchoolValues, 'schools'> }>()
