import type { LegalHold, ServicePlan } from './rules.ts'

/** What rules of lessons ask of a vehicle. */
export interface VehicleFacts extends ServicePlan {
  id: number
  status: string
  legal_hold: LegalHold | null
  insurance_expires_on: string | null
  inspection_expires_on: string | null
  registration_expires_on: string | null
  permit_expires_on: string | null
  gear_type: 'manual' | 'automatic' | 'semi_automatic' | 'none'
  licence_type_ids: readonly number[]
  passenger_capacity: number
  dual_controls: boolean
  adaptations: readonly string[]
  has_unsafe_defect: boolean
  /** Days (first, last) on which the workshop has it. */
  maintenance: readonly { from: string; to: string }[]
}
