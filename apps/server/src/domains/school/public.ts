/** What other domains, further right in the order, may use of this one. */
export { usesOfBranch } from './branches/uses.ts'
export { lookup } from './lookups/lookups.reference.ts'
export { lookupValues } from './lookups/lookupValues.table.ts'
export { countIssued } from './schoolProfile/issued.ts'
