/** What other domains, further right in the order, may use of this one. */
export { LicenceCodes, LicencesInput } from './shared/LicencesInput.tsx'
export { useRequirementWords } from './shared/requirements/requirementWords.ts'
