import type { getTrainingRequirements } from '@dsms/contract/curriculum/licences/requirements'
import type { Answer } from '@dsms/contract/kernel/endpoint'

/** The requirements of a type as they are kept. */
export type KeptRequirements = Answer<typeof getTrainingRequirements>

export const inSchool = (school_id: number | undefined) => (school_id ? { school_id } : {})
