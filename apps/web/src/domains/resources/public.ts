/** What other domains, further right in the order, may use of this one. */
export { PriceInput } from './vehicles/PriceInput.tsx'
