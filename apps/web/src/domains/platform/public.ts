/** What other domains, further right in the order, may use of this one. */
export { plansKey, useOwnPlan, usePlansChanged } from './plans/usePlans.ts'
export { PackField } from './schools/packField.tsx'
export type { SchoolValues } from './schools/schools.ts'
export { Settings } from './settings/shared/Settings.tsx'
export { PhoneInput } from './shared/PhoneInput.tsx'
export { useCountries, useGenders, useLateGenders } from './shared/useLookups.ts'
