/** What other domains, further right in the order, may use of this one. */
export { linksToLicences } from './licences/licenceLinks.table.ts'
export { linkedLicences, toLicenceTypes } from './licences/licenceLinks.ts'
export { licenceTypes } from './licences/licenceTypes.table.ts'
