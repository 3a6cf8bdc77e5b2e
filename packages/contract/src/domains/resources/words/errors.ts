declare module '../../../kernel/errors.ts' {
  interface ErrorsOf {
    resources: typeof errors
  }
}

/** The status of each error of vehicles and rooms; its words stand beside, as `error.<code>`. */
export const errors = {
  date_in_past: 422,
  invalid_vin: 422,
  odometer_falls: 422,
  work_order_open: 409,
  unsafe_defect_open: 409,
  vehicle_gone: 409,
  meter_falls: 422,
  order_overlaps: 422,
  approval_needed: 409,
  not_a_paper: 422,
} as const satisfies Record<string, number>
