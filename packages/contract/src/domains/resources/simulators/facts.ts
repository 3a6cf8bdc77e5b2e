/** What rules of lessons ask of a simulator. */
export interface SimulatorFacts {
  id: number
  status: string
  status_from: string | null
  status_until: string | null
  /** Lessons that it holds at once; one unless said. */
  stations?: number | undefined
  calibration_due_on: string | null
  gearbox: 'manual' | 'automatic' | 'both'
  licence_type_ids: readonly number[]
}
