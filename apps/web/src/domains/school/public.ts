/** What other domains, further right in the order, may use of this one. */
export { BranchInput, LookupInput } from './shared/SchoolInputs.tsx'
export { SetupCard } from './shared/SetupCard.tsx'
export { useSetup } from './shared/setup.ts'
export { useCurrency } from './shared/useCurrency.ts'
export { lateLookupChoices, useLookupChoices } from './shared/useLookupChoices.ts'
