/** What other domains, further right in the order, may use of this one. */
export { vehicles } from './vehicles/vehicles.table.ts'
