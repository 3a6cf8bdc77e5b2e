export interface MonthCount {
  /** `2026-03`. */
  month: string
  count: number
}
