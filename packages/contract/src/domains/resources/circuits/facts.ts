import type { Layout } from './calls.ts'
import type { CapacityOf } from './capacity.ts'

/** What rules of lessons ask of a circuit. */
export interface CircuitFacts extends CapacityOf {
  id: number
  layout: Layout
  /** None means all. */
  licence_type_ids: readonly number[]
  is_lit: boolean
  latitude?: number | null | undefined
  longitude?: number | null | undefined
}
