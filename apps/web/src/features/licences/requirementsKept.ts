import type { Answer } from '@dsms/contract/endpoint'
import type { getTrainingRequirements } from '@dsms/contract/trainingRequirements'

/** The requirements of a type as they are kept. */
export type KeptRequirements = Answer<typeof getTrainingRequirements>

export const inSchool = (school_id: number | undefined) => (school_id ? { school_id } : {})
