/** What other domains, further right in the order, may use of this one. */
export { usesOfBranch } from './branches/uses.ts'
export { lookup } from './lookups/lookups.reference.ts'
export { lookupValues } from './lookups/lookupValues.table.ts'
export { openTimesOf } from './openingHours/openTimes.data.ts'
