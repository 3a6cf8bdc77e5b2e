/** What other domains, further right in the order, may use of this one. */
export { useAgeWords } from './shared/ages/useAgeWords.ts'
export { LicenceCodes, LicencesInput } from './shared/LicencesInput.tsx'
export { useRequirementWords } from './shared/requirements/requirementWords.ts'
