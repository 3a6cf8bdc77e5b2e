/** What other domains, further right in the order, may use of this one. */

export { countryCodes } from './countries/countries.reference.ts'
export { countryDefaults } from './countries/countryDefaults.ts'
export { countryName } from './countries/countryNames.ts'
export { holdOrganization } from './organizations/organizations.data.ts'
export { noticeRoom, outsideRoom, takeInvitation, takeNotices, takeOfSchool, takeOutside } from './outbox/outside.ts'
export { checkLimit, checkPersonLimit, placesLeft } from './plans/limits.ts'
export { readOffer } from './plans/plans.data.ts'
export { forgetInTime, type Kept } from './retention/retention.ts'
export { insertSchools, schoolsCreated } from './schools/schools.created.ts'
export { openSchool, rolesOfNewSchool } from './schools/schools.open.ts'
export {
  isPackPublished,
  type PublishedPack,
  packOfCountry,
  unsettledInvoices,
} from './schools/schools.questions.ts'
export { firstAdministrator } from './schools/schools.rules.ts'
export { effectiveStatus } from './schools/schools.suspended.ts'
export { tellModerators, waitsForModeration } from './settings/moderation.ts'
export { settingOf, settingsOf, settingsOfBranches } from './settings/settingOf.ts'
export { settingValues } from './settings/settingValues.table.ts'
