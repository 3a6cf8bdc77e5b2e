/** What other domains, further right in the order, may use of this one. */

export { useCopy } from './copies/useCopy.ts'
