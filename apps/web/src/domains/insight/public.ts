/** What other domains, further right in the order, may use of this one. */
export { useEmployeeColumns } from './tables/useEmployeeColumns.tsx'
export { useEmployees } from './tables/useEmployees.ts'
